/**
 * Arabic of the Emirates where it differs from Intl: amounts as shops and invoices there write them (`4,200 درهم`,
 * `$4,200`), shares with the Western sign, and facts next to one another without "and".
 */
import type { Currency } from '@briefcast/contract/kit/currencies';

/** Whether a language's conventions are those of Arabic. */
export const isArabic = (convention: string): boolean => convention.startsWith('ar');

/**
 * Marks that keep an amount together in any surroundings: after an Arabic letter the dollar would otherwise jump to
 * the other side of its number, and after a Latin name the number away from its dirham.
 */
const leftToRight = (text: string) => `\u2066${text}\u2069`;
const rightToLeft = (text: string) => `\u2067${text}\u2069`;

/** Sign of a currency next to a number. */
export const arabicSigns: Record<Currency, string> = { USD: '$', AED: 'درهم' };

/** Writes amounts of a currency with that number of digits behind the point. */
export function arabicMoney(currency: Currency, digits: number): { format(amount: number): string } {
  const numbers = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const sign = arabicSigns[currency];
  return {
    format(amount) {
      const minus = amount < 0 ? '-' : '';
      const number = numbers.format(Math.abs(amount));
      if (currency === 'USD') return leftToRight(`${minus}${sign}${number}`);
      return rightToLeft(`${minus ? leftToRight(minus + number) : number}\u00a0${sign}`);
    },
  };
}

const shares = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `40%` for 0.4: without a gap, as a space lets the sign jump to the other side of its number. */
export const arabicPercents = { format: (share: number): string => `${shares.format(share * 100)}%` };

/** A fact with Latin letters keeps to itself: the comma behind it, and a number behind that, would be read as a part of it. */
const apart = (item: string) => (/[a-z]/iu.test(item) ? `\u2068${item}\u2069` : item);

/** `4 ملفات، 2 معتمدان`. */
export const arabicSeries = { format: (items: readonly string[]): string => items.map(apart).join('، ') };
