import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from './api.ts';
import { beginMs } from './fetch-in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Calls say in which language the page is.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** A line that is silent for the first calls; keeps which keys were sent. The server can be reached all the while. */
function silentFor(calls: number) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, signal }: RequestInit) => {
    if (path === '/api/health') return new Response('{}');
    keys.push(new Headers(headers).get('idempotency-key'));
    if (keys.length <= calls) return never(signal);
    return Response.json({ success: true, data: {} });
  });
  return keys;
}

const sends = () =>
  client.messages.send({
    body: { dealId: '01900000-0000-7000-8000-000000000001', type: 'TEXT', content: 'Hello' },
  });

test('what creates something is tried again under its key once nothing came in time', async () => {
  const keys = silentFor(1);
  const sent = sends().catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(beginMs - 1);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  // It is answered; what it said is not asked for here.
  await sent;
});

test('what only reads is given up once, and said not to have reached the server', async () => {
  const keys = silentFor(9);
  const read = client.system.site().catch((error: { code: string }) => error.code);
  await vi.advanceTimersByTimeAsync(beginMs);
  expect(await read).toBe('service.unavailable');
  expect(keys).toHaveLength(1);
});
