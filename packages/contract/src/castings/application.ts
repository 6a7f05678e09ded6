/** Applications to castings: what a creator says, and how it is answered (rules/castings#applications). */

import { WorkFacts } from '../creators/details.ts';
import { NewDealLines } from '../deals/deal-lines.ts';
import { DealStatus } from '../deals/schemas.ts';
import { id, instant, line, queryListOf, requiredText } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { PortfolioItem } from '../portfolio/schemas.ts';
import { castingLimits } from './limits.ts';
import { CastingCard } from './schemas.ts';
import { MemberVote } from './votes.ts';

/** State of an application, as its creator reads it (`castings/state.ts`). */
export const ApplicationState = z.enum(['WAITING', 'SEEN', 'SHORTLISTED', 'CAST', 'NOT_CHOSEN', 'WITHDRAWN']);
export type ApplicationState = z.infer<typeof ApplicationState>;

/** Brand's opinion of an application, for its team alone. */
export const ApplicationMark = z.enum(['SHORTLISTED', 'PASSED']);
export type ApplicationMark = z.infer<typeof ApplicationMark>;

export const NewApplication = z.object({
  pitch: requiredText(castingLimits.pitch),
  /**
   * Price that the creator asks for everything in the brief, in hundredths of the casting's currency; may lie
   * outside its range.
   */
  price: NewDealLines.shape.budget,
  /** To the casting's question; empty where it asks none. */
  answer: line(limits.title),
  /** Items of the creator's own portfolio, in the order in which they are shown. */
  itemIds: z
    .array(id)
    .max(castingLimits.items)
    .transform((ids) => [...new Set(ids)]),
  /** The film that was made for it, where the casting asks for one. */
  filmId: id.nullable().default(null),
  /** The version of the casting that was read; a first application to another one is refused. */
  version: line(limits.name).optional(),
});
export type NewApplication = z.infer<typeof NewApplication>;

/** A film that was made for an application: its creator and the brand's team alone see it, by addresses that expire. */
export const ApplicationFilm = z.object({
  id,
  url: z.string(),
  poster: z.string().nullable(),
  /** Null until it was looked at, and where the server cannot. */
  durationSeconds: z.number().nullable(),
  /** A form that every browser plays is being made, or cannot be made. */
  film: z.enum(['PREPARING', 'UNPLAYABLE']).nullable(),
});
export type ApplicationFilm = z.infer<typeof ApplicationFilm>;

const applicationFields = {
  id,
  pitch: z.string(),
  price: z.int(),
  answer: z.string(),
  appliedAt: instant,
  /** Null where none was asked for, and once it was removed. */
  film: ApplicationFilm.nullable(),
};

/** A creator's own application. */
export const OwnApplication = z.object({
  ...applicationFields,
  itemIds: z.array(id),
  state: ApplicationState,
  /** The deal that came of it; null before, and once that is deleted. */
  deal: z.object({ id, status: DealStatus }).nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** Own application in a list, with the casting that it is about. */
export const ListedApplication = OwnApplication.extend({ casting: CastingCard });
export type ListedApplication = z.infer<typeof ListedApplication>;

export const ApplicationsPage = z.object({ applications: z.array(ListedApplication), nextCursor });
export type ApplicationsPage = z.infer<typeof ApplicationsPage>;

/** An application as the brand compares it with others. */
export const Applicant = z.object({
  ...applicationFields,
  outcome: z.enum(['WAITING', 'CAST', 'NOT_CHOSEN']),
  mark: ApplicationMark.nullable(),
  /** Whether nobody of the brand had seen it. */
  isNew: z.boolean(),
  creator: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    profileImage: z.string().nullable(),
    location: z.string().nullable(),
    languages: z.array(z.string()),
    /** Names on other networks, for taking them out of the creator's words. Absent from older servers. */
    handles: z.array(z.string()).optional(),
    /** Whether they take briefs now; else they cannot be cast. */
    isPublished: z.boolean(),
  }),
  /** Portfolio items in the creator's chosen order; deleted ones are left out. */
  items: z.array(PortfolioItem),
  /** From finished deals with anybody; null while there are too few. */
  facts: WorkFacts.nullable(),
  /** How many projects they accepted from this brand. */
  projects: z.int(),
  /** The longest turnaround that their profile names for what the casting asks for; null where it names none. */
  turnaroundDays: z.int().nullable(),
  dealId: id.nullable(),
  /** Opinions of the team, oldest first. */
  votes: z.array(MemberVote),
});
export type Applicant = z.infer<typeof Applicant>;

export const applicantSorts = ['newest', 'fit', 'votes', 'price', 'projects'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** The orders that a list may be asked for in; judged blind it is shuffled, in one way for each member. */
export const ApplicantOrder = z.enum([...applicantSorts, 'shuffled']);
export type ApplicantOrder = z.infer<typeof ApplicantOrder>;

/** Filters of the list of applicants; several apply together. */
export const ApplicantFilter = z.enum([
  /** Was in time in at least `onTimeShare` of finished deals, of which there are enough for facts. */
  'onTime',
  /** Asks no more than the casting pays. */
  'inRange',
  /** Speaks a language that the casting asks for. */
  'speaks',
  /** Accepted a project of this brand before. */
  'worked',
  /** Somebody of the team said yes. */
  'wanted',
  /** The member who asks has not voted yet. */
  'unvoted',
]);
export type ApplicantFilter = z.infer<typeof ApplicantFilter>;

/** Applications that wait or were answered, or those alone that are marked in one way. */
export const ApplicantsQuery = z.object({
  show: z.enum(['SHORTLISTED', 'PASSED', 'CAST']).optional(),
  sort: ApplicantOrder.optional(),
  filters: queryListOf(ApplicantFilter, ApplicantFilter.options.length).optional(),
  /** These applications alone, whatever their mark, such as those that are compared. */
  ids: queryListOf(id, castingLimits.compared).optional(),
  ...pageFields,
});
export type ApplicantsQuery = z.infer<typeof ApplicantsQuery>;

export const ApplicantsPage = z.object({ applicants: z.array(Applicant), nextCursor });
export type ApplicantsPage = z.infer<typeof ApplicantsPage>;

/** Creators that a brand casts, each with the price that it read: it is bound to no other. */
export const Casts = z.object({
  choices: z
    .array(z.object({ applicationId: id, price: NewDealLines.shape.budget }))
    .min(1)
    .max(castingLimits.places)
    .refine((choices) => new Set(choices.map(({ applicationId }) => applicationId)).size === choices.length),
  /** Campaign of the brand that the deals go into; the default is none. */
  campaignId: id.optional(),
});
export type Casts = z.infer<typeof Casts>;

/** A deal that came of an application. */
export const CastDeal = z.object({ applicationId: id, dealId: id });
export type CastDeal = z.infer<typeof CastDeal>;
