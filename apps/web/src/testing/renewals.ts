/** Renewals of the stubbed marketplace. */
import type { Renewal, RenewalsOfDeal, Right } from '@briefcast/contract';
import { idOf } from './people.ts';

/** Midnight UTC so many days from today. */
export const midnightIn = (days: number) =>
  new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000).toISOString();

/** The right to run ads, which ends in 20 days. */
export const endingAds = (changes: Partial<Right> = {}): Right => ({
  dealId: idOf(10),
  kind: 'PAID_ADS',
  title: 'Winter barrier serum',
  category: null,
  startsAt: midnightIn(-70),
  endsAt: midnightIn(20),
  renewedAt: null,
  renewal: null,
  party: { id: idOf(50), name: 'Layla Haddad', image: null },
  ...changes,
});

/** The brand offers three months more of ads for 300 dollars. */
export const openOffer = (changes: Partial<Renewal> = {}): Renewal => ({
  id: idOf(80),
  dealId: idOf(10),
  state: 'OPEN',
  byRole: 'BRAND',
  byPerson: null,
  lines: [{ kind: 'PAID_ADS', endsAt: midnightIn(20), renewedUntil: midnightIn(110) }],
  term: 'MONTHS_3',
  price: 30_000,
  currency: 'USD',
  paymentDays: 30,
  offeredAt: midnightIn(-1),
  closesAt: midnightIn(51),
  answeredAt: null,
  answeredBy: null,
  invoice: null,
  ...changes,
});

/** Ads and unpaid use that end soon, of a deal of 1,000 dollars; the creator asks 30% for three months of ads. */
export const renewable = (changes: Partial<RenewalsOfDeal> = {}): RenewalsOfDeal => ({
  renewals: [],
  lines: [
    { kind: 'PAID_ADS', endsAt: midnightIn(20), term: 'MONTHS_3' },
    { kind: 'UNPAID_USE', endsAt: midnightIn(40), term: 'MONTHS_6' },
  ],
  currency: 'USD',
  price: 100_000,
  surcharges: [
    { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
    { line: 'PAID_ADS_ENDLESS', kind: 'NOT_OFFERED' },
  ],
  paymentDays: 30,
  isPriceOwed: false,
  ...changes,
});
