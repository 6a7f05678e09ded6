/**
 * The lines of a deal's rights, and those that a creator prices, as data (rules/rights). Apart from the schemas, which every
 * page would load with it.
 */

/** From the shortest to the longest. */
export const useTerms = ['DAYS_30', 'MONTHS_3', 'MONTHS_6', 'MONTHS_12', 'ENDLESS'] as const;
/** From the smallest to the whole. */
export const territories = ['UAE', 'GCC', 'MIDDLE_EAST', 'WORLD'] as const;
export const postings = ['BRAND', 'BOTH', 'CREATOR'] as const;

/** Uses of the content, each for a term of its own. */
export const rightUses = ['UNPAID_USE', 'PAID_ADS', 'BOOSTED_POST', 'BROADCAST'] as const;
export type RightUse = (typeof rightUses)[number];

/** Every place in which the content may be shown. */
export const usePlaces = ['OWN_ACCOUNTS', 'SITE_AND_SHOP', 'PAID_ADS', 'BOOSTED_POST', 'BROADCAST'] as const;
export type UsePlace = (typeof usePlaces)[number];

/** Every line that a creator can name a price for. Boosted posts are priced for each 30 days. */
export const surchargeLines = [
  'UNPAID_DAYS_30',
  'UNPAID_MONTHS_3',
  'UNPAID_MONTHS_6',
  'UNPAID_MONTHS_12',
  'UNPAID_ENDLESS',
  'PAID_ADS_DAYS_30',
  'PAID_ADS_MONTHS_3',
  'PAID_ADS_MONTHS_6',
  'PAID_ADS_MONTHS_12',
  'PAID_ADS_ENDLESS',
  'BOOSTED_POST',
  'BOOSTED_POST_ENDLESS',
  'BROADCAST_DAYS_30',
  'BROADCAST_MONTHS_3',
  'BROADCAST_MONTHS_6',
  'BROADCAST_MONTHS_12',
  'BROADCAST_ENDLESS',
  'TERRITORY_UAE',
  'TERRITORY_GCC',
  'TERRITORY_MIDDLE_EAST',
  'TERRITORY_WORLD',
  'EXCLUSIVITY_1',
  'EXCLUSIVITY_3',
  'EXCLUSIVITY_6',
  'EXCLUSIVITY_12',
  'RAW_FOOTAGE',
] as const;
