import type { Payout, PayoutAccount, PayoutFold } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { payoutsOnce } from '../../features/payouts/use-payouts.ts';
import { pagedQ, q } from '../../lib/query.ts';
import { errorText } from '../../lib/show-error.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MorePages } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';

/** One of these lists of payouts, as the address says, the first unless it does, with the account of all of them. */
export function usePayouts(folds: readonly [PayoutFold, ...PayoutFold[]], campaign?: string) {
  const account = useQuery(q('payouts.account'));
  const [params, setParams] = useSearchParams();
  const [first] = folds;
  const fold = folds.find((known) => known === params.get('tab')) ?? first;
  const list = useInfiniteQuery(
    pagedQ('payouts.list', { query: { fold, ...(campaign ? { campaign } : {}) } }),
  );
  return {
    account,
    list,
    fold,
    openCount: account.data?.ages.reduce((sum, { count }) => sum + count, 0),
    showFold: (id: string) =>
      setParams(
        { ...(id === first ? {} : { tab: id }), ...(campaign ? { campaign } : {}) },
        { preventScrollReset: true },
      ),
  };
}

type Payouts = ReturnType<typeof usePayouts>;

interface WhenReadProps {
  payouts: Payouts;
  /** The heights of what will come, by classes: of the first piece, and of each row below it. */
  places: { first: string; row: string; rows: number };
  children: (account: PayoutAccount) => ReactNode;
}

/**
 * Renders children that need both the account and the list, once they are read; until then placeholders, or the
 * failure.
 */
export function WhenRead({ payouts: { account, list }, places, children }: WhenReadProps) {
  const failed = account.error ?? list.error;
  if (account.data && list.data) return children(account.data);
  if (!failed) return <Loading {...places} />;
  return (
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
  );
}

function Loading({ first, row, rows }: WhenReadProps['places']) {
  return (
    <div className="mt-6 grid gap-3">
      <LoadingText>{m.money_loading()}</LoadingText>
      <Skeleton className={`ear ${first}`} />
      {Array.from({ length: rows }, (_, index) => index).map((place) => (
        <Skeleton key={place} className={`ear ${row}`} />
      ))}
    </div>
  );
}

/** Payouts of a list under a heading of their own. */
interface PayoutGroup {
  title: string;
  payouts: readonly Payout[];
}

interface PayoutListProps {
  payouts: Payouts;
  /** Splits what is listed under headings; without it, the list has one that only screen readers read. */
  groupsOf?: ((payouts: readonly Payout[]) => PayoutGroup[]) | undefined;
  /** Shown in place of an empty list. */
  nothing: { title: string; text: string };
  row: (payout: Payout) => ReactNode;
}

/** The payouts of a tab, page by page. */
export function PayoutList({ payouts: { list }, groupsOf, nothing, row }: PayoutListProps) {
  const payouts = list.data ? payoutsOnce(list.data.pages) : [];
  const groups = groupsOf?.(payouts).filter((group) => group.payouts.length > 0);
  return (
    <>
      {groups?.length ? null : <h2 className="sr-only">{m.money_projects()}</h2>}
      {payouts.length === 0 ? (
        <div className="card mt-6 p-5">
          <EmptyState title={nothing.title} icon={<Wallet aria-hidden className="ic" />}>
            {nothing.text}
          </EmptyState>
        </div>
      ) : null}
      {groups?.map((group) => (
        <section key={group.title} aria-label={group.title} className="mt-5">
          <h2 className="text-d4">{group.title}</h2>
          <ul className="mt-2.5 grid gap-2">{group.payouts.map(row)}</ul>
        </section>
      ))}
      {groups ? null : <ul className="mt-5 grid gap-2">{payouts.map(row)}</ul>}
      <MorePages list={list} busyText={m.money_loading()} failedText={m.money_failed()} />
    </>
  );
}
