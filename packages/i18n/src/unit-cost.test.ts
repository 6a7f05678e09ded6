import { expect, test } from 'vitest';
import { formatUnitCost } from './unit-cost.ts';

test('a cost has as many digits as tell it from nothing', () => {
  expect(formatUnitCost(899_000, 132_250, 'AED')).toMatch(/AED.0\.068/u);
  expect(formatUnitCost(684_000, 10_769, 'AED')).toMatch(/AED.0\.64/u);
  expect(formatUnitCost(98_000, 39_900, 'USD')).toBe('$0.025');
  expect(formatUnitCost(100, 1000, 'USD')).toBe('$0.0010');
  expect(formatUnitCost(420_000, 3, 'USD')).toBe('$1,400.00');
});
