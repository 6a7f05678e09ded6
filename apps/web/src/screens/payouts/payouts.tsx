import '../../styles/payouts.css';
import { enoughPayments, type PayoutAccount, type PayoutFold } from '@briefcast/contract';
import { can } from '@briefcast/contract/rules/policy';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarClock, CheckCheck, CircleAlert, ReceiptText, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { DownloadStatement } from '../../features/payouts/download-statement.tsx';
import { payoutAccountQuery, payoutsOnce, payoutsQuery } from '../../features/payouts/payout-queries.ts';
import { actorOf } from '../../lib/actor.ts';
import { errorText } from '../../lib/show-error.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { OwedRow } from './owed-row.tsx';

/** What a brand owes its creators, and what it has paid (/billing/payouts). */
export function PayoutsScreen() {
  useDocumentTitle(m.owed_title());
  const user = useUser('BRAND');
  const mayMark = can(actorOf(user), 'payout.mark', { brandId: user.brandId, creatorId: null });
  const account = useQuery(payoutAccountQuery);
  const [params, setParams] = useSearchParams();
  const fold: PayoutFold = params.get('tab') === 'paid' ? 'paid' : 'open';
  const list = useInfiniteQuery(payoutsQuery(fold));
  const failed = account.error ?? list.error;
  const payouts = list.data ? payoutsOnce(list.data.pages) : [];
  const isThere = account.data !== undefined && list.data !== undefined;
  const openCount = account.data?.ages.reduce((sum, { count }) => sum + count, 0);
  return (
    <Main>
      <PageHeader
        title={m.owed_title()}
        subtitle={<p className="max-w-[62ch]">{m.owed_about()}</p>}
        actions={<DownloadStatement />}
      />
      {failed && !isThere ? (
        <ErrorState
          className="card mt-6 p-5"
          onRetry={() => {
            void account.refetch();
            void list.refetch();
          }}
        >
          {m.money_failed()}
          <span className="block font-normal text-ink-2">{errorText(failed, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {!failed && !isThere ? <Loading /> : null}
      {isThere ? (
        <>
          <Tiles account={account.data} />
          <TabGroup
            value={fold}
            onValueChange={(id) => setParams(id === 'open' ? {} : { tab: id }, { preventScrollReset: true })}
            className="mt-6"
          >
            <Tabs
              label={m.owed_tabs()}
              value={fold}
              items={[
                { id: 'open', label: m.owed_open(), count: openCount },
                { id: 'paid', label: m.money_paid(), count: account.data.paid.count },
              ]}
            />
            <TabPanel value={fold}>
              <h2 className="sr-only">{m.money_projects()}</h2>
              {payouts.length === 0 ? <Nothing fold={fold} /> : null}
              <ul className="mt-5 grid gap-3">
                {payouts.map((payout) => (
                  <OwedRow key={payout.dealId} payout={payout} mayMark={mayMark} />
                ))}
              </ul>
              <MorePages list={list} busyText={m.money_loading()} failedText={m.money_failed()} />
            </TabPanel>
          </TabGroup>
        </>
      ) : null}
    </Main>
  );
}

function Tiles({ account: { late, dueSoon, toConfirm, record } }: { account: PayoutAccount }) {
  const inTime = record
    ? m.owed_in_time_of({ inTime: formatCount(record.inTime), counted: formatCount(record.counted) })
    : '–';
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatTile
        label={m.owed_late()}
        value={formatMoney(late.amountCents)}
        icon={<CircleAlert aria-hidden className="ic" />}
        stock="red"
      />
      <StatTile
        label={m.owed_due_soon()}
        value={formatMoney(dueSoon.amountCents)}
        icon={<CalendarClock aria-hidden className="ic" />}
        stock="yellow"
      />
      <StatTile
        label={m.owed_to_confirm()}
        value={formatMoney(toConfirm.amountCents)}
        icon={<ReceiptText aria-hidden className="ic" />}
        stock="aqua"
      />
      <StatTile
        label={m.owed_in_time()}
        value={inTime}
        detail={record ? undefined : m.owed_in_time_none({ count: formatCount(enoughPayments) })}
        icon={<CheckCheck aria-hidden className="ic" />}
        stock="green"
      />
    </div>
  );
}

function Nothing({ fold }: { fold: PayoutFold }) {
  const isOpen = fold === 'open';
  return (
    <div className="card mt-6 p-5">
      <EmptyState
        title={isOpen ? m.owed_nothing() : m.owed_nothing_paid()}
        icon={<Wallet aria-hidden className="ic" />}
      >
        {isOpen ? m.owed_nothing_text() : m.owed_nothing_paid_text()}
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-6 grid gap-3">
      <LoadingText>{m.money_loading()}</LoadingText>
      <Skeleton className="ear h-28" />
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="ear h-40 lg:h-24" />
      ))}
    </div>
  );
}
