import type { CreatorDetails as Details, OfferedPackage, SocialAccount } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { loadClient } from '../../lib/load-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import { WorkFactsList } from '../../ui/work-facts-list.tsx';

/** Undefined until they are there, and where they cannot be read: the page is whole without them. */
export function useCreatorDetails(id: string): Details | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.creators.details(id),
    queryFn: async ({ signal }) =>
      (await (await loadClient()).creators.details({ params: { id } }, { signal })).details,
    staleTime: 60_000,
  });
  return data;
}

/** What finished deals tell, packages, and accounts elsewhere. */
export function CreatorDetails({ facts, packages, socialAccounts }: Details) {
  return (
    <>
      {facts ? (
        <Card title={m.person_facts()}>
          <WorkFactsList facts={facts} />
        </Card>
      ) : null}
      {packages.length > 0 ? <PackageList packages={packages} /> : null}
      {socialAccounts.length > 0 ? <AccountList accounts={socialAccounts} /> : null}
    </>
  );
}

function PackageList({ packages }: { packages: readonly OfferedPackage[] }) {
  return (
    <Card title={m.person_packages()}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {packages.map(({ name, includes, price, turnaroundDays }) => (
          <li key={`${name} ${price}`} className="min-w-0 rounded-card bg-sunken p-4">
            <h3 dir="auto" className="text-[17px] wrap-anywhere">
              {name}
            </h3>
            <p className="disp num mt-1 text-d3">
              <bdi>{formatMoney(price)}</bdi>
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
