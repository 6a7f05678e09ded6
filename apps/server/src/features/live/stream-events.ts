/** One open stream of a person's events, as server-sent events (rules/live#live). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Cursor, decodeCursor, hasRead, readUpTo } from '../../platform/facts/cursor.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import type { StreamSeats } from '../../platform/http/limits/stream-seats.ts';
import { seenEveryMilliseconds } from '../../platform/seen-every.ts';
import type { Dispatch } from './dispatch.ts';
import { liveEventOf } from './live-event-of.ts';
import type { NoteSeen } from './note-seen.ts';
import { eventFrame, openingFrame, placeFrame, replacedFrame, resetFrame } from './stream-frames.ts';
import type { StreamReads } from './stream-reads.ts';

/** The position from which the client resumes: none, a cursor, or an invalid text. */
function resumePoint(request: FastifyRequest): Cursor | 'nothing' | 'unreadable' {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return 'nothing';
  return (typeof header === 'string' && decodeCursor(header)) || 'unreadable';
}

/** Open streams, so that the end of the process can close them. */
export type OpenStreams = Set<() => void>;

interface StreamRequest {
  actor: UserActor;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Seconds that a new stream looks back. */
  overlapSeconds: number;
}

interface StreamParts extends Pick<Deps, 'sessions' | 'log'> {
  dispatch: Dispatch;
  reads: StreamReads;
  seats: StreamSeats;
  noteSeen: NoteSeen;
}

/**
 * Streams until the client disconnects, the session ends, too many newer streams of the person replace it or
 * the process stops. With Last-Event-ID everything after that is sent first, without loss or repetition; if
 * that is no longer possible, a `reset`. Throws what `seats.take` throws.
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
  const stream = openEventStream(reply, () => {
    clearInterval(seen);
    void noteSeen(userId);
    unsubscribe();
    stopWatching();
    open.delete(stream.end);
    leaveSeat();
  });
  const { write, isBehind, isOver, drained, end } = stream;
  write(openingFrame);
  if (asked === 'unreadable') write(resetFrame(cursor));
  // A position without an event: a connection that drops before the first event resumes from here.
  else write(isResumed ? '\n' : placeFrame(cursor));

  function tell(fact: Fact, after: Cursor) {
    const event = liveEventOf(fact);
    if (event) write(eventFrame(event, after));
  }

  /** True while it sends what the process reads; false while it has to catch up with its own reads. */
  let isLive = false;
  let isStale = false;
  let unverified = isResumed;

  /** Reads and sends what is new for this person; returns whether there may be more. */
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
      } while (!isOver() && ((await readOn()) || isStale));
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
      if (isBehind()) return void catchUp();
      const unread = facts.filter((fact) => !hasRead(cursor, fact));
      for (const fact of unread) tell(fact, { before: cursor.before, within: upTo, id: fact.id });
      // If nothing is unread, the cursor may be ahead of what the process has read.
      if (unread.length > 0) cursor = readUpTo(upTo);
    },
    onTransient(event) {
      // A client that is behind with stored events gets no transient ones.
      if (!isBehind()) write(eventFrame(event, null));
    },
  });

  const stopWatching = sessions.watch(actor, end);
  const seen = setInterval(() => void noteSeen(userId), seenEveryMilliseconds);

  open.add(end);
  handleReplaced = () => {
    write(replacedFrame);
    end();
  };
  if (isReplaced) return handleReplaced();
  void noteSeen(userId);
  await catchUp();
}
