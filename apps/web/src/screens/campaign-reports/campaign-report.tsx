import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useParams } from 'react-router';
import { campaignQuery, isNoCampaign } from '../../features/campaigns/campaign-queries.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { LinkCard } from './link-card.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { useShown } from './shown-parts.ts';
import { WhatItShows } from './what-it-shows.tsx';

/** Report of one of the organisation's campaigns: what it shows, its PDF and its link (/campaigns/:id/report). */
export function CampaignReportScreen() {
  const { id = '' } = useParams();
  const campaign = useQuery(campaignQuery(id));
  const link = useQuery(q('campaignReports.link', { params: { campaignId: id } }));
  const name = campaign.data?.name;
  useDocumentTitle(name ? m.campaign_report_of({ name }) : m.campaign_report_title());
  const error = campaign.error ?? link.error;
  const retry = () => void Promise.all([campaign.refetch(), link.refetch()]);
  if (campaign.data && link.data) return <Loaded id={id} link={link.data.link} />;
  return (
    <Main>
      <Head id={id} />
      {error ? <Failed error={error} onRetry={isNoCampaign(error) ? undefined : retry} /> : <Loading />}
    </Main>
  );
}

function Loaded({ id, link }: { id: string; link: Parameters<typeof useShown>[0] }) {
  const { shown, change } = useShown(link);
  const query = { shows: [...shown.shows] };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...q('campaignReports.read', { params: { campaignId: id }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Main>
      <Head id={id} paper={isPlaceholderData ? undefined : data?.papers[shown.language]} />
      {data ? (
        <div className="report-split mt-5">
          <div className="min-w-0" aria-busy={isPlaceholderData || undefined}>
            <ReportSheet report={data.report} />
          </div>
          <aside className="grid content-start gap-4">
            <WhatItShows shown={shown} onChange={change} />
            <LinkCard campaignId={id} link={link} shown={shown} />
          </aside>
        </div>
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Main>
  );
}

function Head({ id, paper }: { id: string; paper?: string | undefined }) {
  return (
    <PageHeader
      back={<BackLink to={paths.campaignResults.href(id)}>{m.result_title()}</BackLink>}
      title={m.campaign_report_title()}
      subtitle={m.campaign_report_about()}
      actions={
        paper ? (
          <a href={mediaUrl(paper)} download className="btn btn-cast">
            <FileDown aria-hidden className="ic" />
            {m.campaign_report_download()}
          </a>
        ) : null
      }
    />
  );
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) => (
  <ErrorState className="card mt-5 p-5" onRetry={onRetry}>
    {m.campaign_report_not_loaded()}
    <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
  </ErrorState>
);

const Loading = () => (
  <div className="mt-5 grid gap-4">
    <LoadingText>{m.campaign_report_loading()}</LoadingText>
    <Skeleton className="ear h-120" />
  </div>
);
