/** One brief to several creators, each at a price of their own (rules/deals#several). */
import { type Currency, type Sums, sumsOf } from '../kit/currencies.ts';

/** Recipient of a brief; without a price the brief to them stays a draft. */
export interface PricedRecipient {
  id: string;
  /** Null where the creator's rates say none and nobody typed one. */
  cents: number | null;
  currency: Currency;
}

export interface SeveralBriefs<R extends PricedRecipient> {
  ready: (R & { cents: number })[];
  drafts: R[];
  /** Total of those that are ready, each currency by itself. */
  total: Sums;
}

/** Recipients who get their brief, those whose brief stays a draft, and the total. */
export function severalBriefs<R extends PricedRecipient>(recipients: readonly R[]): SeveralBriefs<R> {
  const ready = recipients.flatMap((one) => (one.cents ? [{ ...one, cents: one.cents }] : []));
  return { ready, drafts: recipients.filter(({ cents }) => !cents), total: sumsOf(ready) };
}
