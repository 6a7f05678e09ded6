/** Invitations of creators to a casting (rules/castings#invitations). */
import { id, instant, text } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { castingLimits } from './limits.ts';
import { CastingCard } from './schemas.ts';

/** State of an invitation; a creator who withdrew the application is invited again by it. */
export const InvitationState = z.enum(['INVITED', 'APPLIED', 'DECLINED']);
export type InvitationState = z.infer<typeof InvitationState>;

/** Creators that a brand invites, with one message to all of them. */
export const NewCastingInvitations = z.object({
  creatorIds: z
    .array(id)
    .min(1)
    .max(castingLimits.invitedAtOnce)
    .transform((ids) => [...new Set(ids)]),
  message: text(castingLimits.invitation),
});
export type NewCastingInvitations = z.infer<typeof NewCastingInvitations>;

/** An invitation as the brand sees it. */
export const SentCastingInvitation = z.object({
  creatorId: id,
  name: z.string(),
  profileImage: z.string().nullable(),
  state: InvitationState,
  invitedAt: instant,
});
export type SentCastingInvitation = z.infer<typeof SentCastingInvitation>;

/** An invitation that waits for its creator. */
export const OwnCastingInvitation = z.object({
  casting: CastingCard,
  /** Empty where the brand said nothing. */
  message: z.string(),
  invitedAt: instant,
});
export type OwnCastingInvitation = z.infer<typeof OwnCastingInvitation>;
