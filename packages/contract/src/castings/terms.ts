/** Terms of a casting: an open brief that creators apply to (rules/castings#terms). */

import { NewDealLines } from '../deals/deal-lines.ts';
import type { DealDeliverable } from '../deals/deliverable.ts';
import { finding } from '../findings.ts';
import { calendarDay, currency, id, line, requiredLine, requiredText, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import type { RightsTerms } from '../rights/terms.ts';
import { castingLimits } from './limits.ts';

/** Audience of a casting: everybody on the board, or only people who were sent its address. */
export const CastingVisibility = z.enum(['EVERYONE', 'LINK']);
export type CastingVisibility = z.infer<typeof CastingVisibility>;

/** State of a casting, as its brand and its creators read it (`castings/state.ts`). */
export const CastingState = z.enum(['OPEN', 'CHOOSING', 'CAST', 'CLOSED']);
export type CastingState = z.infer<typeof CastingState>;

/** A casting as its brand writes it. Every change sends all of it again. */
export const NewCasting = z
  .object({
    title: requiredLine(castingLimits.title),
    description: requiredText(limits.text),
    currency,
    /** Lowest and highest pay of a creator, in hundredths of the currency; equal where the pay is fixed. */
    payFrom: NewDealLines.shape.budget,
    payTo: NewDealLines.shape.budget,
    /** How many creators are looked for. */
    places: z.int().min(1).max(castingLimits.places),
    requirements: z
      .array(text(limits.title))
      .max(castingLimits.requirements)
      .transform((items) => items.filter((item) => item !== '')),
    deliverableWishes: NewDealLines.shape.deliverableWishes.min(1, finding('casting.no_deliverable')),
    rounds: NewDealLines.shape.rounds,
    /** Days from completion until a creator is paid; the default is the operator's setting when a creator is cast. */
    paymentDays: NewDealLines.shape.paymentDays.nullable(),
    /** Rights of the brand in the content; null where the terms of use say it. */
    rights: NewDealLines.shape.rights,
    /** Any of them will do; none for any language. */
    languages: z.array(requiredLine(limits.name)).max(limits.listItems),
    /** Any of them will do; none for any category. */
    categoryIds: z.array(id).max(castingLimits.categories),
    /** The last day for applications. */
    closesOn: calendarDay,
    /** The day on which the content is due. */
    dueOn: calendarDay,
    /** One thing that every applicant answers; empty for none. */
    question: line(limits.title),
    /** Whether everybody who applies sends a short film that they made for it. */
    asksFilm: z.boolean().default(false),
    visibility: CastingVisibility,
  })
  .refine(({ payFrom, payTo }) => payFrom <= payTo, {
    path: ['payTo'],
    error: finding('casting.pay_reversed'),
  })
  .refine(({ closesOn, dueOn }) => closesOn <= dueOn, {
    path: ['dueOn'],
    error: finding('casting.due_before_closing'),
  });
export type NewCasting = z.infer<typeof NewCasting>;

/** Casting as it is first posted. The draft that it was is dropped with it. */
export const PostedCasting = NewCasting.safeExtend({ draftId: id.optional() });
export type PostedCasting = z.infer<typeof PostedCasting>;

/** Terms that a brief takes from a casting, beyond its words, price and day; every wish is filled in. */
export interface KeptCastingTerms {
  requirements: string[];
  deliverableWishes: Omit<DealDeliverable, 'id'>[];
  rounds: number;
  paymentDays: number | null;
  rights: RightsTerms | null;
}
