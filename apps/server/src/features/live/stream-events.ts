/** One open stream of a person's events, as server-sent events (rules/deals#live). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Cursor, hasRead, readUpTo } from '../../platform/facts/cursor.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Dispatch } from './dispatch.ts';
import { liveEventOf } from './live-event-of.ts';
import { type NoteSeen, seenEveryMilliseconds } from './note-seen.ts';
import { resumePoint } from './resume.ts';
import {
  eventFrame,
  heartbeatFrame,
  openingFrame,
  placeFrame,
  replacedFrame,
  resetFrame,
} from './stream-frames.ts';
import type { StreamReads } from './stream-reads.ts';
import type { StreamSeats } from './stream-seats.ts';

const heartbeatMilliseconds = 15_000;
/** How long a stream that has ended waits for its reader to take the end. */
const lastWordsMilliseconds = 5000;

/** Open streams, so that the end of the process can close them. */
export type OpenStreams = Set<() => void>;

interface StreamRequest {
  actor: UserActor;
  request: FastifyRequest;
  reply: FastifyReply;
  /** How far back a stream begins that resumes from nowhere. */
  overlapSeconds: number;
}

interface StreamParts extends Pick<Deps, 'sessions' | 'log'> {
  dispatch: Dispatch;
  reads: StreamReads;
  seats: StreamSeats;
  noteSeen: NoteSeen;
}

/**
 * Streams until the client leaves, the session ends, too many newer streams of the person take its place or the
 * process stops. With Last-Event-ID everything after that comes first, without loss or repetition; where that is no
 * longer possible, a `reset`. Throws what `seats.take` throws.
 */
export async function streamEvents(
  { sessions, log, dispatch, reads, seats, noteSeen }: StreamParts,
  { actor, request, reply, overlapSeconds }: StreamRequest,
  open: OpenStreams,
): Promise<void> {
  const { userId } = actor;
  let isReplaced = false;
  let handleReplaced = () => {
    isReplaced = true;
  };
  const leaveSeat = seats.take(userId, networkOf(request.ip), () => handleReplaced());
  const asked = resumePoint(request);
  const isResumed = typeof asked === 'object';
  let cursor: Cursor;
  try {
    cursor = isResumed ? asked : await reads.start(actor, asked === 'nothing' ? overlapSeconds : 0);
  } catch (error) {
    leaveSeat();
    throw error;
  }
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
  write(openingFrame);
  if (asked === 'unreadable') write(resetFrame(cursor));
  // The place without an event: a connection that drops before the first one resumes from here.
  else write(isResumed ? '\n' : placeFrame(cursor));

  function write(text: string) {
    if (!isOver) raw.write(text);
  }

  function tell(fact: Fact, after: Cursor) {
    const event = liveEventOf(fact);
    if (event) write(eventFrame(event, after));
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
    const { isGone, now, ...page } = await reads.next(actor, cursor, unverified);
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

  const unsubscribe = dispatch.subscribe(actor, {
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
      if (!raw.writableNeedDrain) write(eventFrame(event, null));
    },
  });

  const stopWatching = sessions.watch(actor, end);
  let wasCongested = false;
  const heartbeat = setInterval(() => {
    // Two beats without a byte taken: nobody is there any more.
    if (wasCongested && raw.writableNeedDrain) return void raw.destroy();
    wasCongested = raw.writableNeedDrain;
    if (!wasCongested) write(heartbeatFrame);
  }, heartbeatMilliseconds);
  const seen = setInterval(() => void noteSeen(userId), seenEveryMilliseconds);

  function end() {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    clearInterval(seen);
    void noteSeen(userId);
    unsubscribe();
    stopWatching();
    open.delete(end);
    leaveSeat();
    raw.end();
    const ending = setTimeout(() => raw.destroy(), lastWordsMilliseconds);
    raw.once('close', () => clearTimeout(ending));
  }
  // Whoever left before the stream began is not heard to leave again.
  if (raw.destroyed) return end();
  open.add(end);
  handleReplaced = () => {
    write(replacedFrame);
    end();
  };
  if (isReplaced) return handleReplaced();
  void noteSeen(userId);
  await catchUp();
}
