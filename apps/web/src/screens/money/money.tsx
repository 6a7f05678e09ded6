import '../../styles/payouts.css';
import type { PayoutFold } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IdCard, Wallet } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { DownloadStatement } from '../../features/payouts/download-statement.tsx';
import { payoutAccountQuery, payoutsOnce, payoutsQuery } from '../../features/payouts/payout-queries.ts';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AgeCard } from './age-card.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { PayoutSheet } from './payout-sheet.tsx';

/** What brands owe a creator, and what they have paid (/money). */
export function MoneyScreen() {
  useDocumentTitle(m.money_title());
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
        title={m.money_title()}
        subtitle={<p className="max-w-[62ch]">{m.money_about()}</p>}
        actions={
          <>
            <SubscriptionLink />
            <DownloadStatement />
          </>
        }
      />
      <TabGroup
        value={fold}
        onValueChange={(id) => setParams(id === 'open' ? {} : { tab: id }, { preventScrollReset: true })}
        className="mt-5"
      >
        <Tabs
          label={m.money_tabs()}
          value={fold}
          items={[
            { id: 'open', label: m.money_owed(), count: openCount },
            { id: 'paid', label: m.money_paid(), count: account.data?.paid.count },
          ]}
        />
        <TabPanel value={fold}>
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
              {fold === 'open' && openCount ? <AgeCard account={account.data} /> : null}
              <h2 className="sr-only">{m.money_projects()}</h2>
              {payouts.length === 0 ? <Nothing fold={fold} /> : null}
              <ul className="mt-5 grid gap-3">
                {payouts.map((payout) => (
                  <PayoutSheet key={payout.dealId} payout={payout} />
                ))}
              </ul>
              <MorePages list={list} busyText={m.money_loading()} failedText={m.money_failed()} />
              {fold === 'open' && account.data.paid.count > 0 ? <LastConfirmed /> : null}
              {account.data.parties.length > 0 ? <EarningsCard account={account.data} /> : null}
            </>
          ) : null}
        </TabPanel>
      </TabGroup>
    </Main>
  );
}

/** The way to the own subscription; nothing where the market has none. */
function SubscriptionLink() {
  const { data: site } = useQuery(siteQuery);
  if (site?.market?.subscription !== true) return null;
  return (
    <ButtonLink to={paths.subscription.href()} variant="outline" icon={<IdCard aria-hidden className="ic" />}>
      {m.subscription_title()}
    </ButtonLink>
  );
}

/** The payment that was confirmed last, below what is open. */
function LastConfirmed() {
  const { data } = useInfiniteQuery(payoutsQuery('paid'));
  const payout = data?.pages[0]?.payouts[0];
  if (!payout) return null;
  return (
    <section aria-labelledby="last-confirmed" className="mt-8">
      <h2 id="last-confirmed" className="text-d4">
        {m.money_last_confirmed()}
      </h2>
      <ul className="mt-3">
        <PayoutSheet payout={payout} />
      </ul>
    </section>
  );
}

function Nothing({ fold }: { fold: PayoutFold }) {
  const isOpen = fold === 'open';
  return (
    <div className="card mt-6 p-5">
      <EmptyState
        title={isOpen ? m.money_nothing_owed() : m.money_nothing_paid()}
        icon={<Wallet aria-hidden className="ic" />}
      >
        {isOpen ? m.money_nothing_owed_text() : m.money_nothing_paid_text()}
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-6 grid gap-3">
      <LoadingText>{m.money_loading()}</LoadingText>
      <Skeleton className="ear h-48" />
      {['a', 'b'].map((key) => (
        <Skeleton key={key} className="ear h-60 md:h-52" />
      ))}
    </div>
  );
}
