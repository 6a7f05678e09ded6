/** The currencies of deals: amounts of different ones are never added up (rules/currencies). */

/** Currencies in the order in which their sums are shown. */
export const currencies = ['USD', 'AED'] as const;
export type Currency = (typeof currencies)[number];

/** Default where nobody chose one. */
export const defaultCurrency: Currency = 'USD';

/** An amount of whole minor units, which are hundredths in every currency there is here: cents and fils. */
export interface Amount {
  cents: number;
  currency: Currency;
}

/** Sums of several amounts, each currency by itself, so that no two can be added by mistake. */
export type Sums = Readonly<Record<Currency, number>>;

export const noSums: Sums = { USD: 0, AED: 0 };

/** Sums amounts, each currency by itself. */
export function sumsOf(amounts: Iterable<Amount>): Sums {
  const sums = { ...noSums };
  for (const { cents, currency } of amounts) sums[currency] += cents;
  return sums;
}

/** Adds up sums, each currency by itself. */
export const addedUp = (all: readonly Sums[]): Sums => ({
  USD: all.reduce((sum, { USD }) => sum + USD, 0),
  AED: all.reduce((sum, { AED }) => sum + AED, 0),
});

/** The currencies in which there is something, in their order. */
export const currenciesOf = (sums: Sums): Currency[] => currencies.filter((currency) => sums[currency] > 0);

/** Whether there is nothing in any currency. */
export const isNothing = (sums: Sums): boolean => currenciesOf(sums).length === 0;

/** Rest of sums once a part of them is taken off, each currency by itself. */
export const subtractSums = (all: Sums, part: Sums): Sums => ({
  USD: all.USD - part.USD,
  AED: all.AED - part.AED,
});

/**
 * Sums as they travel: dollars in the field that was there first, dirhams next to it, absent where there are none.
 */
export interface SentSums {
  amountCents: number;
  amountFils?: number | undefined;
}

export const readSums = ({ amountCents, amountFils = 0 }: SentSums): Sums => ({
  USD: amountCents,
  AED: amountFils,
});

export const sentSums = ({ USD, AED }: Sums): { amountCents: number; amountFils?: number } => ({
  amountCents: USD,
  ...(AED === 0 ? {} : { amountFils: AED }),
});

/** How many dirhams a dollar is, and of which day that is; without a day it is the rate to which the dirham is tied. */
export interface ExchangeRate {
  /** Ten-thousandths of a dirham. */
  perDollar: number;
  /** `2026-11-25`. */
  day: string | null;
}

/** One part of a rate. */
export const rateUnits = 10_000;

/** The Central Bank of the Emirates holds the dirham at this rate. */
export const fixedRate: ExchangeRate = { perDollar: 36_725, day: null };

/** An amount in another currency, to the nearest minor unit; the same amount where it is in that currency. */
export function convert({ cents, currency }: Amount, to: Currency, { perDollar }: ExchangeRate): number {
  if (currency === to) return cents;
  return Math.round(currency === 'USD' ? (cents * perDollar) / rateUnits : (cents * rateUnits) / perDollar);
}

/** Currency in which an amount is also shown, next to its own. */
export const otherCurrency = (currency: Currency): Currency => (currency === 'USD' ? 'AED' : 'USD');
