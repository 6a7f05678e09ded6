import { expect, test } from 'vitest';
import { briefItemState } from './brief-items.ts';

const [early, late] = ['2026-11-14T10:00:00.000Z', '2026-11-14T10:00:01.000Z'];

test.each([
  [null, null, 'OPEN'],
  [early, null, 'ATTESTED'],
  [null, early, 'MISSED'],
  [early, late, 'MISSED'],
  [late, early, 'ATTESTED'],
  // At the same moment, what the brand found weighs more than what the creator says.
  [early, early, 'MISSED'],
  // An equal moment in another zone.
  ['2026-11-14T14:00:00.500+04:00', early, 'ATTESTED'],
] as const)('attested %s and missed %s is %s', (attestedAt, missedAt, state) => {
  expect(briefItemState({ attestedAt, missedAt })).toBe(state);
});
