/** Money: integer cents inside, dollars on the screen (rules/wire#ids-times-money-text). */
import { limits } from './limits.ts';
import { inLatinDigits } from './typed-number.ts';

/** Currency signs next to a number that is typed or copied. */
const signs = /^(?:us\$|\$|usd|aed|دولار|درهم)|(?:us\$|\$|usd|aed|دولار|درهم|دراهم|د\.إ\.?)$/u;

/** Digits, grouped by thousands (or as in India) or not at all, and a point before at most two more. */
const amount = /^(?:\d+|\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3})?(?:\.\d{0,2})?$/u;

/**
 * Reads an amount as a person types it ("$1,240.50", "19.99", "80", "٨٠", "٤٬٢٠٠ درهم"); its currency is known already.
 * Answers integer cents, or null when the text is no amount, above the limit, or could be read in two ways: "1.000,50" and
 * "2.000" are a thousand times as much to some people as to others, and fractions of a cent are nobody's amount.
 * The point is taken out of the text, because 0.29 * 100 is 28.999999999999996 in binary.
 */
export function centsFromDollars(input: string): number | null {
  const plain = inLatinDigits(input).trim().toLowerCase().replace(signs, '').trim();
  if (!amount.test(plain) || !/\d/u.test(plain)) return null;
  const [whole = '', fraction = ''] = plain.replace(/[,\s]/gu, '').split('.');
  const result = Number(whole + fraction.padEnd(2, '0'));
  return result <= limits.cents ? result : null;
}

/** Cents as the text of a form field: "80" or "80.50"; empty for null. */
export function dollarsForField(amountCents: number | null): string {
  if (amountCents === null) return '';
  return amountCents % 100 === 0 ? String(amountCents / 100) : (amountCents / 100).toFixed(2);
}
