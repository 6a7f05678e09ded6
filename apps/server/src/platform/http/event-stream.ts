/** An answer that stays open and sends events to one reader: its headers, its heartbeat and its end. */
import type { FastifyReply } from 'fastify';

const heartbeatMilliseconds = 15_000;
/** How long an ended stream waits for its reader to receive the last bytes. */
const lastWordsMilliseconds = 5000;
const heartbeatFrame = ': still here\n\n';

export interface EventStream {
  /** Sends frames of server-sent events; nothing once it has ended. */
  write(text: string): void;
  /** Whether the reader has not yet received everything that was written. */
  isBehind(): boolean;
  isOver(): boolean;
  /** Waits until a slow reader has received what was written. */
  drained(): Promise<void>;
  /** Ends it once what was written has been received; may be called more than once. */
  end(): void;
}

/**
 * Begins a stream on a reply of which nothing was sent, with the headers that were set on it. `onEnd` is
 * called once when it ends for whatever reason, and never before this function has returned.
 */
export function openEventStream(reply: FastifyReply, onEnd: () => void): EventStream {
  reply.hijack();
  const { raw } = reply;
  let isOver = false;
  raw.on('close', end);
  raw.on('error', end);
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses or buffers output would delay the events.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  let wasBehind = false;
  const heartbeat = setInterval(() => {
    // Two heartbeats without a byte received: the reader has gone.
    if (wasBehind && raw.writableNeedDrain) return void raw.destroy();
    wasBehind = raw.writableNeedDrain;
    if (!wasBehind) write(heartbeatFrame);
  }, heartbeatMilliseconds);

  function write(text: string) {
    if (!isOver) raw.write(text);
  }

  async function drained() {
    if (isOver || !raw.writableNeedDrain) return;
    await new Promise<void>((resolve) => {
      raw.once('drain', resolve);
      raw.once('close', resolve);
    });
  }

  function end() {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    onEnd();
    raw.end();
    const ending = setTimeout(() => raw.destroy(), lastWordsMilliseconds);
    raw.once('close', () => clearTimeout(ending));
  }

  // If the reader disconnected before the stream began, no close event follows.
  if (raw.destroyed) queueMicrotask(end);
  return { write, isBehind: () => raw.writableNeedDrain, isOver: () => isOver, drained, end };
}
