/** A profile that waits, as the admin looks at it before deciding (rules/moderation#queue). */

import { PublicCreator } from '../creators/schemas.ts';
import { id, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { PortfolioItem } from '../portfolio/schemas.ts';
import { OwnReview } from './schemas.ts';

/** A work of the portfolio, with whether it is public already or waits. */
const ReviewedItem = PortfolioItem.extend({ isHeld: z.boolean() });

export const AdminReview = OwnReview.extend({
  id,
  /** As brands would see it once it is approved. */
  creator: PublicCreator.extend({ portfolio: z.array(ReviewedItem) }),
  /** Public values where others are pending. */
  before: z.object({
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    profileImage: z.string().optional(),
    bio: z.string().optional(),
  }),
  emailConfirmed: z.boolean(),
  joinedAt: instant,
  decidedBy: z.string().nullable(),
  /** Sent back with the verdict, which is refused if the profile has changed since. */
  revision: z.int(),
});
export type AdminReview = z.infer<typeof AdminReview>;
