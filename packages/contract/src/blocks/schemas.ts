/** Blocks between brands and creators (rules/blocks). */
import { id, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** Somebody who was blocked: a creator, or the organisation of a brand. */
export const Blocked = z.object({
  id,
  name: z.string(),
  profileImage: z.string().nullable(),
  blockedAt: instant,
});
export type Blocked = z.infer<typeof Blocked>;

/** The most that are listed. */
export const mostBlocked = 500;
