/**
 * The live stream: events about one's deals, as ids, as they happen. It is based on facts, which are rows, so
 * a dropped connection resumes where it was.
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { openDispatch } from './dispatch.ts';
import { createNoteSeen } from './note-seen.ts';
import { type OpenStreams, streamEvents } from './stream-events.ts';
import { createStreamReads } from './stream-reads.ts';

export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const open: OpenStreams = new Set();
  const dispatch = openDispatch(deps);
  app.addHook('preClose', async () => {
    for (const end of open) end();
    dispatch.close();
  });
  const reads = createStreamReads(deps);
  const seats = deps.streamSeats;
  const noteSeen = createNoteSeen(deps);
  serve(app, deps, api.live.events, ({ actor, query, request, reply }) =>
    streamEvents(
      { sessions: deps.sessions, log: request.log, dispatch, reads, seats, noteSeen },
      { actor, request, reply, overlapSeconds: query.overlap ?? 0 },
      open,
    ),
  );
}
