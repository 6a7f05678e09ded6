import type {
  Currency,
  CreatorDetails as Details,
  OfferedPackage,
  SocialAccount,
  Surcharge,
} from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useInView } from '../../lib/use-in-view.ts';
import { creatorDetailsQuery } from '../../parts/creators/creator-details-query.ts';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import { WorkFactsList } from './work-facts-list.tsx';

/** Undefined until they are loaded, and if that fails: the page works without them. */
export function useCreatorDetails(id: string): Details | undefined {
  const { data } = useQuery(creatorDetailsQuery(id));
  return data;
}

const SurchargeCard = latePart(
  async () => (await import('./surcharge-card.tsx')).SurchargeCard,
  () => null,
);

/** Far down, and for those who think of a brief: its words come when somebody comes near. */
function NearSurcharges(props: { surcharges: readonly Surcharge[]; currency: Currency }) {
  const { ref, isNear } = useInView();
  return <div ref={ref}>{isNear ? <SurchargeCard {...props} /> : null}</div>;
}

/** Facts of finished deals, packages, rights beyond the usual ones, and accounts elsewhere. */
export function CreatorDetails({
  facts,
  packages,
  socialAccounts,
  surcharges = [],
  currency,
}: Details & { currency: Currency }) {
  return (
    <>
      {facts ? (
        <Card title={m.person_facts()}>
          <WorkFactsList facts={facts} />
        </Card>
      ) : null}
      {packages.length > 0 ? <PackageList packages={packages} currency={currency} /> : null}
      {surcharges.length > 0 ? <NearSurcharges surcharges={surcharges} currency={currency} /> : null}
      {socialAccounts.length > 0 ? <AccountList accounts={socialAccounts} /> : null}
    </>
  );
}

interface PackageListProps {
  packages: readonly OfferedPackage[];
  currency: Currency;
}

function PackageList({ packages, currency }: PackageListProps) {
  return (
    <Card title={m.person_packages()}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {packages.map(({ name, includes, price, turnaroundDays }) => (
          <li key={`${name} ${price}`} className="min-w-0 rounded-card bg-sunken p-4">
            <h3 dir="auto" className="text-[17px] wrap-anywhere">
              {name}
            </h3>
            <p className="disp num mt-1 text-d3">
              <bdi>{formatMoney(price, currency)}</bdi>
            </p>
            {turnaroundDays === null ? null : <p className="hint mt-0.5">{daysText(turnaroundDays)}</p>}
            {includes ? (
              <p dir="auto" className="mt-2 text-sm whitespace-pre-line text-ink-2 wrap-anywhere">
                {includes}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AccountList({ accounts }: { accounts: readonly SocialAccount[] }) {
  return (
    <Card title={m.person_elsewhere()}>
      <ul className="grid gap-2">
        {accounts.map(({ network, url, followers }) => (
          <li key={`${network} ${url}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <ExternalLink href={url}>{socialNetworkLabel(network)}</ExternalLink>
            {followers === null ? null : (
              <span className="hint num">
                {m.person_followers({ n: followers, count: formatCount(followers) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
