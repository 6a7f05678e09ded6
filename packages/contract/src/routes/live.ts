import { LiveEvent } from '../schemas/live.ts';
import { route } from './define.ts';

export const live = {
  events: route({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    summary: 'Server-sent events of the signed-in person; resumable by Last-Event-ID.',
    reply: LiveEvent,
    kind: 'events',
  }),
};
