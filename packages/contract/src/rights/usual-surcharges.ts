/** Surcharges that a creator can start from, in percent of the rates (rules/rights#surcharges). */
import type { SurchargeLine } from './surcharges.ts';

/** Lines without one, such as broadcast and use without end, are asked for each time. */
export const usualSurcharges: Readonly<Partial<Record<SurchargeLine, number>>> = {
  UNPAID_MONTHS_12: 30,
  PAID_ADS_DAYS_30: 10,
  PAID_ADS_MONTHS_3: 30,
  PAID_ADS_MONTHS_6: 50,
  PAID_ADS_MONTHS_12: 80,
  BOOSTED_POST: 25,
  TERRITORY_MIDDLE_EAST: 10,
  TERRITORY_WORLD: 25,
  EXCLUSIVITY_1: 10,
  EXCLUSIVITY_3: 30,
  RAW_FOOTAGE: 30,
};
