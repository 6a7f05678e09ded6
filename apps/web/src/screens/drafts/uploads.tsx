import { q } from '../../lib/query.ts';
import '../../styles/upload-list.css';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CloudUpload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { openDealsQuery } from '../../features/deals/deal-queries.ts';
import { readArrived, subscribeArrived } from '../../features/drafts/arrived-uploads.ts';
import { readUploads, subscribeUploads } from '../../features/drafts/running-uploads.ts';
import { RestHint, WifiChoice } from '../../features/drafts/upload-choices.tsx';
import { useElsewhere } from '../../features/drafts/use-elsewhere.ts';
import { tellsNetwork } from '../../lib/network.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { BackLink } from '../../ui/text-link.tsx';
import { ArrivedItem } from './arrived-item.tsx';
import { BegunItem } from './begun-item.tsx';
import { RunningItem } from './running-item.tsx';

/** Uploads that run or wait on their way into the creator's drafts, for all deals (/uploads). */
export function UploadsScreen() {
  useDocumentTitle(m.upload_title());
  const isChoice = tellsNetwork();
  return (
    <Main>
      <PageHeader
        back={<BackLink to={paths.creatorDashboard.href()}>{m.link_back_to_dashboard()}</BackLink>}
        title={m.upload_title()}
        subtitle={m.upload_about()}
      />
      <div className={isChoice ? 'mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]' : 'mt-5'}>
        <div className="min-w-0">
          <Uploads />
          <RestHint className="mt-4 max-w-[66ch]" />
        </div>
        {isChoice ? (
          <Card as="aside" title={m.upload_mobile_data()}>
            <WifiChoice />
          </Card>
        ) : null}
      </div>
    </Main>
  );
}

/** Uploads of this page and, as far as the server lists them, those that began elsewhere. */
function useAllUploads() {
  const { id } = useUser('CREATOR');
  const running = useSyncExternalStore(subscribeUploads, readUploads, readUploads);
  const arrived = useSyncExternalStore(subscribeArrived, readArrived, readArrived).filter(
    ({ personId }) => personId === id,
  );
  const unfinished = useQuery({ ...q('uploads.list'), select: ({ uploads }) => uploads });
  const known = new Set(running.map(({ uploadId }) => uploadId));
  const begun = (unfinished.data ?? []).filter((upload) => !known.has(upload.id));
  const elsewhere = useElsewhere(begun);
  const { data: deals = [] } = useQuery(openDealsQuery('CREATOR'));
  const titles = new Map(deals.map((deal) => [deal.id, deal.title]));
  return { running, arrived, begun, elsewhere, unfinished, titles };
}

function Uploads() {
  const { running, arrived, begun, elsewhere, unfinished, titles } = useAllUploads();
  const { data, error, refetch } = unfinished;
  const count = running.length + begun.length + arrived.length;
  const isEmpty = count === 0 && data !== undefined;
  const dealOf = (dealId: string) => ({ id: dealId, title: titles.get(dealId) });
  return (
    <section aria-label={m.upload_list()} className="card overflow-hidden">
      {isEmpty ? (
        <EmptyState
          title={m.upload_none()}
          icon={<CloudUpload aria-hidden className="ic" />}
          action={<ButtonLink to={paths.creatorDashboard.href()}>{m.upload_to_deals()}</ButtonLink>}
        >
          {m.upload_none_text()}
        </EmptyState>
      ) : null}
      {count > 0 ? (
        <ul className="divide-y divide-line">
          {running.map((upload) => (
            <RunningItem key={upload.key} upload={upload} deal={dealOf(upload.dealId)} />
          ))}
          {begun.map((upload) => (
            <BegunItem
              key={upload.id}
              upload={upload}
              deal={dealOf(upload.dealId)}
              elsewhere={elsewhere.get(upload.id)}
            />
          ))}
          {arrived.map((upload) => (
            <ArrivedItem key={upload.key} upload={upload} deal={dealOf(upload.dealId)} />
          ))}
        </ul>
      ) : null}
      {data || error ? null : <Coming isAlone={count === 0} />}
      {error && !data ? (
        <ErrorState className="p-5" onRetry={() => void refetch()}>
          {m.upload_not_loaded()}
        </ErrorState>
      ) : null}
    </section>
  );
}

/** Placeholder until the server has listed uploads that began elsewhere. */
function Coming({ isAlone }: { isAlone: boolean }) {
  return (
    <div className="p-5">
      <LoadingText>{m.upload_loading()}</LoadingText>
      {isAlone ? <Skeleton className="h-28" /> : null}
    </div>
  );
}
