import type { OwnUser, Rights } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CampaignFilter, useCampaignFilter } from '../../features/campaigns/campaign-filter.tsx';
import { q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { RightRow } from './right-row.tsx';

/** When licences and exclusivities of one's projects end (/rights). */
export function RightsScreen() {
  useDocumentTitle(m.rights_title());
  const { role } = useUser();
  const campaign = useCampaignFilter();
  const { data, error, refetch } = useQuery(
    q('rights.list', campaign && role === 'BRAND' ? { query: { campaign } } : undefined),
  );
  return (
    <Main>
      <PageHeader
        title={m.rights_title()}
        subtitle={<p className="max-w-[62ch]">{m.rights_about()}</p>}
        actions={role === 'BRAND' ? <CampaignFilter /> : null}
      />
      {error && !data ? (
        <ErrorState className="card mt-6 p-5" onRetry={() => void refetch()}>
          {m.rights_failed()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {!error && !data ? <Loading /> : null}
      {data ? (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <Lists rights={data} role={role} />
          <CalendarCard url={data.calendarUrl} />
        </div>
      ) : null}
    </Main>
  );
}

function Lists({ rights: { running, over, overCount }, role }: { rights: Rights; role: OwnUser['role'] }) {
  const [params] = useSearchParams();
  const renew = params.get('renew');
  // One form for a deal: that of its right which ends first.
  const renewed = [...running, ...over].find(({ dealId }) => dealId === renew);

  return (
    <div className="grid min-w-0 gap-8">
      <section aria-labelledby="running-title">
        <h2 id="running-title" className="text-d4">
          {m.rights_running()}
        </h2>
        {running.length === 0 ? (
          <div className="card mt-3 p-5">
            <EmptyState title={m.rights_none()} icon={<CalendarClock aria-hidden className="ic" />}>
              {m.rights_none_text()}
            </EmptyState>
          </div>
        ) : (
          <ul className="mt-3 grid gap-3">
            {running.map((right) => (
              <RightRow
                key={`${right.dealId} ${right.kind}`}
                right={right}
                role={role}
                isRenewing={right === renewed}
              />
            ))}
          </ul>
        )}
      </section>
      {over.length > 0 ? (
        <section aria-labelledby="over-title">
          <h2 id="over-title" className="text-d4">
            {m.rights_over()}
          </h2>
          <ul className="mt-3 grid gap-3">
            {over.map((right) => (
              <RightRow
                key={`${right.dealId} ${right.kind}`}
                right={right}
                role={role}
                isOver
                isRenewing={right === renewed}
              />
            ))}
          </ul>
          {overCount > over.length ? (
            <p className="hint mt-3">
              {m.rights_more_over({ shown: formatCount(over.length), count: formatCount(overCount) })}
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid gap-3">
        <LoadingText>{m.rights_loading()}</LoadingText>
        <Skeleton className="h-6 w-32" />
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="ear h-28" />
        ))}
      </div>
      <Skeleton className="ear h-56" />
    </div>
  );
}
