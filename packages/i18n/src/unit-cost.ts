/** Costs of one thing, which may be less than a cent. */
import type { Currency } from '@briefcast/contract/kit/currencies';
import { unitCostDigits } from '@briefcast/contract/publications/unit-cost';
import { moneyOf } from './format.ts';

const digitsOf = { 2: moneyOf(2), 3: moneyOf(3), 4: moneyOf(4) };

/** `AED 0.068` for 899,000 fils and 132,250 views: digits enough to tell it from nothing. */
export const formatUnitCost = (cents: number, amount: number, currency: Currency): string =>
  digitsOf[unitCostDigits(cents, amount)][currency]().format(cents / 100 / amount);
