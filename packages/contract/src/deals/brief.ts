/** The brief of a deal as it was sent: items to keep, and rounds of changes (rules/deals#frozen-brief). */

import { finding } from '../findings.ts';
import { id, instant } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

export const BriefItemKind = z.enum(['REQUIREMENT', 'DO', 'DONT', 'HASHTAG', 'MENTION']);
export type BriefItemKind = z.infer<typeof BriefItemKind>;

/** One thing that the brief asks for in words. Its state is in `deals/brief-items.ts`. */
export const BriefItem = z.object({
  id,
  kind: BriefItemKind,
  text: z.string(),
  /** When the creator last confirmed it. */
  attestedAt: instant.nullable(),
  /** When the brand last marked it as missed. */
  missedAt: instant.nullable(),
});
export type BriefItem = z.infer<typeof BriefItem>;

/**
 * Mark of one side on an item: the creator's that it is kept, the brand's that it is missed. False takes it back.
 */
export const BriefItemMark = z
  .object({ attested: z.boolean().optional(), missed: z.boolean().optional() })
  .refine(({ attested, missed }) => (attested === undefined) !== (missed === undefined), {
    error: finding('brief_item.one_mark'),
  });
export type BriefItemMark = z.infer<typeof BriefItemMark>;

/** One mark of several items at once: requirements, do's, don'ts, hashtags and mentions are five lists. */
export const BriefItemMarks = BriefItemMark.safeExtend({
  itemIds: z
    .array(id)
    .min(1)
    .max(5 * limits.listItems),
});
export type BriefItemMarks = z.infer<typeof BriefItemMarks>;

/** Rounds of changes: how many the brief includes, and how many were used (rules/deals#rounds). */
export const Rounds = z.object({ included: z.int(), used: z.int() });
export type Rounds = z.infer<typeof Rounds>;
