import { AppError } from '@briefcast/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from './api.ts';

/** Timeout of a call, in milliseconds. */
const answerMs = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Calls say in which language the page is.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  // The browser's own passes by the real clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return late.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** An answer that begins, and of which the end never comes. */
const halfOf = (signal?: AbortSignal | null) => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  text: () => never(signal),
});

/** A line that is silent for the first calls; keeps which keys were sent. The server can be reached all the while. */
function silentFor(calls: number, silence: (signal?: AbortSignal | null) => unknown = never) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, signal }: RequestInit) => {
    if (path === '/api/health') return new Response('{}');
    keys.push(new Headers(headers).get('idempotency-key'));
    if (keys.length <= calls) return silence(signal);
    return Response.json({ success: true, data: {} });
  });
  return keys;
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error) => (error instanceof AppError ? error.code : error.name),
  );

const sends = () =>
  client.messages.send({
    body: { dealId: '01900000-0000-7000-8000-000000000001', type: 'TEXT', content: 'Hello' },
  });

test('what creates something is tried again under its key once nothing came in time', async () => {
  const keys = silentFor(1);
  const sent = codeOf(sends());
  await vi.advanceTimersByTimeAsync(answerMs - 1);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  // It is answered; what it said is not asked for here.
  expect(await sent).toBe('internal');
});

test('the same thing asked for twice at once is one call; asked for again later it is another', async () => {
  const keys = silentFor(0);
  await Promise.all([codeOf(sends()), codeOf(sends())]);
  expect(keys).toHaveLength(1);
  await codeOf(sends());
  expect(new Set(keys).size).toBe(2);
});

test('a change asked for twice at once is one call, unless another one came in between', async () => {
  const keys = silentFor(0);
  const params = { id: '01900000-0000-7000-8000-000000000001' };
  const move = (status: 'ACCEPTED' | 'REJECTED') =>
    codeOf(client.deals.changeStatus({ params, body: { status } }));
  await Promise.all([move('ACCEPTED'), move('ACCEPTED')]);
  expect(keys).toHaveLength(1);
  await Promise.all([move('ACCEPTED'), move('REJECTED'), move('ACCEPTED')]);
  expect(keys).toHaveLength(4);
});

test.each([
  ['one that never begins', never],
  ['one that never ends', halfOf],
])('what only reads is given up once, and said not to have reached the server: %s', async (_, silence) => {
  const keys = silentFor(9, silence);
  const read = codeOf(client.system.site());
  await vi.advanceTimersByTimeAsync(answerMs);
  expect(await read).toBe('service.unavailable');
  expect(keys).toHaveLength(1);
});

test('what somebody left is cancelled at once, and not tried again', async () => {
  const keys = silentFor(9);
  const leaving = new AbortController();
  const sent = codeOf(
    client.messages.send(
      { body: { dealId: '01900000-0000-7000-8000-000000000001', type: 'TEXT', content: 'Hello' } },
      { signal: leaving.signal },
    ),
  );
  leaving.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await sent).toBe('AbortError');
  expect(keys).toHaveLength(1);
});

test('a browser that cannot join two signals waits on, and can still be told to stop', async () => {
  vi.spyOn(AbortSignal, 'any').mockReturnValue(undefined as never);
  silentFor(9);
  const leaving = new AbortController();
  const read = codeOf(client.system.site(undefined, { signal: leaving.signal }));
  await vi.advanceTimersByTimeAsync(10 * answerMs);
  leaving.abort();
  expect(await read).toBe('AbortError');
});

test('a page of a proxy instead of an answer is told by its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }));
  expect(await codeOf(sends())).toBe('request.too_large');
});
