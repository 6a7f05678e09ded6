import '../../styles/short-links.css';
import type { CampaignLinks } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useParams } from 'react-router';
import { campaignQuery, isNoCampaign } from '../../features/campaigns/campaign-queries.ts';
import { CampaignTabs } from '../../features/campaigns/campaign-tabs.tsx';
import { campaignLinksQuery } from '../../features/short-links/use-short-links.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { FillCard } from './fill-card.tsx';
import { LinkedRow } from './linked-row.tsx';

/** Short links and codes of one of the organisation's campaigns (/campaigns/:id/links). */
export function CampaignLinksScreen() {
  const { id = '' } = useParams();
  const campaign = useQuery(campaignQuery(id));
  const links = useQuery(campaignLinksQuery(id));
  const name = campaign.data?.name;
  useDocumentTitle(name ? m.short_link_of_campaign({ name }) : m.short_link_title());
  const error = campaign.error ?? links.error;
  const retry = () => void Promise.all([campaign.refetch(), links.refetch()]);
  return (
    <Main>
      <BackLink to={paths.campaigns.href()}>{m.campaign_title()}</BackLink>
      <h1 tabIndex={-1} dir="auto" className="mt-2 text-d2 wrap-anywhere">
        {name ?? m.short_link_title()}
      </h1>
      {campaign.data ? <p className="mt-2 text-ink-2">{m.short_link_about()}</p> : null}
      <CampaignTabs campaignId={id} current="links" />
      {campaign.data && links.data ? (
        <Shown id={id} links={links.data} />
      ) : error ? (
        <ErrorState className="card mt-5 p-5" onRetry={isNoCampaign(error) ? undefined : retry}>
          {m.short_link_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : (
        <div className="mt-5 grid gap-4">
          <LoadingText>{m.short_link_loading()}</LoadingText>
          <Skeleton className="ear h-40" />
          <Skeleton className="ear h-72" />
        </div>
      )}
    </Main>
  );
}

function Shown({ id, links: { deals, isCut } }: { id: string; links: CampaignLinks }) {
  const mayChange = mayForOrganization(useUser(), 'campaign.manage');
  const lacking = deals.filter(({ link }) => !link?.target).length;
  if (deals.length === 0)
    return (
      <div className="card mt-5 p-5">
        <EmptyState title={m.short_link_none_accepted()} icon={<Link2 aria-hidden className="ic" />}>
          {m.short_link_none_accepted_text()}
        </EmptyState>
      </div>
    );
  return (
    <div className="mt-5 grid gap-4">
      {mayChange && lacking > 0 ? <FillCard campaignId={id} isFirst={lacking === deals.length} /> : null}
      <ul className="card divide-y divide-line">
        {deals.map((deal) => (
          <LinkedRow key={deal.dealId} deal={deal} mayChange={mayChange} />
        ))}
      </ul>
      {isCut ? <p className="hint">{m.publication_cut()}</p> : null}
    </div>
  );
}
