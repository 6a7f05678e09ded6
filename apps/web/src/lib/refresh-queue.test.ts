import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefreshQueue } from './refresh-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Refreshes that last until the test resolves them. */
function slowServer() {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const refresh = createRefreshQueue<string>((name) => {
    asked.push(name);
    return new Promise<void>((resolve) => open.push(resolve));
  });
  return { asked, refresh, answer: () => Promise.all(open.splice(0).map((resolve) => resolve())) };
}

test('everything that comes at once is asked for once, together', async () => {
  const { asked, refresh } = slowServer();
  for (const name of ['list', 'deal', 'list', 'list']) refresh(name);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['list', 'deal']);
});

test('what comes while an answer is on its way is asked for after it, once', async () => {
  const { asked, refresh, answer } = slowServer();
  refresh('list');
  await vi.advanceTimersByTimeAsync(0);
  for (let event = 0; event < 50; event++) refresh('list');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['list']);
  await answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['list', 'list']);
});

test('an answer that never comes holds nothing up for long', async () => {
  const { asked, refresh } = slowServer();
  refresh('list');
  await vi.advanceTimersByTimeAsync(0);
  refresh('deal');
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual(['list', 'deal']);
});
