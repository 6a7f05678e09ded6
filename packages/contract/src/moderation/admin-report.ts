/** Report as the admin reads it: its party, its context, and what happened before (rules/moderation#reports). */
import { Role } from '../accounts/schemas.ts';
import { id, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { ReportedThing, ReportOutcome, ReportReason, ReportSubject } from './schemas.ts';

export const ReportedParty = z.object({
  as: Role,
  /** Id of the creator, or of the organisation. */
  id,
  name: z.string(),
  isSuspended: z.boolean(),
  /** Accepted deals, which a suspension leaves alone. */
  runningDeals: z.int(),
});
export type ReportedParty = z.infer<typeof ReportedParty>;

/** How many messages are shown before the reported one, and how many after it. */
export const aroundReported = { before: 2, after: 1 } as const;

const MessageAround = z.object({
  id,
  side: Role,
  text: z.string(),
  at: instant,
  isReported: z.boolean(),
});
export type MessageAround = z.infer<typeof MessageAround>;

/** Something public of the reported party. */
const PublicThing = z.object({ what: z.enum(['PROFILE', 'CASTING']), id, title: z.string() });
export type PublicThing = z.infer<typeof PublicThing>;

/** The most public castings, and the most earlier happenings, that are shown with a report. */
export const mostBesideReport = 10;

/** An earlier report, warning or suspension of the same party. */
export const ReportedBefore = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('REPORT'),
    at: instant,
    reason: ReportReason,
    /** Null while it is open. */
    outcome: ReportOutcome.nullable(),
  }),
  z.object({ what: z.enum(['WARNING', 'SUSPENSION']), at: instant, text: z.string() }),
]);
export type ReportedBefore = z.infer<typeof ReportedBefore>;

/** A report with what was reported, in its context. */
export const AdminReport = z.object({
  id,
  subject: ReportSubject,
  subjectId: id,
  dealId: id.nullable(),
  creatorId: id.nullable(),
  /** Casting that was reported, or whose application was. */
  casting: z.object({ id, isOver: z.boolean() }).nullable(),
  reason: ReportReason,
  note: z.string().nullable(),
  /** Name of the reporter; null for a guest and for an account that is gone. */
  reporter: z.string().nullable(),
  reporterRole: z.enum(['GUEST', 'CREATOR', 'BRAND']),
  kept: ReportedThing,
  createdAt: instant,
  outcome: ReportOutcome.nullable(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  closingNote: z.string().nullable(),
  /** Null once they are gone. */
  reported: ReportedParty.nullable(),
  /** In their order; empty for everything but a message that is still there. */
  around: z.array(MessageAround),
  publicThings: z.array(PublicThing),
  /** Newest first. */
  before: z.array(ReportedBefore),
});
export type AdminReport = z.infer<typeof AdminReport>;
