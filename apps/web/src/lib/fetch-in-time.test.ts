import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endMs, fetchInTime } from './fetch-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = <T>(ms: number, value: T, signal?: AbortSignal | null) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => resolve(value), ms);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** A line on which an answer begins and ends after so long. */
function answering(beginsAfter: number, endsAfter = 0) {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    later(beginsAfter, { text: () => later(endsAfter, 'text', signal) }, signal),
  );
}

/** What comes of it: the text, or the name of the error. */
async function outcomeOf(signal?: AbortSignal) {
  const outcome = fetchInTime('/', {}, { within: 20_000, ...(signal ? { signal } : {}) }).then(
    ({ text }) => text,
    (error: Error) => error.name,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

test.each([
  ['an answer that comes late', 19_000, 0, 'text'],
  ['one that takes its time to arrive whole', 19_000, endMs - 1000, 'text'],
  ['one that never begins', 3_600_000, 0, 'TimeoutError'],
  ['one that never ends', 100, 3_600_000, 'TimeoutError'],
])('%s', async (_, begins, ends, expected) => {
  answering(begins, ends);
  expect(await outcomeOf()).toBe(expected);
});

test('what somebody cancelled ends with their reason, before it begins as well', async () => {
  answering(10_000);
  const cancelling = new AbortController();
  setTimeout(() => cancelling.abort(new DOMException('Left', 'AbortError')), 500);
  expect(await outcomeOf(cancelling.signal)).toBe('AbortError');
  expect(await outcomeOf(cancelling.signal)).toBe('AbortError');
});

test('nothing is left running behind an answer', async () => {
  answering(10);
  await outcomeOf();
  expect(vi.getTimerCount()).toBe(0);
});
