/** Moderation: what waits for the admin's approval, and what people report (rules/moderation). */
import { id, instant, line, requiredText, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** Why a profile is sent back; each has its sentence in the letter to the creator. */
export const sendBackReasons = [
  'CONTACT_DETAILS',
  'WORK_NOT_OWN',
  'PORTFOLIO_THIN',
  'PRICES_UNCLEAR',
  'NO_FACE_OR_NAME',
  'OTHER',
] as const;
export const SendBackReason = z.enum(sendBackReasons);
export type SendBackReason = z.infer<typeof SendBackReason>;

/** Kinds of requests: to be public for the first time, or to show something else than before. */
export const ReviewKind = z.enum(['FIRST', 'CHANGES']);
export type ReviewKind = z.infer<typeof ReviewKind>;

export const ReviewState = z.enum(['WAITING', 'APPROVED', 'SENT_BACK']);
export type ReviewState = z.infer<typeof ReviewState>;

/** Fields of a public profile whose new values wait. */
export const heldFields = ['firstName', 'lastName', 'profileImage', 'bio', 'location'] as const;
export type HeldField = (typeof heldFields)[number];

/** New values that wait; what is not named is as it is shown. */
export type HeldValues = Partial<Record<HeldField, string>>;

/** New titles of works that wait, by the works' ids; with what they show, where that waits (`readHeldWords`). */
export type HeldTitles = Readonly<Record<string, string>>;

/** Pending changes of a creator: new values, new items of the portfolio by their ids, new titles of others. */
export interface Held {
  heldValues: HeldValues;
  heldItems: readonly string[];
  heldTitles: HeldTitles;
}

/** State of the newest request, as its creator reads it. */
export const OwnReview = z.object({
  kind: ReviewKind,
  state: ReviewState,
  askedAt: instant,
  decidedAt: instant.nullable(),
  /** Reasons for sending a request back: ones that the letter gives, and a line in the admin's own words. */
  reasons: z.array(SendBackReason),
  note: z.string().nullable(),
  /** Changes that brands do not see yet. */
  held: z.object({ fields: z.array(z.enum(heldFields)), items: z.int(), titles: z.int().optional() }),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const reportReasons = ['CONTACT_DETAILS', 'NOT_THEIRS', 'OFFENSIVE', 'FRAUD', 'OTHER'] as const;
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

export const ReportSubject = z.enum(['PROFILE', 'MESSAGE', 'FILE', 'CASTING', 'APPLICATION']);
export type ReportSubject = z.infer<typeof ReportSubject>;

/** Report of a profile, which a guest may make as well. */
export const NewReport = z.object({ reason: ReportReason, note: text(1000).optional() });
export type NewReport = z.infer<typeof NewReport>;

/** Report of something inside a deal, by one of its sides. */
export const NewDealReport = NewReport.extend({ subject: z.enum(['MESSAGE', 'FILE']), subjectId: id });
export type NewDealReport = z.infer<typeof NewDealReport>;

/** Copy of the reported content as it was then: it stays when the original is changed or deleted. */
export const ReportedThing = z.object({
  /** Author: the creator's or the organisation's name. */
  author: z.string(),
  /** The words of a message, of an application or a casting, the name of a file, the bio of a profile. */
  text: z.string(),
  /** Title of the message's or file's deal; for castings and applications to them, the casting's. */
  dealTitle: z.string().nullable(),
  /** SHA-256 of a file's bytes, in hexadecimal digits. Null for everything else. */
  sha256: z.string().nullable(),
  /** Addresses of the pictures that a profile shows. */
  pictures: z.array(z.string()),
});
export type ReportedThing = z.infer<typeof ReportedThing>;

export const ReportOutcome = z.enum(['ACTED', 'DISMISSED']);
export type ReportOutcome = z.infer<typeof ReportOutcome>;

/** Which part of the queue is asked for; `CLOSED` are the reports that were dealt with. */
export const QueuePart = z.enum(['WAITING', 'SENT_BACK', 'APPROVED', 'CLOSED']);
export type QueuePart = z.infer<typeof QueuePart>;

export const ModerationQuery = z.object({ part: QueuePart.optional(), _t: line(limits.name).optional() });

const QueuedProfile = z.object({
  what: z.literal('PROFILE'),
  /** Id of the request. */
  id,
  creatorId: id,
  name: z.string(),
  profileImage: z.string().nullable(),
  kind: ReviewKind,
  /** The first of its categories. */
  category: z.string().nullable(),
  held: OwnReview.shape.held,
  /** When it was asked for; of what is decided, when that was. */
  at: instant,
});
const QueuedReport = z.object({
  what: z.literal('REPORT'),
  id,
  subject: ReportSubject,
  author: z.string(),
  dealTitle: z.string().nullable(),
  at: instant,
});
export const QueueEntry = z.discriminatedUnion('what', [QueuedProfile, QueuedReport]);
export type QueueEntry = z.infer<typeof QueueEntry>;

/** The most entries that are listed of a part. */
export const mostQueued = 200;

/**
 * Entries of the queue: pending ones oldest first, decided ones newest first. The list has at most `mostQueued`
 * entries; counts are of all.
 */
export const ModerationQueue = z.object({
  entries: z.array(QueueEntry),
  counts: z.object({ profiles: z.int(), reports: z.int(), sentBack: z.int() }),
  /** When the oldest that waits was asked for. */
  oldest: instant.nullable(),
});
export type ModerationQueue = z.infer<typeof ModerationQueue>;

/** The admin's verdict on a profile; `revision` says which state of it was looked at. */
export const ReviewVerdict = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('APPROVE'), revision: z.int() }),
  z.object({
    verdict: z.literal('SEND_BACK'),
    revision: z.int(),
    reasons: z.array(SendBackReason).min(1).max(sendBackReasons.length),
    note: text(1000).optional(),
  }),
]);
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;

/** The note is the letter to who reported it; of a guest it stays in the audit trail alone. */
export const ReportClosing = z.object({ outcome: ReportOutcome, note: text(1000).optional() });
export type ReportClosing = z.infer<typeof ReportClosing>;

export const ReportWarning = z.object({ reason: requiredText(500) });
export type ReportWarning = z.infer<typeof ReportWarning>;
