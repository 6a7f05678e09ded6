import { expect, test } from 'vitest';
import { priceInWords, stepNote } from './price-words.ts';

test.each([
  [{ kind: 'IN_RATE' }, '+0', 'in the price', 'in the price'],
  [{ kind: 'COSTS', percent: 30, cents: 90_000 }, '+30%', '$900', '+30%'],
  // Shows the percent alone, as no price of the deliverables is known.
  [{ kind: 'COSTS', percent: 30, cents: 0 }, '+30%', 'of the prices', '+30%'],
  [{ kind: 'COSTS', percent: null, cents: 60_000 }, '+$600', 'once', '+$600'],
  [{ kind: 'ASK' }, 'Ask', 'no price yet', 'ask'],
  [{ kind: 'NOT_OFFERED' }, 'Not offered', '', 'not offered'],
] as const)('%j', (price, amount, note, step) => {
  expect(priceInWords(price, 'USD')).toMatchObject({ amount, note });
  expect(stepNote(price, 'USD')).toBe(step);
});

test('what is paid again and again says for how long', () => {
  expect(priceInWords({ kind: 'COSTS', percent: 25, cents: 75_000 }, 'USD', 'each 30 days').note).toBe(
    'each 30 days',
  );
});
