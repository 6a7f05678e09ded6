/** A casting as it was written, and as it is kept (rules/castings#terms). */

import { createHash } from 'node:crypto';
import {
  AppError,
  closingDay,
  closingMoment,
  type Finding,
  type NewCasting,
  withDefaults,
} from '@briefcast/contract';
import { dayFromIso, isoDay } from '@briefcast/contract/kit/days';
import type { Reader } from '../../platform/database/database.ts';
import type { castings } from '../../platform/database/tables/index.ts';
import { readCategories } from '../creators/read-categories.ts';

type Row = typeof castings.$inferSelect;

/** Columns that its brand writes. */
type Written = Omit<
  Row,
  'id' | 'brandId' | 'postedBy' | 'createdAt' | 'closedAt' | 'endedAt' | 'endedBy' | 'closedReason'
>;

export const rowOf = (said: NewCasting): Written => ({
  title: said.title,
  description: said.description,
  currency: said.currency,
  payFrom: said.payFrom,
  payTo: said.payTo,
  places: said.places,
  terms: {
    requirements: said.requirements,
    deliverableWishes: said.deliverableWishes.map(withDefaults),
    rounds: said.rounds,
    paymentDays: said.paymentDays,
    rights: said.rights,
  },
  kinds: [...new Set(said.deliverableWishes.map(({ kind }) => kind))],
  languages: [...new Set(said.languages)],
  categoryIds: [...new Set(said.categoryIds)],
  closesAt: closingMoment(said.closesOn),
  dueAt: dayFromIso(said.dueOn),
  question: said.question,
  asksFilm: said.asksFilm,
  visibility: said.visibility,
});

/** The row as its brand would write it again. */
export const saidOf = (row: Written): NewCasting => ({
  title: row.title,
  description: row.description,
  currency: row.currency,
  payFrom: row.payFrom,
  payTo: row.payTo,
  places: row.places,
  ...row.terms,
  languages: row.languages as NewCasting['languages'],
  categoryIds: row.categoryIds,
  closesOn: closingDay(row.closesAt),
  dueOn: isoDay(row.dueAt),
  question: row.question,
  asksFilm: row.asksFilm,
  visibility: row.visibility,
});

/**
 * Refuses days that are over, and categories that do not exist. `keepsDay` allows the last day for applications to stay as it
 * was, though it is over. Throws request.invalid.
 */
export async function requireSound(
  db: Reader,
  said: NewCasting,
  now: Date,
  { keepsDay = false }: { keepsDay?: boolean } = {},
): Promise<void> {
  const findings: Finding[] = [];
  if (!keepsDay && closingMoment(said.closesOn) <= now)
    findings.push({ path: ['closesOn'], code: 'date.past' });
  if (closingMoment(said.dueOn) <= now) findings.push({ path: ['dueOn'], code: 'date.past' });
  if (said.categoryIds.length > 0) {
    const known = await readCategories(db);
    said.categoryIds.forEach((id, index) => {
      if (!known.some((category) => category.id === id))
        findings.push({ path: ['categoryIds', index], code: 'category.unknown' });
    });
  }
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
}

/** Columns of a casting that an application answers. */
type Offered = Pick<
  Row,
  'title' | 'description' | 'currency' | 'payFrom' | 'payTo' | 'terms' | 'dueAt' | 'question' | 'asksFilm'
>;

/** Names what a casting says to who applies: another text where it says something else. */
export function versionOf(row: Offered): string {
  const { title, description, currency, payFrom, payTo, terms, dueAt, question, asksFilm } = row;
  const said = [title, description, currency, payFrom, payTo, terms, dueAt.getTime(), question, asksFilm];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 27);
}
