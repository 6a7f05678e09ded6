/** One open stream of a person's events, as server-sent events (decisions 4.10). */
import type { LiveEvent } from '@briefcast/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Cursor, encodeCursor, hasRead, readUpTo } from '../../platform/facts/cursor.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { readFactsOf, readNow } from '../../platform/facts/read-facts.ts';
import type { Dispatch } from './dispatch.ts';
import { liveEventOf } from './live-event-of.ts';
import { noteSeen, seenEveryMilliseconds } from './note-seen.ts';
import { canResume, resumePoint, startOf } from './resume.ts';

const heartbeatMilliseconds = 15_000;
const batch = 200;
/** What the browser waits before it connects again. */
const retryMilliseconds = 2000;

const frame = (event: LiveEvent, at: Cursor | null) =>
  `${at ? `id: ${encodeCursor(at)}\n` : ''}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

/** Tells that some events are gone: what is on the screen has to be read anew. */
const resetFrame = (at: Cursor) => `id: ${encodeCursor(at)}\nevent: reset\ndata: {"kind":"reset"}\n\n`;

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
 * after that comes first, without loss or repetition; where that is no longer possible, a `reset`.
 */
export async function streamEvents(
  deps: Pick<Deps, 'db' | 'sessions' | 'clock' | 'log'> & { dispatch: Dispatch },
  { actor, request, reply, overlapSeconds }: StreamRequest,
  open: OpenStreams,
): Promise<void> {
  const { db, sessions, log, dispatch } = deps;
  const { userId } = actor;
  const asked = resumePoint(request);
  const isResumed = typeof asked === 'object';
  let cursor = isResumed ? asked : await startOf(deps, actor, asked === 'nothing' ? overlapSeconds : 0);
  reply.hijack();
  const { raw } = reply;
  let isOver = false;
  raw.on('close', end);
  raw.on('error', end);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses or gathers output would hold the events back.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  write(`retry: ${retryMilliseconds}\n`);
  if (asked === 'unreadable') write(resetFrame(cursor));
  // The place without an event: a connection that drops before the first one resumes from here.
  else write(isResumed ? '\n' : `id: ${encodeCursor(cursor)}\n\n`);

  function write(text: string) {
    if (!isOver) raw.write(text);
  }

  function tell(fact: Fact, after: Cursor) {
    const event = liveEventOf(fact);
    if (event) write(frame(event, after));
  }

  /** Waits until a slow reader has taken what was written: what it has not read yet stays in the database. */
  async function drained() {
    if (isOver || !raw.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      raw.once('drain', resolve);
      raw.once('close', resolve);
    });
  }

  /** True while it tells what the process reads; false while it reads for itself, because it is behind. */
  let isLive = false;
  let isStale = false;
  let unverified = isResumed;

  /** Reads and tells what is new for this person; returns whether there may be more. */
  async function readOn(): Promise<boolean> {
    const now = await readNow(db);
    const page = await readFactsOf(db, actor, cursor, batch);
    // Asked after reading, so that the sweep cannot come between.
    const isGone = unverified && !(await canResume(deps, cursor));
    unverified = false;
    if (isGone) {
      cursor = now;
      write(resetFrame(now));
      return true;
    }
    for (const { fact, after } of page.facts) tell(fact, after);
    cursor = page.facts.length > 0 ? page.cursor : now;
    await drained();
    return page.isFull;
  }

  async function catchUp() {
    isLive = false;
    try {
      do {
        isStale = false;
        await drained();
      } while (!isOver && ((await readOn()) || isStale));
      isLive = true;
    } catch (error) {
      log.warn({ err: error }, 'a live stream broke; its client resumes');
      end();
    }
  }

  const unsubscribe = dispatch.subscribe(userId, {
    onFacts(facts, upTo) {
      isStale = true;
      if (!isLive) return;
      if (raw.writableNeedDrain) return void catchUp();
      const unread = facts.filter((fact) => !hasRead(cursor, fact));
      for (const fact of unread) tell(fact, { before: cursor.before, within: upTo, id: fact.id });
      // Without anything unread the cursor may be ahead of what the process has read.
      if (unread.length > 0) cursor = readUpTo(upTo);
    },
    onWhisper(event) {
      // Whoever does not keep up with what is kept has no use for what is not.
      if (!raw.writableNeedDrain) write(frame(event, null));
    },
  });

  const stopWatching = sessions.watch(actor, end);
  let wasCongested = false;
  const heartbeat = setInterval(() => {
    // Two beats without a byte taken: nobody is there any more.
    if (wasCongested && raw.writableNeedDrain) return void raw.destroy();
    wasCongested = raw.writableNeedDrain;
    if (!wasCongested) write(': still here\n\n');
  }, heartbeatMilliseconds);
  const seen = setInterval(() => void noteSeen(deps, userId), seenEveryMilliseconds);

  function end() {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    clearInterval(seen);
    void noteSeen(deps, userId);
    unsubscribe();
    stopWatching();
    open.delete(end);
    raw.end();
  }
  // Whoever left before the stream began is not heard to leave again.
  if (raw.destroyed) return end();
  open.add(end);
  void noteSeen(deps, userId);
  await catchUp();
}
