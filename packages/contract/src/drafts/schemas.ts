/** Files that a creator is about to submit and that the brand does not see yet (rules/drafts#drafts). */

import { DealFile } from '../files/schemas.ts';
import { id } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { Upload } from '../uploads/schemas.ts';

export const Draft = z.object({
  /** Whether files can be added now. */
  isOpen: z.boolean(),
  /** In the order in which they are submitted. */
  files: z.array(DealFile),
  /** Uploads that have not arrived whole, oldest first. */
  uploads: z.array(Upload),
  /** Whether the last submission can be taken back: nothing of it was judged yet. */
  isTakeBackPossible: z.boolean(),
  /** The most bytes of a file, by its type. */
  maxBytes: z.object({ VIDEO: z.int(), IMAGE: z.int(), DOCUMENT: z.int() }),
});
export type Draft = z.infer<typeof Draft>;

export const DraftFileChange = z.object({
  /** Its place from 1; those behind move on. */
  position: z.int().min(1).max(1000).optional(),
  /** Null takes it off its deliverable. */
  deliverableId: id.nullable().optional(),
});
export type DraftFileChange = z.infer<typeof DraftFileChange>;

/** Needs that can remain before a draft is submitted. */
export const DraftNeed = z.enum(['uploads', 'checks', 'guidelines', 'tasks']);
export type DraftNeed = z.infer<typeof DraftNeed>;
