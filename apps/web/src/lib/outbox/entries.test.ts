import { expect, test } from 'vitest';
import { afterFailure, mostTries, nextToSend, type OutboxEntry, stateOf, withEntry } from './entries.ts';

const entry = (key: string, values: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  kind: 'message',
  lane: 'deal',
  body: key,
  createdAt: '2026-03-04T10:00:00.000Z',
  isOnItsWay: false,
  tries: 0,
  isChanged: false,
  refusal: null,
  ...values,
});
const nobodyHolds = () => false;

test('without a connection an entry waits for ever; a server that cannot take it ends the tries', () => {
  let waiting = entry('a', { isOnItsWay: true });
  for (let time = 0; time < 20; time += 1) waiting = afterFailure(waiting, 'CUT', 'Unreachable');
  expect(stateOf(waiting)).toBe('WAITING');
  for (let time = 1; time < mostTries; time += 1) waiting = afterFailure(waiting, 'FAILED', 'Broken');
  expect(stateOf(waiting)).toBe('WAITING');
  expect(afterFailure(waiting, 'FAILED', 'Broken')).toMatchObject({ refusal: 'Broken', tries: mostTries });
});

test('a refusal is final, and the entries behind it go out', () => {
  const refused = afterFailure(entry('a'), 'REFUSED', 'The chat is closed');
  expect(stateOf(refused)).toBe('FAILED');
  expect(nextToSend([refused, entry('b')], 'deal', nobodyHolds)?.key).toBe('b');
});

test('an entry that somebody is changing holds up its own lane alone', () => {
  const entries = [entry('a'), entry('b'), entry('c', { lane: 'other' })];
  const isHeld = (key: string) => key === 'a';
  expect(nextToSend(entries, 'deal', isHeld)).toBeUndefined();
  expect(nextToSend(entries, 'other', isHeld)?.key).toBe('c');
});

test('the last tick of a task replaces those before, except one that is on its way', () => {
  const tick = (key: string, about: string, more: Partial<OutboxEntry> = {}) =>
    entry(key, { kind: 'tick', about, ...more });
  const keys = (entries: OutboxEntry[]) => entries.map(({ key }) => key);
  expect(keys(withEntry([entry('m'), tick('a', '1'), tick('b', '2')], tick('c', '1')))).toEqual([
    'm',
    'b',
    'c',
  ]);
  expect(keys(withEntry([tick('a', '1', { isOnItsWay: true })], tick('c', '1')))).toEqual(['a', 'c']);
  expect(keys(withEntry([entry('m')], entry('n')))).toEqual(['m', 'n']);
});
