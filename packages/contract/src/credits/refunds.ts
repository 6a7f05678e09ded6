/** Share of an order that a part of its money is worth, where it goes back (rules/credits#refunds). */
import type { TaxedAmount } from './ledger.ts';

interface Refundable extends TaxedAmount {
  credits: number;
}

/** The share of `whole` in so much of the price, rounded down until the price is whole. */
const shareOf = (whole: number, fils: number, grossFils: number) =>
  grossFils === 0 ? 0 : Math.floor((whole * fils) / grossFils);

/**
 * Refund of `fils` from an order of which `beforeFils` went back already: the credits that they bought, and the
 * price and tax in them. All parts of an order sum to exactly the whole; money beyond the order's cost counts as
 * nothing.
 */
export function refundOf(
  { credits, netFils, taxFils }: Refundable,
  beforeFils: number,
  fils: number,
): { credits: number; price: TaxedAmount } {
  const grossFils = netFils + taxFils;
  const before = Math.min(beforeFils, grossFils);
  const after = Math.min(beforeFils + fils, grossFils);
  const partOf = (whole: number) => shareOf(whole, after, grossFils) - shareOf(whole, before, grossFils);
  const tax = partOf(taxFils);
  return { credits: partOf(credits), price: { netFils: after - before - tax, taxFils: tax } };
}

/**
 * How much is sent back by card for `credits` of an order of which `beforeFils` went back already: the least with which
 * `refundOf` takes back that many.
 */
export function filsForCredits(
  { credits: all, netFils, taxFils }: Refundable,
  beforeFils: number,
  credits: number,
): number {
  const grossFils = netFils + taxFils;
  const upTo = Math.min(shareOf(all, beforeFils, grossFils) + credits, all);
  return Math.max(Math.ceil((upTo * grossFils) / all) - beforeFils, 0);
}
