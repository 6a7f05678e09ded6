import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Blocked } from './schemas.ts';

const limit = { perMinute: 30 };

/** Blocking and unblocking somebody; nobody is notified (rules/blocks). */
export const blocks = {
  creators: route({
    method: 'GET',
    path: '/api/blocked-creators',
    access: 'brand',
    summary: 'The creators whom the organisation blocked, newest first.',
    reply: z.object({ blocked: z.array(Blocked) }),
    limit: { perMinute: 300 },
  }),
  blockCreator: route({
    method: 'PUT',
    path: '/api/blocked-creators/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Take no more applications from a creator.',
    params: z.object({ id }),
    reply: z.object({}),
    limit,
    refuses: ['creator.not_found'],
  }),
  unblockCreator: route({
    method: 'DELETE',
    path: '/api/blocked-creators/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Take that back.',
    params: z.object({ id }),
    reply: z.object({}),
    limit,
  }),
  brands: route({
    method: 'GET',
    path: '/api/blocked-brands',
    access: 'creator',
    summary: 'The brands that the creator blocked, newest first.',
    reply: z.object({ blocked: z.array(Blocked) }),
    limit: { perMinute: 300 },
  }),
  blockBrand: route({
    method: 'PUT',
    path: '/api/castings/{castingId}/blocked-brand',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'See no more castings of the brand that posted this one, and get no briefs of it.',
    params: z.object({ castingId: id }),
    reply: z.object({}),
    limit,
    refuses: ['casting.not_found'],
  }),
  unblockBrand: route({
    method: 'DELETE',
    path: '/api/blocked-brands/{id}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Take that back.',
    params: z.object({ id }),
    reply: z.object({}),
    limit,
  }),
};
