/** Castings under work, which a team keeps until one is posted (rules/castings#drafts). */
import { DealDeliverable } from '../deals/deliverable.ts';
import { calendarDay, currency, id, instant, line, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { NewRightsTerms, RightsTerms } from '../rights/terms.ts';
import { castingLimits } from './limits.ts';
import { CastingVisibility, NewCasting } from './terms.ts';

const castingFields = NewCasting.shape;

/** Draft so far: missing values are empty or null, and nothing has to go together. */
export const CastingDraftTerms = z.object({
  title: line(castingLimits.title),
  description: text(limits.text),
  currency,
  payFrom: castingFields.payFrom.nullable(),
  payTo: castingFields.payTo.nullable(),
  places: castingFields.places,
  requirements: castingFields.requirements,
  /** As many as were chosen, also none. */
  deliverableWishes: z.array(castingFields.deliverableWishes.element).max(castingLimits.requirements),
  rounds: castingFields.rounds,
  paymentDays: castingFields.paymentDays,
  rights: NewRightsTerms.nullable(),
  languages: castingFields.languages,
  categoryIds: castingFields.categoryIds,
  closesOn: calendarDay.nullable(),
  dueOn: calendarDay.nullable(),
  question: castingFields.question,
  asksFilm: castingFields.asksFilm,
  visibility: CastingVisibility,
});
export type CastingDraftTerms = z.infer<typeof CastingDraftTerms>;

/** Stored draft, with every wish filled in. */
export const KeptCastingDraft = z.object({
  title: z.string(),
  description: z.string(),
  currency,
  payFrom: z.int().nullable(),
  payTo: z.int().nullable(),
  places: z.int(),
  requirements: z.array(z.string()),
  deliverableWishes: z.array(DealDeliverable.omit({ id: true })),
  rounds: z.int(),
  paymentDays: z.int().nullable(),
  rights: RightsTerms.nullable(),
  languages: z.array(z.string()),
  categoryIds: z.array(id),
  closesOn: calendarDay.nullable(),
  dueOn: calendarDay.nullable(),
  question: z.string(),
  asksFilm: z.boolean(),
  visibility: CastingVisibility,
});
export type KeptCastingDraft = z.infer<typeof KeptCastingDraft>;

/** A draft as the team reads it. */
export const CastingDraft = z.object({
  id,
  terms: KeptCastingDraft,
  savedAt: instant,
  /** Name of the person who saved it last; null where the person is gone or has none. */
  savedBy: z.string().nullable(),
});
export type CastingDraft = z.infer<typeof CastingDraft>;
