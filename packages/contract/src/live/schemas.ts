/** Events of the live stream: what happened, by ids; screens fetch the rest (rules/live#live). */

import { Role } from '../accounts/schemas.ts';
import { Watching } from '../comments/schemas.ts';
import { id } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

export const liveEventKinds = [
  /** Credits or orders of the brand. */
  'billing.changed',
  /** Change of a brand's castings, or of a creator's applications. */
  'casting.changed',
  'comment.changed',
  'deal.created',
  'deal.changed',
  'deal.removed',
  'file.changed',
  /** Change of the creator's own draft. */
  'draft.changed',
  'message.created',
  'messages.read',
  'share.changed',
  /** The person, or the brand that they work for, was suspended, or the suspension changed. */
  'suspension.changed',
  'notifications.changed',
  'organization.changed',
  'payout.changed',
  'profile.unpublished',
  /** The admin approved what waited, or sent it back. */
  'profile.reviewed',
  'typing',
  'watching',
] as const;

export const LiveEvent = z.object({
  kind: z.enum(liveEventKinds),
  /** Null for what is about no deal. */
  dealId: id.nullable(),
  /** The message or file concerned, where there is one; of a comment the file. */
  subjectId: id.nullable(),
  /** Side that caused it; null for the system and the admin. */
  by: Role.nullable(),
  /** The person who caused it; null for the system and the admin. */
  byPerson: id.nullable(),
  /** With `watching` alone: where the person is in the file, and whether they write. */
  watching: Watching.optional(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;
