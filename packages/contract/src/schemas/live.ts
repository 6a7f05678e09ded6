/** Events of the live stream: what happened, by ids; screens fetch the rest (rules/deals#live). */

import { id } from '../codecs.ts';
import { z } from '../zod.ts';
import { Role } from './account.ts';

export const liveEventKinds = [
  'deal.created',
  'deal.changed',
  'deal.removed',
  'file.changed',
  'message.created',
  'messages.read',
  'notifications.changed',
  'organization.changed',
  'profile.unpublished',
  'typing',
] as const;

export const LiveEvent = z.object({
  kind: z.enum(liveEventKinds),
  /** Null for what is about no deal. */
  dealId: id.nullable(),
  /** The message or file concerned, where there is one. */
  subjectId: id.nullable(),
  /** Who caused it; null for the system and the admin. */
  by: Role.nullable(),
  /** The person who caused it; null for the system and the admin. */
  byPerson: id.nullable(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;
