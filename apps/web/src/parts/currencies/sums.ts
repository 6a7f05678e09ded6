/** Sums of two currencies as screens show them: side by side, never added up (rules/currencies#sums). */
import {
  addedUp,
  type Currency,
  currenciesOf,
  readSums,
  type SentSums,
  type Sums,
  sumsOf,
} from '@briefcast/contract/kit/currencies';
import { formatList, formatSums, sumsInParts } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** A sum as it travels, in words; nothing is so much of the currency that is given. */
export const sentSumsText = (sent: SentSums, zeroIn?: Currency): string => formatSums(readSums(sent), zeroIn);

/** Currency of a zero among sums: the first currency in them, else the fallback. */
export const zeroCurrency = (sums: readonly Sums[], otherwise: Currency): Currency =>
  currenciesOf(addedUp(sums))[0] ?? otherwise;

/** Adds amounts up, each currency by itself. */
export const sumOfAmounts = <Item extends { currency: Currency }>(
  items: readonly Item[],
  centsOf: (item: Item) => number,
): Sums => sumsOf(items.map((item) => ({ cents: centsOf(item), currency: item.currency })));

/** For a large figure: the first currency in it, and the other as a line below; that is absent where there is one alone. */
export function figureOfSums(sums: Sums, zeroIn?: Currency): { value: string; other?: string } {
  const [value = '', ...others] = sumsInParts(sums, zeroIn);
  return { value, ...(others.length > 0 ? { other: m.currency_and({ amount: formatList(others) }) } : {}) };
}
