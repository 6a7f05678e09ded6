import { queryInt } from '../codecs.ts';
import { LiveEvent } from '../schemas/live.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

export const live = {
  events: route({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    summary:
      'Server-sent events of the signed-in person, resumable by Last-Event-ID. A `reset` tells that some are gone: read everything again. `replaced` ends the oldest of too many streams of one person: wait some minutes, or until somebody looks.',
    query: z.object({
      /** Seconds: a stream that resumes from nowhere begins so far back, where what is on the screen was read before. */
      overlap: queryInt(0, 60).optional(),
    }),
    reply: LiveEvent,
    kind: 'events',
    limit: { perMinute: 60 },
  }),
};
