/** The rights of a brief in one line, as its closed form says them (rules/rights#usual). */
import type { Exclusivity, RightsTerms, UseTerm } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatSeries } from './format.ts';
import { monthsText } from './labels/months.ts';
import { termLabel, territoryLabel } from './labels/rights.ts';

const termText = (term: UseTerm) =>
  term === 'ENDLESS' ? m.plain_endless() : m.plain_for({ term: termLabel(term) });

type Said = Omit<RightsTerms, 'posting' | 'postOn'>;

/** `own accounts, website and shop for 6 months, GCC, no paid ads`. */
export function rightsInShort(
  { unpaid, paidAds, boostedPost, broadcast, territory, rawFootage }: Said,
  exclusivity: Exclusivity | null,
): string {
  const places =
    unpaid?.ownAccounts && unpaid.siteAndShop
      ? 'BOTH'
      : unpaid?.ownAccounts
        ? 'OWN_ACCOUNTS'
        : 'SITE_AND_SHOP';
  const isUnpaid = unpaid?.ownAccounts || unpaid?.siteAndShop;
  const uses = [
    ...(unpaid && isUnpaid ? [m.short_unpaid({ places, term: termText(unpaid.term) })] : []),
    ...(paidAds ? [m.short_paid_ads({ term: termText(paidAds) })] : []),
    ...(boostedPost ? [m.short_boosted({ term: termText(boostedPost) })] : []),
    ...(broadcast ? [m.short_broadcast({ term: termText(broadcast) })] : []),
  ];
  return formatSeries([
    ...(uses.length > 0 ? [...uses, territoryLabel(territory)] : [m.short_no_use()]),
    ...(paidAds || boostedPost ? [] : [m.short_no_ads()]),
    ...(exclusivity ? [m.short_exclusive({ months: monthsText(exclusivity.months) })] : []),
    ...(rawFootage ? [m.short_raw_footage()] : []),
  ]);
}
