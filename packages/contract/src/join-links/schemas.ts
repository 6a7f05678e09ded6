/** Links by which an operator invites brands and creators to the market (rules/join-links). */
import { Role } from '../accounts/schemas.ts';
import { PaperLanguage } from '../invoices/schemas.ts';
import { email, id, instant, text } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** Bounds of a link: how many people it is for, and how many days it works. */
export const mostPlaces = 500;
export const mostLinkDays = 90;

/** Maximum number of links that are open at a time. */
export const mostOpenJoinLinks = 50;

/** Addresses that one call may write to, and the most of one link. */
export const mostJoinMailsAtOnce = 100;
export const mostJoinMails = 500;

export const NewJoinLink = z.object({
  role: Role,
  places: z.int().min(1).max(mostPlaces),
  days: z.int().min(1).max(mostLinkDays),
});
export type NewJoinLink = z.infer<typeof NewJoinLink>;

/** Open; or closed because all places are taken, its time is over, or an admin ended it. */
export const JoinLinkState = z.enum(['OPEN', 'FULL', 'EXPIRED', 'ENDED']);
export type JoinLinkState = z.infer<typeof JoinLinkState>;

export const JoinLink = z.object({
  id,
  code: z.string(),
  role: Role,
  places: z.int(),
  /** Number of people who signed up by it. */
  joined: z.int(),
  state: JoinLinkState,
  createdAt: instant,
  expiresAt: instant,
  /** Addresses that were written to, and how many of them signed up by it. */
  mails: z.object({ sent: z.int(), joined: z.int() }),
});
export type JoinLink = z.infer<typeof JoinLink>;

export const NewJoinMails = z.object({
  emails: z.array(email).min(1).max(mostJoinMailsAtOnce),
  language: PaperLanguage,
  /** Words of the operator's own above the link; may be empty. */
  note: text(1000),
});
export type NewJoinMails = z.infer<typeof NewJoinMails>;

/** Addresses that got the mail now, and those that got none. */
export const SentJoinMails = z.object({
  sent: z.int(),
  /** They have an account. */
  members: z.array(z.string()),
  /** They got the mail of this link before. */
  repeated: z.array(z.string()),
});
export type SentJoinMails = z.infer<typeof SentJoinMails>;

/** A link as its page shows it to people without an account. */
export const JoinPreview = z.object({
  role: Role,
  state: JoinLinkState,
  /** The brand that invites; null where the operator does. Absent from older servers, as the next. */
  brand: z.object({ companyName: z.string(), profileImage: z.string().nullable() }).nullable().optional(),
  /** Whether it was mailed to one person, who may say that it is not for them. */
  isMailed: z.boolean().optional(),
});
export type JoinPreview = z.infer<typeof JoinPreview>;
