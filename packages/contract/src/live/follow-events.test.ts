import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';
import type { LiveEvent } from './schemas.ts';

const id = '01900000-0000-7000-8000-000000000001';
const event: LiveEvent = { kind: 'message.created', dealId: id, subjectId: id, by: 'BRAND', byPerson: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose connections the test writes to and ends. */
function fakeServer(status = 200) {
  const calls: { query: string; lastId: string | undefined; write(text: string): void; end(): void }[] = [];
  const seen: LiveEvent[] = [];
  let resets = 0;
  const refusals: unknown[] = [];
  const follow = (since?: number) =>
    followEvents(
      {
        open: async (query, headers, signal) => {
          const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
          const writer = writable.getWriter();
          signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
          calls.push({
            query,
            lastId: headers['last-event-id'],
            write: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined),
            end: () => void writer.close().catch(() => undefined),
          });
          return { ok: status === 200, status, body: readable };
        },
        onEvent: (one) => seen.push(one),
        onReset: () => resets++,
        onRefused: (answer) => refusals.push(answer),
        random: () => 1,
      },
      since,
    );
  return { calls, seen, follow, resets: () => resets, refusals };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const frame = (number: number) => `id: ${number}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;

describe('following', () => {
  test('begins a little before what was loaded, and goes on after the last whole event', async () => {
    const { calls, seen, follow } = fakeServer();
    follow().resume();
    await settle();
    expect(calls[0]).toMatchObject({ query: '?overlap=5', lastId: undefined });
    calls[0]?.write(`${frame(7)}${frame(8).slice(0, -2)}`);
    await settle();
    calls[0]?.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(seen).toHaveLength(1);
    expect(calls[1]).toMatchObject({ query: '', lastId: '7' });
  });

  test('the oldest of too many waits some minutes, or until somebody looks, before it takes a place again', async () => {
    const { calls, follow } = fakeServer();
    const following = follow();
    const replace = async (call: number) => {
      calls[call]?.write('id: 9\n\nretry: 300000\nevent: replaced\ndata: {"kind":"replaced"}\n\n');
      calls[call]?.end();
      await settle();
    };
    following.resume();
    await settle();
    await replace(0);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls[1]).toMatchObject({ lastId: '9' });
    await replace(1);
    following.resume();
    await settle();
    expect(calls).toHaveLength(3);
    // A line that drops afterwards is opened again as soon as ever.
    calls[2]?.write(frame(10));
    calls[2]?.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(4);
  });

  test('resumes from where it opened when nothing had come yet', async () => {
    const { calls, follow } = fakeServer();
    follow().resume();
    await settle();
    calls[0]?.write('retry: 2000\nid: 41\n\n');
    await settle();
    calls[0]?.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls[1]?.lastId).toBe('41');
  });

  test('waits longer with every failure, and not at all when it is asked to connect', async () => {
    const { calls, follow } = fakeServer(503);
    const following = follow();
    following.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    // 0, 0.5, 1.5, 3.5, 7.5, 15.5, then every 15 seconds.
    expect(calls).toHaveLength(8);
    following.resume();
    await settle();
    expect(calls).toHaveLength(9);
    following.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(9);
  });

  test('a line that falls silent is given up', async () => {
    const { calls, follow } = fakeServer();
    follow().resume();
    await settle();
    calls[0]?.write(': still here\n\n');
    await vi.advanceTimersByTimeAsync(39_000);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toHaveLength(2);
  });

  test('paused it drops the line, and shown again it catches up', async () => {
    const { calls, seen, follow } = fakeServer();
    const following = follow();
    following.resume();
    await settle();
    calls[0]?.write(frame(3));
    await settle();
    following.pause();
    calls[0]?.write(frame(4));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    following.resume();
    await settle();
    calls[1]?.write(frame(4));
    await settle();
    expect(calls[1]?.lastId).toBe('3');
    expect(seen).toHaveLength(2);
  });

  test('a reset, and a first connection long after loading, have everything read again', async () => {
    const { calls, follow, resets } = fakeServer();
    follow().resume();
    await settle();
    calls[0]?.write('id: 90\nevent: reset\ndata: {"kind":"reset"}\n\n');
    await settle();
    expect(resets()).toBe(1);
    const late = fakeServer();
    late.follow(Date.now() - 600_000).resume();
    await settle();
    expect(late.resets()).toBe(1);
    expect(late.calls[0]?.query).toBe('?overlap=60');
  });

  test('a refused session is not asked for again, and the answer says why', async () => {
    const { calls, follow, refusals } = fakeServer(401);
    follow().resume();
    await settle();
    calls[0]?.write('{"success":false}');
    calls[0]?.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(refusals).toEqual([{ success: false }]);
  });
});
