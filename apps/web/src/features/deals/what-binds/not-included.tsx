import { placesOf, type RightsTerms, type Role, type UsePlace, usePlaces } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CircleCheck } from 'lucide-react';

const without: Record<UsePlace, (words: { viewer: Role }) => string> = {
  OWN_ACCOUNTS: m.accept_without_own_accounts,
  SITE_AND_SHOP: m.accept_without_site_and_shop,
  PAID_ADS: m.accept_without_paid_ads,
  BOOSTED_POST: m.accept_without_boosted_post,
  BROADCAST: m.accept_without_broadcast,
};

/** Uses that a brief with named uses leaves out; nothing where it asks for everything. */
export function NotIncluded({ rights, viewer }: { rights: RightsTerms; viewer: Role }) {
  const granted = placesOf(rights).map(({ place }) => place);
  const list = [
    ...usePlaces.filter((place) => !granted.includes(place)).map((place) => without[place]({ viewer })),
    ...(rights.rawFootage ? [] : [m.accept_without_raw()]),
    ...(rights.posting === 'BRAND' ? [m.accept_without_post({ viewer })] : []),
  ];
  if (list.length === 0) return null;
  return (
    <p className="accept-said">
      <CircleCheck aria-hidden className="ic size-4!" />
      <span>{m.accept_not_included({ list: formatSeries(list) })}</span>
    </p>
  );
}
