import type { CreatorStats } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { noCreatorStats } from '../../testing/deals.ts';
import { creatorNumbers } from './dashboard-tabs.ts';

const earnings = (stats: CreatorStats, currency: 'USD' | 'AED') =>
  creatorNumbers(stats, currency).at(-1)?.value;

test('nothing earned is said in the currency of what is owed, or of the prices', () => {
  expect(earnings(noCreatorStats, 'USD')).toBe('$0');
  expect(earnings(noCreatorStats, 'AED')).toMatch(/^AED\s0$/u);
  const none = { count: 0, amountCents: 0 };
  const owed = { count: 1, amountCents: 0, amountFils: 180_000 };
  const payouts = { owed, late: none, toConfirm: none, arrived: none, notArrived: none };
  expect(earnings({ ...noCreatorStats, payouts }, 'USD')).toMatch(/^AED\s0$/u);
});
