import { queryInt } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { LiveEvent } from './schemas.ts';

export const live = {
  events: route({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    summary:
      'Server-sent events of the signed-in person, resumable by Last-Event-ID. A `reset` tells that some are gone: read everything again. `replaced` ends the oldest of too many streams of one person: wait some minutes, or until somebody looks.',
    query: z.object({
      /** Seconds before now at which a stream without `Last-Event-ID` begins, because the screen was loaded before. */
      overlap: queryInt(0, 60).optional(),
    }),
    reply: LiveEvent,
    kind: 'events',
    limit: { perMinute: 60 },
  }),
};
