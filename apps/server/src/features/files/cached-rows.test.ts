import { expect, it } from 'vitest';
import { cacheRows } from './cached-rows.ts';

const start = 1_000_000;
const remember = () => {
  const time = { now: start };
  return { time, rows: cacheRows<{ name: string }>(() => new Date(time.now)) };
};

it('keeps a row for ten seconds, from its last reading on', () => {
  const { time, rows } = remember();
  rows.set('a', { name: 'read first' });
  time.now = start + 9_000;
  expect(rows.get('a')?.name).toBe('read first');
  rows.set('a', { name: 'read again' });
  time.now = start + 18_999;
  expect(rows.get('a')?.name).toBe('read again');
  time.now = start + 19_001;
  expect(rows.get('a')).toBeUndefined();
});

it('forgets what it is told to forget', () => {
  const { rows } = remember();
  rows.set('a', { name: 'row' });
  rows.delete('a');
  expect(rows.get('a')).toBeUndefined();
});

it('keeps no more than ten thousand, the latest', () => {
  const { rows } = remember();
  for (let number = 0; number <= 10_000; number++) rows.set(String(number), { name: 'row' });
  expect([rows.has('0'), rows.has('1'), rows.has('10000')]).toEqual([false, true, true]);
});
