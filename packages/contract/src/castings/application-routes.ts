import { id } from '../kit/codecs.ts';
import { pageFields } from '../kit/paging.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { ApplicationsPage, NewApplication, OwnApplication } from './application.ts';

const castingId = z.object({ castingId: id });
const reply = z.object({ application: OwnApplication });

/** Creators apply to castings (rules/castings#applications). */
export const castingApplications = {
  list: route({
    method: 'GET',
    path: '/api/casting-applications',
    access: 'creator',
    summary: "The creator's applications in pages, newest first.",
    query: z.object(pageFields),
    reply: ApplicationsPage,
    limit: { perMinute: 600 },
  }),
  read: route({
    method: 'GET',
    path: '/api/castings/{castingId}/application',
    access: 'creator',
    summary: "The creator's own application to a casting, or null.",
    params: castingId,
    reply: z.object({
      application: OwnApplication.nullable(),
      /** The organisation that posted it, where the creator blocked it: what unblocking takes. */
      blockedBrandId: id.optional(),
    }),
    limit: { perMinute: 600 },
    refuses: ['casting.not_found'],
  }),
  apply: route({
    method: 'POST',
    path: '/api/castings/{castingId}/application',
    access: 'creator',
    summary: 'Apply to a casting, also again after withdrawing.',
    params: castingId,
    body: NewApplication,
    reply,
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 40 },
    refuses: [
      'application.answered',
      'application.brand_blocked',
      'application.not_published',
      'application.not_taken',
      'application.too_many',
      'casting.changed',
      'casting.closed',
      'casting.not_found',
      'casting.paused',
      'samplepeople.casting',
    ],
  }),
  change: route({
    method: 'PUT',
    path: '/api/castings/{castingId}/application',
    access: 'creator',
    summary: 'Change an application until it is answered.',
    params: castingId,
    body: NewApplication,
    reply,
    limit: { perMinute: 30, perDay: 200 },
    refuses: ['application.answered', 'application.not_found', 'casting.not_found'],
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/castings/{castingId}/application',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Withdraw an application until it is answered.',
    params: castingId,
    reply,
    limit: { perMinute: 30 },
    refuses: ['application.answered', 'application.not_found', 'casting.not_found'],
  }),
};
