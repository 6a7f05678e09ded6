import { expect, it } from 'vitest';
import { needs } from '../../generated/needs.ts';
import { allRoutes } from '../api.ts';
import { type NeedKind, needRow } from '../needs/rows.ts';
import { needRests } from './resting-needs.ts';

const kinds = Object.keys(needs) as NeedKind[];

it('is told of calls that there are, and that rest', () => {
  const names: string[] = allRoutes.map(({ name }) => name);
  const called = kinds.filter((kind) => needRow(kind).call);
  expect(called.filter((kind) => !names.includes(needRow(kind).call?.name ?? ''))).toEqual([]);
  expect(called.filter((kind) => !needRests(kind, 'CREATOR'))).toEqual([]);
});

it.each([
  ['deal.brief', 'CREATOR', true],
  ['casting.invited', 'CREATOR', true],
  ['deal.submit', 'CREATOR', false],
  ['payout.arrived', 'CREATOR', false],
  ['deal.rejected', 'BRAND', true],
  ['casting.applicants', 'BRAND', true],
  ['right.ends', 'BRAND', true],
  ['file.review', 'BRAND', false],
  ['payout.late', 'BRAND', false],
] as const)('%s of a suspended %s', (kind, as, rests) => {
  expect(needRests(kind, as)).toBe(rests);
});
