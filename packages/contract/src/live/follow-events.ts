/**
 * Follows the live stream (rules/live#live): one connection at a time, opened again whenever it ends and resumed
 * after the last event that came whole. Knows no browser, so that any client can use it.
 */

import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { minuteMs } from '../kit/days.ts';
import { LiveEvent } from './schemas.ts';

const firstDelayMs = 500;
const longestDelayMs = 15_000;
/** How long to wait after newer streams of the same person have displaced this one, so that they do not displace each other in turn. */
const replacedDelayMs = 5 * minuteMs;
/** The server sends a heartbeat every 15 seconds. A connection without one for this long counts as broken. */
const silenceMs = 40_000;
/** How far back a first connection may begin; the server has the same bound. */
const longestOverlapSeconds = 60;
/** A margin for requests under way and for clocks that differ. */
const overlapSlackSeconds = 5;

/** The part of a `Response` that is used. */
interface StreamAnswer {
  ok: boolean;
  status: number;
  body: ReadableStream<Uint8Array> | null;
}

export interface FollowParts {
  /** Requests the stream with this query and these headers, and adds the token. */
  open(query: string, headers: Record<string, string>, signal: AbortSignal): Promise<StreamAnswer>;
  onEvent(event: LiveEvent): void;
  /** Events may be missing: the screen has to be read again. */
  onReset(): void;
  /** The session is over, for the reason that the answer's JSON tells; nothing is tried again until `resume`. */
  onRefused(answer: unknown): void;
  random?: () => number;
}

export interface Following {
  /** Closes the connection. */
  pause(): void;
  /** Connects now, unless it is connected, and goes on after the last event. Call it when somebody looks. */
  resume(): void;
}

const parse = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
};

/** Begins paused. `since` is when what is on the screen began to be loaded, in milliseconds. */
export function followEvents(parts: FollowParts, since = Date.now()): Following {
  let lastId: string | null = null;
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isReplaced = false;
  let isPaused = true;

  /** Lets a first connection begin before the loading did; too long after it, all is read again. */
  function firstQuery(): string {
    const seconds = Math.ceil((Date.now() - since) / 1000) + overlapSlackSeconds;
    if (seconds <= longestOverlapSeconds) return `?overlap=${seconds}`;
    parts.onReset();
    return `?overlap=${longestOverlapSeconds}`;
  }

  function take({ event: kind, data }: EventSourceMessage) {
    if (kind === 'reset') return parts.onReset();
    if (kind === 'replaced') isReplaced = true;
    const event = LiveEvent.safeParse(parse(data));
    // A newer server may send kinds of events that this version does not know.
    if (event.success) parts.onEvent(event.data);
  }

  /** One connection until it ends. */
  async function listen(own: AbortController) {
    const query = lastId === null ? firstQuery() : '';
    const headers = { accept: 'text/event-stream', ...(lastId === null ? {} : { 'last-event-id': lastId }) };
    let silence = setTimeout(() => own.abort(), silenceMs);
    try {
      const answer = await parts.open(query, headers, own.signal);
      if (answer.status === 401) {
        isPaused = true;
        return parts.onRefused(parse(await new Response(answer.body).text()));
      }
      if (!answer.ok || !answer.body) return;
      const parser = createParser({
        onEvent: take,
        // The id counts once its event is complete: an event that was cut off is sent again.
        onId: (id) => {
          lastId = id;
        },
      });
      const decoder = new TextDecoder();
      const reader = answer.body.getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        // Events that were under way when the connection was closed are sent again over the next one.
        if (own.signal.aborted && connection !== own) return;
        failures = 0;
        clearTimeout(silence);
        silence = setTimeout(() => own.abort(), silenceMs);
        parser.feed(decoder.decode(piece.value, { stream: true }));
      }
    } finally {
      clearTimeout(silence);
    }
  }

  async function connect() {
    clearTimeout(timer);
    isReplaced = false;
    const own = new AbortController();
    connection = own;
    await listen(own).catch(() => undefined);
    if (connection !== own) return;
    connection = null;
    if (isPaused) return;
    const delay = isReplaced ? replacedDelayMs : Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    failures += 1;
    // A random delay, so that not all clients reconnect to a restarted server at once.
    timer = setTimeout(() => void connect(), delay * (0.5 + (parts.random ?? Math.random)() / 2));
  }

  return {
    pause() {
      isPaused = true;
      clearTimeout(timer);
      const old = connection;
      connection = null;
      old?.abort();
    },
    resume() {
      isPaused = false;
      if (!connection) void connect();
    },
  };
}
