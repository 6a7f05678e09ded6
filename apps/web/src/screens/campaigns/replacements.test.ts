import type { RosterCreator, Rosters } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { publicCreator } from '../../testing/directory.ts';
import { idOf } from '../../testing/people.ts';
import { nextOfList } from './replacements.ts';

const list = idOf(40);
const saved = (number: number, listIds: string[] = []) => ({
  ...{ creatorId: idOf(number), isFavourite: false, listIds, note: '', noteBy: null, notedAt: null },
});
const rosters: Rosters = {
  lists: [{ id: list, name: 'Skincare core' }],
  saved: [saved(1, [list]), saved(2), saved(3, [list]), saved(4, [list])],
};
const creators: RosterCreator[] = [1, 2, 3, 4].map((number) => ({
  creatorId: idOf(number),
  name: `Creator ${number}`,
  creator: number === 3 ? null : publicCreator({ id: idOf(number) }),
  facts: null,
  projects: 0,
  running: 0,
}));

test('the next of a list is published, and was not asked in this campaign', () => {
  const next = (of: string, ...asked: string[]) =>
    nextOfList(rosters, creators, { list: of, asked: new Set(asked) }).map(({ id }) => id);
  expect(next(list)).toEqual([idOf(1), idOf(4)]);
  expect(next(list, idOf(1))).toEqual([idOf(4)]);
  expect(next('')).toEqual([idOf(1), idOf(2), idOf(4)]);
  expect(next(list, idOf(1), idOf(4))).toEqual([]);
});
