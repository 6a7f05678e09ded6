/** Money: integer cents inside, dollars on the screen (rules/wire#ids-times-money-text). */
import { limits } from './limits.ts';
import { inLatinDigits } from './typed-number.ts';

/** How currencies stand beside a number that is typed or copied. */
const signs = /^(?:us\$|\$|usd|aed|دولار|درهم)|(?:us\$|\$|usd|aed|دولار|درهم|دراهم|د\.إ\.?)$/u;

/**
 * Reads an amount as a person types it ("$1,240.50", "19.99", "80", "٨٠", "٤٬٢٠٠ درهم"); its currency is known already.
 * Answers integer cents, rounded half up, or null when the text is no amount or above the limit.
 * The exponent is shifted as text because 1.005 * 100 is 100.49999… in binary.
 */
export function centsFromDollars(input: string): number | null {
  const plain = inLatinDigits(input).replace(/[,\s]/g, '').toLowerCase().replace(signs, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const result = Math.round(Number(`${plain}e2`));
  return result <= limits.cents ? result : null;
}

/** Cents as the text of a form field: "80" or "80.50"; empty for null. */
export function dollarsForField(amountCents: number | null): string {
  if (amountCents === null) return '';
  return amountCents % 100 === 0 ? String(amountCents / 100) : (amountCents / 100).toFixed(2);
}
