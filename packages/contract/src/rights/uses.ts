/** Rights of a deal in total: the usual ones, the uses that were granted, and their terms (rules/rights#terms). */
import { type RightUse, rightUses, type UsePlace, usePlaces } from './lines.ts';
import type { RightsTerms, UseTerm } from './terms.ts';

/** Defaults of a form: own accounts, website and shop for half a year in the region, without advertisements. */
export const usualRights: RightsTerms = {
  unpaid: { ownAccounts: true, siteAndShop: true, term: 'MONTHS_6' },
  paidAds: null,
  boostedPost: null,
  broadcast: null,
  territory: 'GCC',
  rawFootage: false,
  posting: 'BRAND',
  postOn: null,
};

const monthsOf: Record<UseTerm, number | null> = {
  DAYS_30: 1,
  MONTHS_3: 3,
  MONTHS_6: 6,
  MONTHS_12: 12,
  ENDLESS: null,
};

/** The term in whole months, 30 days as one; null for a term without end. */
export const monthsOfTerm = (term: UseTerm): number | null => monthsOf[term];

/** The term of each use that was granted. */
export function usesOf({
  unpaid,
  paidAds,
  boostedPost,
  broadcast,
}: RightsTerms): { use: RightUse; term: UseTerm }[] {
  const terms: Record<RightUse, UseTerm | null> = {
    UNPAID_USE: unpaid && (unpaid.ownAccounts || unpaid.siteAndShop) ? unpaid.term : null,
    PAID_ADS: paidAds,
    BOOSTED_POST: boostedPost,
    BROADCAST: broadcast,
  };
  return rightUses.flatMap((use) => {
    const term = terms[use];
    return term === null ? [] : [{ use, term }];
  });
}

/** The places that were granted, each with its term. */
export function placesOf({
  unpaid,
  paidAds,
  boostedPost,
  broadcast,
}: RightsTerms): { place: UsePlace; term: UseTerm }[] {
  const terms: Record<UsePlace, UseTerm | null> = {
    OWN_ACCOUNTS: unpaid?.ownAccounts ? unpaid.term : null,
    SITE_AND_SHOP: unpaid?.siteAndShop ? unpaid.term : null,
    PAID_ADS: paidAds,
    BOOSTED_POST: boostedPost,
    BROADCAST: broadcast,
  };
  return usePlaces.flatMap((place) => {
    const term = terms[place];
    return term === null ? [] : [{ place, term }];
  });
}

/** The use that a place belongs to: own accounts, website and shop are one, with one term. */
export const placeUse = (place: UsePlace): RightUse =>
  place === 'OWN_ACCOUNTS' || place === 'SITE_AND_SHOP' ? 'UNPAID_USE' : place;

/** The longest term of all uses in months, for programs that know of one licence alone; null for one without end. */
export function longestMonths(terms: RightsTerms): number | null {
  const months = usesOf(terms).map(({ term }) => monthsOfTerm(term));
  return months.includes(null) ? null : Math.max(1, ...months.filter((count) => count !== null));
}
