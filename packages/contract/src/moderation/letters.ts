/** Letters of the market to a person or a brand, which stay in their account (rules/moderation#letters). */
import { id, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** A warning, a profile that was taken offline, or the answer to a report of one's own. */
export const LetterKind = z.enum(['WARNING', 'OFFLINE', 'REPORT_ANSWER']);
export type LetterKind = z.infer<typeof LetterKind>;

/** The most letters that an account shows; older ones stay in the copy of one's data. */
export const mostLetters = 20;

export const MarketLetter = z.object({
  id,
  kind: LetterKind,
  /** As the admin wrote it. */
  text: z.string(),
  sentAt: instant,
});
export type MarketLetter = z.infer<typeof MarketLetter>;
