/** The form of a casting as a draft keeps it, and back (rules/castings#drafts). */
import {
  type CastingDraft,
  CastingDraftTerms,
  centsFromDollars,
  dollarsForField,
  limits,
  NewRightsTerms,
  z,
} from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { emptyBrief } from '../../../features/deals/send-brief/brief-form.ts';
import {
  proposedRights,
  readRights,
  rightsFormOf,
} from '../../../features/deals/send-brief/rights/rights-form.ts';
import { readWish, wishFormOf } from '../../../features/deals/send-brief/wish-form.ts';
import { type CastingForm, emptyCasting, requirementLines } from './casting-form.ts';

const dayOrNone = (typed: string) => z.iso.date().safeParse(typed).data ?? null;

/** Draft of the form, finished or not: an amount, a day or rights that cannot be read are left open. */
export function draftOfForm(form: CastingForm): CastingDraftTerms {
  const wishes = form.deliverables.map((kind) => readWish(kind, form.wishes[kind]));
  const isSound = CastingDraftTerms.shape.deliverableWishes.safeParse(wishes).success;
  return {
    title: form.title.trim().slice(0, castingLimits.title),
    description: form.description.trim().slice(0, limits.text),
    currency: form.currency,
    payFrom: centsFromDollars(form.payFrom) || null,
    payTo: centsFromDollars(form.payTo) || null,
    places: Number(form.places),
    requirements: requirementLines(form.requirements),
    deliverableWishes: isSound ? wishes : form.deliverables.map((kind) => ({ kind, count: 1 })),
    rounds: Number(form.rounds),
    paymentDays: form.paymentDays === '' ? null : Number(form.paymentDays),
    rights: NewRightsTerms.safeParse(readRights(form.rights, form.deliverables)).data ?? null,
    languages: form.languages,
    categoryIds: form.categoryIds.slice(0, castingLimits.categories),
    closesOn: dayOrNone(form.closesOn),
    dueOn: dayOrNone(form.dueOn),
    question: form.question.trim().slice(0, limits.title),
    asksFilm: form.asksFilm,
    visibility: form.visibility,
  };
}

/** The form with what a draft says. */
export function formOfDraft({ terms }: Pick<CastingDraft, 'terms'>): CastingForm {
  const wishes = { ...emptyBrief.wishes };
  for (const { kind, ...wish } of terms.deliverableWishes) wishes[kind] = wishFormOf(wish);
  return {
    ...emptyCasting,
    title: terms.title,
    description: terms.description,
    deliverables: [...new Set(terms.deliverableWishes.map(({ kind }) => kind))],
    wishes,
    rounds: String(terms.rounds),
    paymentDays: String(terms.paymentDays ?? ''),
    rights: terms.rights ? rightsFormOf(terms.rights) : proposedRights,
    requirements: terms.requirements.join('\n'),
    categoryIds: terms.categoryIds,
    languages: [...terms.languages],
    question: terms.question,
    asksFilm: terms.asksFilm,
    currency: terms.currency,
    payFrom: dollarsForField(terms.payFrom),
    payTo: dollarsForField(terms.payTo),
    places: String(terms.places),
    closesOn: terms.closesOn ?? '',
    dueOn: terms.dueOn ?? '',
    visibility: terms.visibility,
  };
}
