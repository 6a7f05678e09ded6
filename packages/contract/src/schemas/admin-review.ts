/** A profile that waits, as the admin looks at it before deciding (rules/moderation#queue). */
import { id, instant } from '../codecs.ts';
import { z } from '../zod.ts';
import { PublicCreator } from './creator.ts';
import { OwnReview } from './moderation.ts';
import { PortfolioItem } from './portfolio.ts';

/** Told apart in the portfolio: what everybody sees already, and what waits. */
const ReviewedItem = PortfolioItem.extend({ isHeld: z.boolean() });

export const AdminReview = OwnReview.extend({
  id,
  /** As brands would see it once it is approved. */
  creator: PublicCreator.extend({ portfolio: z.array(ReviewedItem) }),
  /** What everybody sees now where something else waits. */
  before: z.object({
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    profileImage: z.string().optional(),
    bio: z.string().optional(),
  }),
  emailConfirmed: z.boolean(),
  joinedAt: instant,
  decidedBy: z.string().nullable(),
  /** Goes with the verdict: of a profile that changed since it was looked at nothing is decided. */
  revision: z.int(),
});
export type AdminReview = z.infer<typeof AdminReview>;
