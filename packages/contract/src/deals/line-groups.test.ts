import { expect, test } from 'vitest';
import { groupLines, lineGroups } from './line-groups.ts';
import { dealLines, linesIn, rightsLines } from './versions.ts';

test('every line is in one group', () => {
  expect(Object.values(lineGroups).flat().toSorted()).toEqual(dealLines.toSorted());
});

test('a group without a line is left out', () => {
  expect(groupLines(['posting', 'deposit'])).toEqual([
    { group: 'MONEY', lines: ['deposit'] },
    { group: 'FILES', lines: ['posting'] },
  ]);
});

test('a version without rights has them as one line', () => {
  const lines = linesIn({ rights: null });
  expect(lines).toContain('rights');
  expect(lines.some((line) => rightsLines.some((one) => one === line))).toBe(false);
});
