import {
  type Currency,
  centsFromDollars,
  dollarsForField,
  type PricedRecipient,
  type PublicCreator,
  severalBriefs,
} from '@briefcast/contract';
import { useState } from 'react';
import { type Asked, type BriefSum, useBriefSums } from '../brief-sum.ts';

/** `OWN` for each at their own rate, `SAME` for one budget for all. */
export type Pricing = 'OWN' | 'SAME';

export interface Recipient extends PricedRecipient {
  creator: PublicCreator;
  sum: BriefSum;
  /** Price as the field shows it: the creator's rate until another is typed. */
  typed: string;
}

/** The whole price by the creator's own rates; empty where a rate or a surcharge is missing. */
function rateOf({ estimate, rights, cents }: BriefSum): string {
  const isWhole = estimate.unpriced.length === 0 && rights !== null && rights.asked.length === 0;
  return isWhole && cents > 0 ? dollarsForField(cents) : '';
}

/** The creators who get a brief, each with a sum and a price. */
export function useRecipients(
  first: PublicCreator,
  asked: Asked,
  one: { currency: Currency; budget: string },
) {
  const [people, setPeople] = useState<readonly PublicCreator[]>([first]);
  const [pricing, setPricing] = useState<Pricing>('OWN');
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const isEach = people.length > 1 && pricing === 'OWN';
  const sums = useBriefSums(people, asked, isEach ? null : one.currency);
  const recipients = sums.map((sum): Recipient => {
    const { creator } = sum;
    const typed = isEach ? (prices[creator.id] ?? rateOf(sum)) : one.budget;
    const { currency } = sum.money;
    return { creator, sum, typed, id: creator.id, cents: centsFromDollars(typed), currency };
  });
  return {
    people,
    setPeople,
    pricing,
    setPricing,
    setPrice: (id: string, price: string) => setPrices((before) => ({ ...before, [id]: price })),
    /** Whether several creators get it, each at a price of their own. */
    isEach,
    sums,
    recipients,
    ...severalBriefs(recipients),
  };
}
export type Recipients = ReturnType<typeof useRecipients>;
