import { adminPagedQ, adminQ } from '../../../lib/admin-query.ts';
import { perPage } from '../admin-queries.ts';
import '../../../styles/admin-money.css';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { MoneyTiles } from './money-tiles.tsx';
import { MonthFile, thisMonth } from './month-file.tsx';
import { MonthsCard } from './months-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import { OrderLine } from './order-line.tsx';
import { PaidMonthsCard } from './paid-months-card.tsx';
import { WaitingGrants } from './waiting-grants.tsx';

/** Sales of the market itself: orders that await payment, and completed sales. */
export function MoneyTab() {
  const [month, setMonth] = useState(thisMonth);
  const overview = useQuery({
    ...adminQ('adminMoney.overview', { query: { month } }),
    placeholderData: keepPreviousData,
  });
  const orders = useInfiniteQuery(
    adminPagedQ('adminMoney.orders', { query: { status: 'AWAITING', limit: perPage } }),
  );
  const { data: site } = useQuery(siteQuery);
  const hasSubscriptions = site?.market?.subscription === true;
  const failed = overview.error ?? orders.error;
  if (overview.isPending || orders.isPending) return <LoadingText>{m.admin_money_loading()}</LoadingText>;
  if (!overview.data || !orders.data) {
    return (
      <Card>
        <ErrorState
          onRetry={() => {
            void overview.refetch();
            void orders.refetch();
          }}
        >
          {errorText(failed, m.admin_money_failed())}
        </ErrorState>
      </Card>
    );
  }
  const awaiting = eachOnce(orders.data.pages.flatMap((page) => page.orders));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-[62ch] text-ink-2">{m.admin_money_text()}</p>
        <MonthFile month={month} onMonth={setMonth} />
      </div>
      <MoneyTiles
        overview={overview.data}
        hasSubscriptions={hasSubscriptions}
        isOld={overview.isPlaceholderData}
      />
      <WaitingGrants />
      <Card flush title={m.admin_money_orders()}>
        <p className="hint px-5 pb-3 md:px-7">{m.admin_money_orders_text()}</p>
        {awaiting.length === 0 ? (
          <p className="border-t border-line px-5 py-6 text-ui text-ink-2 md:px-7">{m.admin_money_none()}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {awaiting.map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </ul>
        )}
        {orders.hasNextPage ? (
          <div className="border-t border-line p-4 text-center">
            <Button
              variant="ghost"
              size="sm"
              busy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              {m.admin_show_older()}
            </Button>
          </div>
        ) : null}
      </Card>
      {hasSubscriptions ? (
        <>
          <MonthsCard />
          <PaidMonthsCard />
        </>
      ) : null}
      <MovementsCard />
    </div>
  );
}
