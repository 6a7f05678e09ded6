import { expect, test } from 'vitest';
import { dealFile } from '../../testing/deals.ts';
import { idOf } from '../../testing/people.ts';
import { newerVersion, versionsOf } from './versions.ts';

const stackId = idOf(1);
const first = dealFile(1, { stackId, version: 1 });
const second = dealFile(2, { stackId, version: 2 });
const third = dealFile(3, { stackId, version: 3 });
const other = dealFile(4);
const files = [third, other, first, second];

test('versions are those of one stack, the first one first', () => {
  expect(versionsOf(second, files)).toEqual([first, second, third]);
  expect(versionsOf(other, files)).toEqual([other]);
});

test('the newest version is after each other one, and has none after it', () => {
  expect(newerVersion(first, files)).toBe(third);
  expect(newerVersion(third, files)).toBeNull();
  expect(newerVersion(other, files)).toBeNull();
});
