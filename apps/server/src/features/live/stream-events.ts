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

/** Tells that some events are gone: what is on the screen has to be read anew. */
const resetFrame = (id: number) => `id: ${id}\nevent: reset\ndata: {"kind":"reset"}\n\n`;

/** The number that the client saw last; NaN for one that cannot be read, null when it names none. */
function resumePoint(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return null;
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : Number.NaN;
}

/** Open streams, so that the end of the process can close them. */
export type OpenStreams = Set<() => void>;

interface StreamRequest {
  actor: UserActor;
  request: FastifyRequest;
  reply: FastifyReply;
  /** How far back a stream begins that resumes from nowhere. */
  overlapSeconds: number;
}

/**
 * Streams until the client leaves, the session ends or the process stops. With Last-Event-ID everything
 * after that number comes first, without loss or repetition; where that is no longer possible, a `reset`.
 */
export async function streamEvents(
  deps: Pick<Deps, 'events' | 'db' | 'keys' | 'clock' | 'log'>,
  { actor, request, reply, overlapSeconds }: StreamRequest,
  open: OpenStreams,
): Promise<void> {
  const { events, log } = deps;
  const { userId } = actor;
  let unverified = resumePoint(request);
  let lastId = unverified ?? (await events.startOf(userId, overlapSeconds));
  reply.hijack();
  const { raw } = reply;
  let isOver = false;
  raw.on('close', end);
  raw.on('error', end);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses or gathers output would hold the events back.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  // The number without an event: a connection that drops before the first one resumes from here.
  write(`retry: ${retryMilliseconds}\n${unverified === null ? `id: ${lastId}\n` : ''}\n`);

  function write(text: string) {
    if (!isOver) raw.write(text);
  }

  /** Waits until a slow reader has taken what was written: what it has not read yet stays in the database. */
  async function drained() {
    if (isOver || !raw.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      raw.once('drain', resolve);
      raw.once('close', resolve);
    });
  }

  /** Writes what is new; answers whether there may be more. */
  async function step(): Promise<boolean> {
    const news = Number.isNaN(lastId) ? [] : await events.readSince(userId, lastId, batch);
    // Asked after reading, so that the sweep cannot come between.
    const isGone = unverified !== null && !(await events.canResume(unverified));
    unverified = null;
    if (isGone) {
      lastId = await events.startOf(userId, 0);
      write(resetFrame(lastId));
      return true;
    }
    for (const { id, event } of news) {
      write(frame(event, id));
      lastId = id;
    }
    await drained();
    return news.length === batch;
  }

  let isPumping = false;
  let isStale = false;
  async function pump() {
    isStale = true;
    if (isPumping) return;
    isPumping = true;
    try {
      while (isStale && !isOver) {
        isStale = false;
        if (await step()) isStale = true;
      }
    } catch (error) {
      log.warn({ err: error }, 'a live stream broke; its client resumes');
      end();
    } finally {
      isPumping = false;
    }
  }

  /** A database that is away says nothing about the session. */
  async function checkSession() {
    const caller = await readCaller(deps, request.headers.authorization).catch(() => null);
    if (caller && caller.kind !== 'user') end();
  }

  const stopListening = events.subscribe(userId, (notice) => {
    if (notice === 'news') void pump();
    else if (notice === 'session') void checkSession();
    // Whoever does not keep up with what is kept has no use for what is not.
    else if (!raw.writableNeedDrain) write(frame(notice, null));
  });

  let wasCongested = false;
  const heartbeat = setInterval(() => {
    // Two beats without a byte taken: nobody is there any more.
    if (wasCongested && raw.writableNeedDrain) return void raw.destroy();
    wasCongested = raw.writableNeedDrain;
    if (!wasCongested) write(': still here\n\n');
    void checkSession();
  }, heartbeatMilliseconds);
  const seen = setInterval(() => void noteSeen(deps, userId), seenEveryMilliseconds);

  function end() {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    clearInterval(seen);
    void noteSeen(deps, userId);
    stopListening();
    open.delete(end);
    raw.end();
  }
  // Whoever left before the stream began is not heard to leave again.
  if (raw.destroyed) return end();
  open.add(end);
  void noteSeen(deps, userId);
  await pump();
}
