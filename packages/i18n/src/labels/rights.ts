/** The lines of a deal's rights: where, how long, where in the world, and who publishes. */
import type { Posting, RightKind, Territory, UsePlace, UseTerm } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const places: Record<UsePlace, () => string> = {
  OWN_ACCOUNTS: m.place_own_accounts,
  SITE_AND_SHOP: m.place_site_and_shop,
  PAID_ADS: m.place_paid_ads,
  BOOSTED_POST: m.place_boosted_post,
  BROADCAST: m.place_broadcast,
};
export const placeLabel = (place: UsePlace): string => places[place]();

const kinds: Record<RightKind, () => string> = {
  LICENCE: m.rights_licence,
  EXCLUSIVITY: m.rights_exclusivity,
  UNPAID_USE: m.use_unpaid_use,
  PAID_ADS: m.use_paid_ads,
  BOOSTED_POST: m.use_boosted_post,
  BROADCAST: m.use_broadcast,
};
/** Name of a right that ends, in lists and calendars. */
export const rightLabel = (kind: RightKind): string => kinds[kind]();

const terms: Record<UseTerm, () => string> = {
  DAYS_30: m.use_term_days_30,
  MONTHS_3: m.use_term_months_3,
  MONTHS_6: m.use_term_months_6,
  MONTHS_12: m.use_term_months_12,
  ENDLESS: m.use_term_endless,
};
/** `6 months`. */
export const termLabel = (term: UseTerm): string => terms[term]();

const territories: Record<Territory, () => string> = {
  UAE: m.territory_uae,
  GCC: m.territory_gcc,
  MIDDLE_EAST: m.territory_middle_east,
  WORLD: m.territory_world,
};
export const territoryLabel = (territory: Territory): string => territories[territory]();

const postings: Record<Posting, () => string> = {
  BRAND: m.posting_brand,
  BOTH: m.posting_both,
  CREATOR: m.posting_creator,
};
/** Publisher of the content. */
export const postingLabel = (posting: Posting): string => postings[posting]();
