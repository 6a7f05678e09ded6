import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewCastingInvitations, OwnCastingInvitation, SentCastingInvitation } from './invitation.ts';

const castingId = z.object({ id });
const sent = {
  invitations: z.array(SentCastingInvitation),
  /** The last who applied, who cannot be invited: as many as one page holds. */
  appliedIds: z.array(id),
};

/** Brands invite creators to their castings (rules/castings#invitations). */
export const castingInvitations = {
  sent: route({
    method: 'GET',
    path: '/api/own-castings/{id}/invitations',
    access: 'brand',
    summary: 'Who was invited to a casting, and how each invitation stands.',
    params: castingId,
    reply: z.object(sent),
    limit: { perMinute: 600 },
    refuses: ['casting.not_found'],
  }),
  invite: route({
    method: 'POST',
    path: '/api/own-castings/{id}/invitations',
    access: 'brand',
    summary: 'Invite creators; those who were invited, applied or declined before are left out.',
    params: castingId,
    body: NewCastingInvitations,
    reply: z.object({
      ...sent,
      /** Creators invited by this call. */
      invitedIds: z.array(id),
    }),
    status: 201,
    creates: true,
    limit: { perMinute: 20, perDay: 100 },
    refuses: [
      'casting.closed',
      'casting.many_invitations',
      'casting.many_invitations_today',
      'casting.nobody_invited',
      'casting.not_found',
      'samplepeople.creator',
    ],
  }),
  own: route({
    method: 'GET',
    path: '/api/casting-invitations',
    access: 'creator',
    summary: "The creator's invitations to castings that are open, the newest first.",
    reply: z.object({ invitations: z.array(OwnCastingInvitation) }),
    limit: { perMinute: 600 },
  }),
  decline: route({
    method: 'PUT',
    path: '/api/castings/{id}/invitation/declined',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Decline an invitation; this brand does not invite to this casting again.',
    params: castingId,
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['casting.not_invited'],
  }),
};
