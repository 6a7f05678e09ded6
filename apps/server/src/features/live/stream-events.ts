/** One open stream of a person's events, as server-sent events (decisions 4.10). */
import type { LiveEvent } from '@briefcast/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCaller, type UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteSeen, seenEveryMilliseconds } from './note-seen.ts';

const heartbeatMilliseconds = 15_000;
const batch = 200;
/** What the browser waits before it connects again. */
const retryMilliseconds = 2000;

const frame = (event: LiveEvent, id: number | null) =>
  `${id === null ? '' : `id: ${id}\n`}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

const resumePoint = (request: FastifyRequest): number | null => {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
};

/** Open streams, so that the end of the process can close them. */
export type OpenStreams = Set<() => void>;

/**
 * Streams until the client leaves, the session ends or the process stops. With Last-Event-ID everything
 * after that number comes first, without loss or repetition.
 */
export async function streamEvents(
  deps: Pick<Deps, 'events' | 'db' | 'keys' | 'clock' | 'log'>,
  actor: UserActor,
  request: FastifyRequest,
  reply: FastifyReply,
  open: OpenStreams,
): Promise<void> {
  const { events, log } = deps;
  let lastId = resumePoint(request) ?? (await events.latestId(actor.userId));
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A proxy that gathers output would hold the events back.
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${retryMilliseconds}\n\n`);

  let pumping = false;
  let isStale = false;
  async function pump() {
    isStale = true;
    if (pumping) return;
    pumping = true;
    try {
      while (isStale && !raw.destroyed) {
        isStale = false;
        const news = await events.readSince(actor.userId, lastId, batch);
        for (const { id, event } of news) {
          raw.write(frame(event, id));
          lastId = id ?? lastId;
        }
        if (news.length === batch) isStale = true;
      }
    } catch (error) {
      log.warn({ err: error }, 'a live stream broke; its client resumes');
      end();
    } finally {
      pumping = false;
    }
  }

  const stopListening = events.subscribe(actor.userId, (whispered) => {
    if (whispered) raw.write(frame(whispered, null));
    else void pump();
  });
  const heartbeat = setInterval(async () => {
    raw.write(': still here\n\n');
    const caller = await readCaller(deps, request.headers.authorization).catch(() => null);
    if (caller?.kind === 'anonymous') end();
  }, heartbeatMilliseconds);
  const seen = setInterval(() => void noteSeen(deps, actor.userId), seenEveryMilliseconds);

  function end() {
    clearInterval(heartbeat);
    clearInterval(seen);
    stopListening();
    if (open.delete(end)) void noteSeen(deps, actor.userId);
    raw.end();
  }
  open.add(end);
  raw.on('close', end);
  void noteSeen(deps, actor.userId);
  await pump();
}
