/** The lines that a creator prices, in groups as they are read, and what is said of each (rules/rights#surcharges). */
import type { Currency, Surcharge, SurchargeLine } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatMoney, formatPercent } from '../format.ts';
import { monthsText } from './months.ts';
import { termLabel, territoryLabel } from './rights.ts';

const terms = ['DAYS_30', 'MONTHS_3', 'MONTHS_6', 'MONTHS_12', 'ENDLESS'] as const;

interface SurchargeGroup {
  title: () => string;
  steps: readonly { line: SurchargeLine; label: () => string }[];
}

/** Every line that is not in the rates as a matter of course. */
export const surchargeGroups: readonly SurchargeGroup[] = [
  {
    title: m.surcharge_group_unpaid,
    steps: (['MONTHS_12', 'ENDLESS'] as const).map((term) => ({
      line: `UNPAID_${term}`,
      label: () => termLabel(term),
    })),
  },
  {
    title: m.surcharge_group_paid_ads,
    steps: terms.map((term) => ({ line: `PAID_ADS_${term}`, label: () => termLabel(term) })),
  },
  {
    title: m.surcharge_group_boosted,
    steps: [
      { line: 'BOOSTED_POST', label: m.surcharge_each_30_days },
      { line: 'BOOSTED_POST_ENDLESS', label: () => termLabel('ENDLESS') },
    ],
  },
  {
    title: m.surcharge_group_broadcast,
    steps: terms.map((term) => ({ line: `BROADCAST_${term}`, label: () => termLabel(term) })),
  },
  {
    title: m.surcharge_group_territory,
    steps: (['MIDDLE_EAST', 'WORLD'] as const).map((territory) => ({
      line: `TERRITORY_${territory}`,
      label: () => territoryLabel(territory),
    })),
  },
  {
    title: m.surcharge_group_exclusivity,
    steps: ([1, 3, 6, 12] as const).map((months) => ({
      line: `EXCLUSIVITY_${months}`,
      label: () => monthsText(months),
    })),
  },
  { title: m.surcharge_group_raw, steps: [{ line: 'RAW_FOOTAGE', label: m.surcharge_raw_footage }] },
];

/**
 * Surcharge that a creator states for a line: `+30%`, `+$600`, in the rate, not offered, or on request where
 * nothing is said.
 */
export function surchargeText(stated: Surcharge | undefined, currency: Currency): string {
  if (!stated) return m.surcharge_ask();
  if (stated.kind === 'NOT_OFFERED') return m.surcharge_not_offered();
  if (stated.kind === 'AMOUNT') return m.surcharge_amount({ amount: formatMoney(stated.cents, currency) });
  return stated.percent === 0
    ? m.surcharge_in_rate()
    : m.surcharge_percent({ percent: formatPercent(stated.percent / 100) });
}
