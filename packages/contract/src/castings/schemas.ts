/** Castings as they are read: on the board, on their page, and by the brand that posted them (rules/castings). */

import { Category } from '../creators/category.ts';
import { BrandFacts } from '../creators/details.ts';
import { DealDeliverable } from '../deals/deliverable.ts';
import { calendarDay, currency, id, instant, line, queryInt, queryList } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { RightsTerms } from '../rights/terms.ts';
import { CastingState, CastingVisibility } from './terms.ts';

const cardFields = {
  id,
  title: z.string(),
  /** How its description begins. */
  summary: z.string(),
  state: CastingState,
  currency,
  payFrom: z.int(),
  payTo: z.int(),
  places: z.int(),
  /** How many of them are filled. */
  cast: z.int(),
  deliverableWishes: z.array(DealDeliverable.omit({ id: true })),
  languages: z.array(z.string()),
  categories: z.array(Category),
  closesOn: calendarDay,
  dueOn: calendarDay,
  brand: z.object({
    companyName: z.string(),
    profileImage: z.string().nullable(),
    /** Invented, as its casting is (rules/sample-people). Absent from older servers. */
    isSample: z.boolean().optional(),
  }),
};

/** A casting on the board. */
export const CastingCard = z.object(cardFields);
export type CastingCard = z.infer<typeof CastingCard>;

const wholeFields = {
  ...cardFields,
  description: z.string(),
  requirements: z.array(z.string()),
  rounds: z.int(),
  paymentDays: z.int().nullable(),
  rights: RightsTerms.nullable(),
  question: z.string(),
  /** Whether everybody who applies sends a short film that they made for it. */
  asksFilm: z.boolean(),
  visibility: CastingVisibility,
  createdAt: instant,
  /** How many creators applied and did not withdraw. */
  applications: z.int(),
};

/** A casting on its own page, which is public. */
export const Casting = z.object({
  ...wholeFields,
  /** Facts from the brand's finished deals; null where they are too few. */
  brandFacts: BrandFacts.nullable(),
  /** Changes with its words, pay, terms and day; who applies says which one they read. Absent from older servers. */
  version: z.string().optional(),
});
export type Casting = z.infer<typeof Casting>;

/** A casting as its brand reads it. */
export const OwnCasting = z.object({
  ...wholeFields,
  /** How many applications nobody of the brand has seen, and how many are on the shortlist or were passed over. */
  unseen: z.int(),
  shortlisted: z.int(),
  passed: z.int(),
  /** Whether it is over for good, and everybody was notified. */
  isOver: z.boolean(),
  /** When it is over by itself; null while it takes applications, and once it is over. */
  endsAt: instant.nullable(),
  /** Why the operator closed it; null where they did not. */
  closedReason: z.string().nullable(),
});
export type OwnCasting = z.infer<typeof OwnCasting>;

export const OwnCastingsPage = z.object({ castings: z.array(OwnCasting), nextCursor });
export type OwnCastingsPage = z.infer<typeof OwnCastingsPage>;

export const castingSorts = ['closing', 'newest', 'pay'] as const;
export type CastingSort = (typeof castingSorts)[number];

/** Filters of the board. Pay is compared in cents of US dollars, by the fixed rate. */
export const BoardQuery = z.object({
  search: line(limits.title).optional(),
  categories: queryList(limits.listItems).optional(),
  languages: queryList(limits.listItems).optional(),
  deliverables: queryList(limits.listItems).optional(),
  currency: currency.optional(),
  /** Minimum of a casting's highest pay. */
  minPay: queryInt(0, limits.cents).optional(),
  sort: z.enum(castingSorts).optional(),
  ...pageFields,
});
export type BoardQuery = z.infer<typeof BoardQuery>;

const Counts = z.array(z.object({ value: z.string(), count: z.int() }));

export const BoardPage = z.object({
  castings: z.array(CastingCard),
  /** How many the filters leave. */
  total: z.int(),
  nextCursor,
  /** How many of all open castings each value of a filter has. */
  counts: z.object({ categories: Counts, languages: Counts, deliverables: Counts }),
});
export type BoardPage = z.infer<typeof BoardPage>;
