/** Files of a deal, and public media (rules/files). */

import { Role } from '../accounts/schemas.ts';
import { mostComments } from '../comments/schemas.ts';
import { finding } from '../findings.ts';
import { id, instant, key, plausibleInstant, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Person } from '../teams/member.ts';
import { FileMedia } from './media.ts';

/** Type of a file, decided by its bytes. DOCUMENT is pdf, doc and docx. */
export const FileType = z.enum(['VIDEO', 'IMAGE', 'DOCUMENT']);
export type FileType = z.infer<typeof FileType>;

/** DRAFT: in the creator's draft, which the brand does not see and no list counts. */
export const FileStatus = z.enum(['PENDING', 'APPROVED', 'NEEDS_REVISION', 'REJECTED', 'REFERENCE', 'DRAFT']);
export type FileStatus = z.infer<typeof FileStatus>;

/** Verdicts of a brand on a submitted file. */
export const Verdict = FileStatus.extract(['APPROVED', 'NEEDS_REVISION', 'REJECTED']);
export type Verdict = z.infer<typeof Verdict>;

/** How many files are approved by one call; screens ask for more in several. */
const mostApprovals = 200;

export const DealFile = z.object({
  id,
  originalName: z.string(),
  /** A relative address with an expiring signature. */
  url: z.string(),
  type: FileType,
  /** Bytes. */
  size: z.int(),
  status: FileStatus,
  feedback: z.string().nullable(),
  /** When the brand would like it back, where it was sent back with a day. */
  backBy: instant.nullable().optional(),
  createdAt: instant,
  uploader: z.object({ role: Role }),
  /** True of what came with a message of the chat; its status is REFERENCE, and it is no part of the brief. */
  attached: z.boolean().optional(),
  /** Person who uploaded it; null once the account was deleted. */
  uploadedBy: Person.nullable(),
  /** Person who decided on it last; null before, and once the account was deleted. */
  reviewedBy: Person.nullable(),
  /** When that was; null before, and for verdicts of which nobody noted it. */
  reviewedAt: instant.nullable().optional(),
  /**
   * Sent back in an earlier round and replaced since: history, not a current deliverable (rules/deals#deliverables).
   */
  superseded: z.boolean(),
  /** Shown to its uploader alone: whether the file says where it was taken. False until looked. */
  hasLocation: z.boolean().optional(),
  /** Shown to its uploader alone: the file said where it was taken, and that was taken out. */
  placeRemoved: z.boolean().optional(),
  /** A still for videos and a smaller picture for images; null until it has been made. */
  poster: z.string().nullable(),
  /** Properties and copies of a film or picture; null for documents. */
  media: FileMedia.nullable().optional(),
  /** Hash of the bytes behind `url`, in small hexadecimal digits; null for files from before it was taken. */
  sha256: z.string().nullable().optional(),
  /** The first version's id, by which all versions of a file are known, and which version this is, from 1. */
  stackId: id.optional(),
  version: z.int().optional(),
  /** Which of the brief's deliverables it is; null for none. */
  deliverableId: id.nullable().optional(),
  /** When it was submitted for review; files of one submission have the same. Null before. */
  submittedAt: instant.nullable().optional(),
});
export type DealFile = z.infer<typeof DealFile>;

export const FileReview = z
  .object({
    status: Verdict,
    feedback: text(limits.text).optional(),
    /** Open comments of the file that become the creator's tasks, with NEEDS_REVISION alone. */
    commentIds: z.array(id).max(mostComments).optional(),
    /** The lines of the brief that some of them are about, where the comment does not say it itself. */
    lines: z
      .array(z.object({ commentId: id, briefItemId: id }))
      .max(mostComments)
      .optional(),
    /** When the brand would like it back. */
    backBy: plausibleInstant.optional(),
  })
  .refine(
    ({ status, feedback, commentIds }) => status !== 'NEEDS_REVISION' || feedback || commentIds?.length,
    {
      path: ['feedback'],
      error: finding('feedback.missing'),
    },
  );
export type FileReview = z.infer<typeof FileReview>;

/** Files of one deal that are approved together. */
export const Approvals = z.object({ fileIds: z.array(id).min(1).max(mostApprovals) });
export type Approvals = z.infer<typeof Approvals>;

/** A picture or video that everybody may see: portfolio media, profile pictures, logos. */
export const PublicMedia = z.object({ id, url: z.string(), type: FileType });
export type PublicMedia = z.infer<typeof PublicMedia>;

/** Storage used, and its limit. */
const Usage = z.object({
  usedBytes: z.int(),
  limitBytes: z.int(),
  /** Pictures and videos of an account, files of a deal. */
  count: z.int(),
  maxCount: z.int(),
});
export type Usage = z.infer<typeof Usage>;

export const StorageUsage = z.object({
  /** Media of one's profile, and one's files in deals by their bytes. */
  account: Usage,
  /** The files of both sides in the deal that was asked for. */
  deal: Usage.nullable(),
});
export type StorageUsage = z.infer<typeof StorageUsage>;

/** Query of a signed address: when it ends (seconds since 1970) and the proof. */
export const SignedQuery = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: key(200),
  /**
   * `poster` asks for the still or smaller picture instead of the original, `proxy` for the form that browsers play or
   * show, `storyboard` for the stills of a film; `cleaned` is in the address of an original whose notes were removed.
   */
  variant: z.enum(['poster', 'cleaned', 'proxy', 'storyboard']).optional(),
});
