/** Prices of taking part, as anybody may read them (rules/credits#settings). */

import { CreditPack, chargedTax, type OperatorSettings } from '../admin/operator-settings.ts';
import { z } from '../kit/zod.ts';

export const Prices = z.object({
  /** Prices that brands pay to send briefs; null where that costs nothing. */
  credits: z
    .object({
      packs: z.array(CreditPack),
      /** How many a brand that signs up gets for nothing. */
      starter: z.int(),
      /** After how many months the credits of a pack expire. */
      expiryMonths: z.int(),
    })
    .nullable(),
  /** Monthly price that creators pay for a public profile; null where that costs nothing. */
  subscription: z.object({ priceFils: z.int(), trialDays: z.int() }).nullable(),
  /** The tax on these prices, in hundredths of a percent. */
  taxBasisPoints: z.int(),
});
export type Prices = z.infer<typeof Prices>;

/** The prices that the operator has set; what is switched off costs nothing. */
export const pricesOf = ({ credits, subscription, ...settings }: OperatorSettings): Prices => ({
  credits: credits.isOn
    ? { packs: credits.packs, starter: credits.starter, expiryMonths: credits.expiryMonths }
    : null,
  subscription: subscription.isOn
    ? { priceFils: subscription.priceFils, trialDays: subscription.trialDays }
    : null,
  taxBasisPoints: chargedTax(settings),
});
