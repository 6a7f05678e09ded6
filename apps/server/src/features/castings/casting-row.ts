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
import { categoriesOf, offeredWords } from '@briefcast/contract/admin/market-words';
import { dayFromIso, isoDay } from '@briefcast/contract/kit/days';
import type { Reader } from '../../platform/database/database.ts';
import type { castings } from '../../platform/database/tables/index.ts';
import type { KnownSettings } from '../../platform/operator-settings.ts';
import { readCategories } from '../creators/read-categories.ts';
import { requireOfferedLanguages } from '../creators/require-offered-languages.ts';

type Row = typeof castings.$inferSelect;

/** Columns that its brand writes. */
type Written = Omit<
  Row,
  'id' | 'brandId' | 'postedBy' | 'createdAt' | 'closedAt' | 'endedAt' | 'endedBy' | 'closedReason'
>;

export const rowOf = (input: NewCasting): Written => ({
  title: input.title,
  description: input.description,
  currency: input.currency,
  payFrom: input.payFrom,
  payTo: input.payTo,
  places: input.places,
  terms: {
    requirements: input.requirements,
    deliverableWishes: input.deliverableWishes.map(withDefaults),
    rounds: input.rounds,
    paymentDays: input.paymentDays,
    rights: input.rights,
  },
  kinds: [...new Set(input.deliverableWishes.map(({ kind }) => kind))],
  languages: [...new Set(input.languages)],
  categoryIds: [...new Set(input.categoryIds)],
  closesAt: closingMoment(input.closesOn),
  dueAt: dayFromIso(input.dueOn),
  question: input.question,
  asksFilm: input.asksFilm,
  visibility: input.visibility,
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
  languages: row.languages,
  categoryIds: row.categoryIds,
  closesOn: closingDay(row.closesAt),
  dueOn: isoDay(row.dueAt),
  question: row.question,
  asksFilm: row.asksFilm,
  visibility: row.visibility,
});

interface Soundness {
  /** Allows the last day for applications to stay as it was, though it is over. */
  keepsDay?: boolean;
  /** The casting as it was, whose categories and languages may stay though they are retired. */
  before?: Pick<NewCasting, 'categoryIds' | 'languages'>;
}

/** Refuses days that are over, and categories and languages that are not offered. Throws request.invalid. */
export async function requireSound(
  { db, settings }: { db: Reader; settings: Pick<KnownSettings, 'now'> },
  input: NewCasting,
  now: Date,
  { keepsDay = false, before }: Soundness = {},
): Promise<void> {
  const findings: Finding[] = [];
  if (!keepsDay && closingMoment(input.closesOn) <= now)
    findings.push({ path: ['closesOn'], code: 'date.past' });
  if (closingMoment(input.dueOn) <= now) findings.push({ path: ['dueOn'], code: 'date.past' });
  if (input.categoryIds.length > 0) {
    const words = offeredWords(categoriesOf(settings.now().market));
    const offered = (await readCategories(db)).filter(({ name }) => words.includes(name));
    input.categoryIds.forEach((id, index) => {
      if (!offered.some((category) => category.id === id) && !before?.categoryIds.includes(id))
        findings.push({ path: ['categoryIds', index], code: 'category.unknown' });
    });
  }
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
  requireOfferedLanguages(settings, input.languages, before?.languages ?? []);
}

/** Columns of a casting that an application answers. */
type Offered = Pick<
  Row,
  'title' | 'description' | 'currency' | 'payFrom' | 'payTo' | 'terms' | 'dueAt' | 'question' | 'asksFilm'
>;

/** Names what a casting says to who applies: another text where it says something else. */
export function versionOf(row: Offered): string {
  const { title, description, currency, payFrom, payTo, terms, dueAt, question, asksFilm } = row;
  const input = [title, description, currency, payFrom, payTo, terms, dueAt.getTime(), question, asksFilm];
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 27);
}
