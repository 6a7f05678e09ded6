import '../../styles/results.css';
import type { CampaignDetail, CampaignPublications } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { countedDeals, countedPosts } from '@briefcast/contract/publications/counted-posts';
import type { ShownMoment } from '@briefcast/contract/publications/results';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, FileText, Info } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { campaignSpan } from '../../features/campaigns/campaign-look.ts';
import { campaignQuery, isNoCampaign } from '../../features/campaigns/campaign-queries.ts';
import { CampaignTabs } from '../../features/campaigns/campaign-tabs.tsx';
import { campaignPublicationsQuery } from '../../features/publications/use-publications.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { BestPost } from './best-post.tsx';
import { CostCards } from './cost-cards.tsx';
import { PostsPart } from './posts-part.tsx';
import { ResultsStage } from './results-stage.tsx';
import { ViewsOverTime } from './views-over-time.tsx';

/** Results of one of the organisation's campaigns (/campaigns/:id/results). */
export function CampaignResultsScreen() {
  const { id = '' } = useParams();
  const campaign = useQuery(campaignQuery(id));
  const results = useQuery(campaignPublicationsQuery(id));
  const name = campaign.data?.name;
  useDocumentTitle(name ? m.result_of_campaign({ name }) : m.result_title());
  const error = campaign.error ?? results.error;
  const retry = () => void Promise.all([campaign.refetch(), results.refetch()]);
  return (
    <Main>
      <BackLink to={paths.campaigns.href()}>{m.campaign_title()}</BackLink>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} dir="auto" className="text-d2 wrap-anywhere">
            {name ?? m.result_title()}
          </h1>
          {campaign.data ? <About campaign={campaign.data} /> : null}
        </div>
        {results.data?.deals.some(({ posts }) => posts.length > 0) ? (
          <ButtonLink
            variant="cast"
            className="max-sm:w-full"
            to={paths.campaignReport.href(id)}
            icon={<FileText aria-hidden className="ic" />}
          >
            {m.campaign_report_title()}
          </ButtonLink>
        ) : null}
      </div>
      <CampaignTabs campaignId={id} current="results" />
      {campaign.data && results.data ? (
        <Shown id={id} results={results.data} />
      ) : error ? (
        <ErrorState className="card mt-5 p-5" onRetry={isNoCampaign(error) ? undefined : retry}>
          {m.result_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : (
        <div className="mt-5 grid gap-4">
          <LoadingText>{m.result_loading()}</LoadingText>
          <Skeleton className="ear h-48" />
          <Skeleton className="ear h-72" />
        </div>
      )}
    </Main>
  );
}

const About = ({ campaign }: { campaign: CampaignDetail }) => (
  <p className="mt-2 text-ink-2">{m.result_about({ span: campaignSpan(campaign) })}</p>
);

function Shown({ id, results: { deals, isCut } }: { id: string; results: CampaignPublications }) {
  const [shown, setShown] = useState<ShownMoment>('LATEST');
  const posts = countedPosts(deals, shown);
  if (deals.every(({ posts }) => posts.length === 0))
    return (
      <div className="card mt-5 p-5">
        <EmptyState title={m.result_none()} icon={<ChartNoAxesColumn aria-hidden className="ic" />}>
          {m.result_none_text()}
        </EmptyState>
      </div>
    );
  return (
    <div className="mt-5 grid gap-4">
      <ResultsStage deals={deals} posts={posts} />
      <CostCards deals={countedDeals(deals, posts)} />
      <ViewsOverTime posts={posts} />
      <BestPost posts={posts} />
      <PostsPart id={id} deals={deals} posts={posts} shown={shown} onShow={setShown} />
      <p className="hint flex items-start gap-1.5">
        <Info aria-hidden className="ic mt-0.5 size-4!" />
        {m.result_how_counted()}
      </p>
      {isCut ? <p className="hint">{m.publication_cut()}</p> : null}
    </div>
  );
}
