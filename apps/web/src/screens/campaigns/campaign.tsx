import '../../styles/campaigns.css';
import type { CampaignDetail } from '@briefcast/contract';
import { pursesOf } from '@briefcast/contract/campaigns/purses';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Archive, Info } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { campaignQuery, isNoCampaign } from '../../features/campaigns/campaign-queries.ts';
import { CampaignTabs } from '../../features/campaigns/campaign-tabs.tsx';
import { dealsOfPages } from '../../features/campaigns/loose-deals.ts';
import { PurseCard } from '../../features/campaigns/purse-card.tsx';
import { NeedsQueue } from '../../features/needs/needs-queue.tsx';
import { mayForOrganization } from '../../lib/policy.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { CampaignActs } from './campaign-acts.tsx';
import { campaignDealsQuery } from './campaign-deals.ts';
import { CampaignHead, HeadPlace } from './campaign-head.tsx';
import { CreatorRows } from './creator-rows.tsx';

const StripBoard = latePart(
  async () => (await import('./strip-board.tsx')).StripBoard,
  () => <Skeleton className="ear h-60" />,
);

const PublicationLanes = latePart(
  async () => (await import('../../features/publications/publication-lanes.tsx')).PublicationLanes,
  () => <Skeleton className="ear h-40" />,
);

/** One of the organisation's campaigns (/campaigns/:id). */
export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(campaignQuery(id));
  useDocumentTitle(data?.name ?? m.campaign_one());
  if (data) return <Shown key={id} campaign={data} />;
  return (
    <Main>
      <HeadPlace />
      {isPending ? (
        <div className="mt-6 grid gap-5">
          <LoadingText>{m.campaign_one_loading()}</LoadingText>
          <Skeleton className="ear h-44" />
          <Skeleton className="ear h-44" />
        </div>
      ) : (
        <ErrorState
          className="card mt-6 p-5"
          onRetry={isNoCampaign(error) ? undefined : () => void refetch()}
        >
          {m.campaign_one_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      )}
    </Main>
  );
}

function Shown({ campaign }: { campaign: CampaignDetail }) {
  const mayManage = mayForOrganization(useUser(), 'campaign.manage');
  const list = useInfiniteQuery(campaignDealsQuery(campaign.id));
  const deals = dealsOfPages(list.data);
  const ids = new Set(deals.map(({ id }) => id));
  const purses = pursesOf(campaign, campaign.sums);
  const [now] = useState(() => new Date());
  return (
    <Main>
      <CampaignHead
        campaign={campaign}
        now={now}
        actions={mayManage ? <CampaignActs campaign={campaign} /> : null}
      />
      {campaign.isArchived ? (
        <p data-tone="buff" className="ear mt-5 flex items-center gap-2.5 bg-k-bg px-5 py-4 text-k-ink">
          <Archive aria-hidden className="ic" />
          {m.campaign_in_archive()}
        </p>
      ) : null}
      <CampaignTabs campaignId={campaign.id} current="creators" />
      <div className="mt-6 grid gap-6">
        {deals.length > 0 ? (
          <NeedsQueue viewer="BRAND" only={({ deal }) => deal !== null && ids.has(deal.id)} />
        ) : null}
        {purses.length > 0 ? (
          <div>
            <div className="grid gap-4 md:grid-cols-2">
              {purses.map((purse) => (
                <PurseCard key={purse.currency} purse={purse} />
              ))}
            </div>
            <p className="hint mt-2 flex items-center gap-1.5">
              <Info aria-hidden className="ic size-4!" />
              {m.campaign_paid_means()}
            </p>
          </div>
        ) : null}
        {deals.length > 0 ? <StripBoard campaignId={campaign.id} deals={deals} now={now} /> : null}
        {deals.length > 0 ? <PublicationLanes campaignId={campaign.id} now={now} /> : null}
        <CreatorRows campaign={campaign} list={list} deals={deals} mayManage={mayManage} />
      </div>
    </Main>
  );
}
