import { expect, test } from 'vitest';
import { canAnswerRenewal } from './answers.ts';

const closesAt = new Date('2027-07-01T12:00:00Z');
const before = new Date('2027-06-01T00:00:00Z');
const open = { state: 'OPEN', byRole: 'BRAND', closesAt } as const;

test.each([
  ['CREATOR', 'ACCEPTED', 'may'],
  ['CREATOR', 'DECLINED', 'may'],
  ['BRAND', 'WITHDRAWN', 'may'],
  ['BRAND', 'ACCEPTED', 'renewal.not_yours'],
  ['CREATOR', 'WITHDRAWN', 'renewal.not_yours'],
] as const)('%s says %s of an offer of the brand: %s', (role, answer, expected) => {
  const may = canAnswerRenewal(open, answer, role, before);
  expect(may.allowed ? 'may' : may.code).toBe(expected);
});

test.each([
  [{ state: 'ACCEPTED' }, before, 'renewal.answered'],
  [{ state: 'LAPSED' }, before, 'renewal.lapsed'],
  [{}, closesAt, 'renewal.lapsed'],
] as const)('an offer that is %j at %s is accepted no more: %s', (changes, now, code) => {
  expect(canAnswerRenewal({ ...open, ...changes }, 'ACCEPTED', 'CREATOR', now)).toEqual({
    allowed: false,
    code,
  });
});
