/** Links that show files of a deal to people without an account (rules/shares#share-links). */

import { Comment, commentContent, nextComment } from '../comments/schemas.ts';
import { DealFile } from '../files/schemas.ts';
import { finding } from '../findings.ts';
import { id, instant, key, requiredLine } from '../kit/codecs.ts';
import { limits, shareDays } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';

/** Links of one deal that are in use at once. */
export const mostShares = 50;
const mostSharedFiles = 50;

export const NewShare = z.object({
  /** Recipient of the link: people find it again by this. */
  name: requiredLine(limits.name),
  fileIds: z.array(id).min(1).max(mostSharedFiles),
  canComment: z.boolean(),
  days: z.literal([...shareDays]),
  /** Absent or empty where the link alone opens it. */
  password: z.string().max(limits.name).optional(),
  /** Shows the viewer's name over the film until it is approved. */
  hasWatermark: z.boolean(),
  showsEarlierVersions: z.boolean(),
});
export type NewShare = z.infer<typeof NewShare>;

/** Link as the brand sees it; its secret is shown once, when it is made. */
export const Share = z.object({
  id,
  name: z.string(),
  fileIds: z.array(id),
  canComment: z.boolean(),
  hasPassword: z.boolean(),
  hasWatermark: z.boolean(),
  showsEarlierVersions: z.boolean(),
  createdBy: Person.nullable(),
  createdAt: instant,
  expiresAt: instant,
  /** How often it was looked at; coming back within half an hour is the same look. */
  looks: z.int(),
  lastLookAt: instant.nullable(),
  /** Number of comments that guests wrote and did not delete. */
  comments: z.int(),
});
export type Share = z.infer<typeof Share>;

/** Summary that the link shows before somebody has entered. */
export const ShareSummary = z.object({
  title: z.string(),
  companyName: z.string(),
  profileImage: z.string().nullable(),
  /** Person who made it; null once the account was deleted. */
  by: Person.nullable(),
  hasPassword: z.boolean(),
  canComment: z.boolean(),
  hasWatermark: z.boolean(),
  expiresAt: instant,
});
export type ShareSummary = z.infer<typeof ShareSummary>;

export const ShareEntry = z.object({
  name: requiredLine(limits.name),
  password: z.string().max(1000).optional(),
});

/** A guest: what is sent as the bearer token of the share's other calls. */
export const ShareGuest = z.object({ token: z.string(), name: z.string() });
export type ShareGuest = z.infer<typeof ShareGuest>;

/** Files visible to a guest: the newest version of each chosen file, or all of them; nothing else of the deal. */
export const SharedFiles = z.object({ share: ShareSummary, guestName: z.string(), files: z.array(DealFile) });
export type SharedFiles = z.infer<typeof SharedFiles>;

export const GuestComment = z
  .object({ ...commentContent })
  .refine(({ text: written, drawing }) => written !== '' || drawing, {
    path: ['text'],
    error: finding('comment.empty'),
  });
export type GuestComment = z.infer<typeof GuestComment>;

export const NewGuestComment = z
  .object({ fileId: id, ...commentContent })
  .refine(({ text: written, drawing }) => written !== '' || drawing, {
    path: ['text'],
    error: finding('comment.empty'),
  });
export type NewGuestComment = z.infer<typeof NewGuestComment>;

export const GuestComments = z.object({ comments: z.array(Comment), next: nextComment });

/** Query of the address of a shared file's bytes: the guest, when it ends, and the proof. */
export const SharedBytesQuery = z.object({
  guest: id,
  expires: z.string().regex(/^\d{1,12}$/),
  signature: key(200),
  variant: z.enum(['poster', 'cleaned', 'proxy', 'storyboard']).optional(),
});

/** The secret of a link, in an address. */
export const shareToken = key(200);
