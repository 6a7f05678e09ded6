/** Packs that the demo's brands bought, as a year of a real house would have them. */
import type { PackSize } from '@briefcast/contract';
import type { PaymentSource } from '@briefcast/contract/credits/ledger';

export interface DemoPurchase {
  /** The name of the brand's company. */
  brand: string;
  credits: PackSize;
  source: PaymentSource;
  /** How long ago it was ordered. */
  hoursAgo: number;
  /** How much later its money came; null for a transfer that is still waited for. */
  paidAfterHours: number | null;
  /** Amount that the bank kept of it, in fils. */
  shortFils?: number;
  /** How long ago what was not used of it went back, and why. */
  refunded?: { hoursAgo: number; reason: string };
}

/** The oldest are nearly a year old, so that what is left of them ends soon. */
export const purchases: readonly DemoPurchase[] = [
  { brand: 'Oasis Skin', credits: 10, source: 'TRANSFER', hoursAgo: 345 * 24 + 5, paidAfterHours: 27 },
  { brand: 'Falaj Hotels', credits: 10, source: 'TRANSFER', hoursAgo: 341 * 24 + 2, paidAfterHours: 46 },
  { brand: 'Nomad Roasters', credits: 30, source: 'TRANSFER', hoursAgo: 212 * 24 + 7, paidAfterHours: 22 },
  { brand: 'PulseFit', credits: 30, source: 'CARD', hoursAgo: 128 * 24 + 3, paidAfterHours: 0 },
  { brand: 'Kayan Home', credits: 60, source: 'TRANSFER', hoursAgo: 61 * 24 + 9, paidAfterHours: 51 },
  {
    brand: 'Meridian',
    credits: 30,
    source: 'TRANSFER',
    hoursAgo: 34 * 24 + 4,
    paidAfterHours: 25,
    refunded: { hoursAgo: 43, reason: 'The launch was moved to next year.' },
  },
  { brand: 'PulseFit', credits: 60, source: 'TRANSFER', hoursAgo: 18 * 24 + 6, paidAfterHours: 30 },
  {
    brand: 'Kayan Home',
    credits: 10,
    source: 'TRANSFER',
    hoursAgo: 14 * 24 + 1,
    paidAfterHours: 44,
    shortFils: 700,
  },
  { brand: 'Oasis Skin', credits: 30, source: 'TRANSFER', hoursAgo: 10 * 24 + 8, paidAfterHours: 21 },
  { brand: 'Falaj Hotels', credits: 30, source: 'CARD', hoursAgo: 6 * 24 + 5, paidAfterHours: 0 },
  { brand: 'Nomad Roasters', credits: 10, source: 'CARD', hoursAgo: 3 * 24 + 2, paidAfterHours: 0 },
  { brand: 'Meridian', credits: 10, source: 'TRANSFER', hoursAgo: 2 * 24 + 7, paidAfterHours: 29 },
  { brand: 'Kayan Home', credits: 60, source: 'TRANSFER', hoursAgo: 2 * 24 + 1, paidAfterHours: null },
  { brand: 'Oasis Skin', credits: 30, source: 'TRANSFER', hoursAgo: 20, paidAfterHours: null },
  { brand: 'PulseFit', credits: 10, source: 'TRANSFER', hoursAgo: 3, paidAfterHours: null },
];
