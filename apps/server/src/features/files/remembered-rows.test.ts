import { expect, it } from 'vitest';
import { rememberRows } from './remembered-rows.ts';

const remember = () => {
  const time = { now: 0 };
  return { time, rows: rememberRows<string>(() => new Date(time.now)) };
};

it('keeps a row for ten seconds, from its last reading on', () => {
  const { time, rows } = remember();
  rows.keep('a', 'read first');
  time.now = 9_000;
  expect(rows.get('a')).toBe('read first');
  rows.keep('a', 'read again');
  time.now = 18_999;
  expect(rows.get('a')).toBe('read again');
  time.now = 19_000;
  expect(rows.get('a')).toBeNull();
});

it('forgets what it is told to forget', () => {
  const { rows } = remember();
  rows.keep('a', 'row');
  rows.forget('a');
  expect(rows.get('a')).toBeNull();
});

it('keeps no more than ten thousand, the latest', () => {
  const { rows } = remember();
  for (let number = 0; number <= 10_000; number++) rows.keep(String(number), 'row');
  expect([rows.get('0'), rows.get('1'), rows.get('10000')]).toEqual([null, 'row', 'row']);
});
