import { surchargeLines } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { takenLineLabel } from './surcharge-line.ts';

test('every line that can be priced has words', () => {
  expect(surchargeLines.filter((line) => takenLineLabel({ line, times: 1 }) === line)).toEqual([]);
});

test.each([
  ['PAID_ADS_MONTHS_3', 1, 'Paid ads, 3 months'],
  ['BOOSTED_POST', 1, 'Boosted post, 30 days'],
  ['BOOSTED_POST', 3, 'Boosted post, 3 × 30 days'],
  ['TERRITORY_WORLD', 1, 'Worldwide'],
  // Months without a line of their own cost what the next longer ones do.
  ['EXCLUSIVITY_3', 1, 'Exclusivity, up to 3 months'],
] as const)('%s, %s times', (line, times, words) => {
  expect(takenLineLabel({ line, times })).toBe(words);
});
