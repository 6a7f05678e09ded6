import { OwnUser } from '../accounts/schemas.ts';
import type { BrandProfileUpdate } from '../brands/schemas.ts';
import type { CreatorProfileUpdate } from '../creators/schemas.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';

export const profiles = {
  update: route({
    method: 'PUT',
    path: '/api/users/profile',
    access: 'user',
    whileSuspended: { isPublished: true },
    summary: "Change one's own profile, or publish it. Only the fields of one's own role count.",
    /** The role decides which of the two forms counts; the handler parses with that one. */
    body: z.record(z.string(), z.unknown()) as z.ZodType<
      Record<string, unknown>,
      z.input<typeof CreatorProfileUpdate> | z.input<typeof BrandProfileUpdate>
    >,
    reply: z.object({ user: OwnUser }),
    limit: { perMinute: 60 },
    refuses: [
      'profile.incomplete',
      'profile.published_needs',
      'profile.withheld',
      'subscription.needed',
      'subscription.paused',
    ],
  }),
};
