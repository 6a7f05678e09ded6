import type { MoneyOverview } from '@briefcast/contract';
import { formatCount, formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Hourglass, Landmark, Ticket } from 'lucide-react';
import { eachOnce } from '../../lib/paged-query.ts';
import { errorText } from '../../lib/show-error.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { moneyQuery, ordersQuery } from './admin-queries.ts';
import { MonthFile } from './month-file.tsx';
import { MonthsCard } from './months-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import { OrderLine } from './order-line.tsx';
import { PaidMonthsCard } from './paid-months-card.tsx';

/** What Briefcast sells: orders that wait for money, and what was sold. */
export function MoneyTab() {
  const overview = useQuery(moneyQuery);
  const orders = useInfiniteQuery(ordersQuery);
  const { data: site } = useQuery(siteQuery);
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
        <MonthFile />
      </div>
      <Figures overview={overview.data} />
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
      {site?.market?.subscription === true ? (
        <>
          <MonthsCard />
          <PaidMonthsCard />
        </>
      ) : null}
      <MovementsCard />
    </div>
  );
}

function Figures({ overview: { awaiting, soldThisMonth, creditsNotUsed } }: { overview: MoneyOverview }) {
  const figures = [
    {
      stock: 'yellow',
      Icon: Landmark,
      title: m.admin_money_to_confirm(),
      value: formatDirhams(awaiting.fils),
      text: m.admin_money_transfers({ n: awaiting.orders, count: formatCount(awaiting.orders) }),
    },
    {
      stock: 'green',
      Icon: Ticket,
      title: m.admin_money_sold(),
      value: formatDirhams(soldThisMonth.fils),
      text: m.admin_money_sold_text({
        n: soldThisMonth.credits,
        count: formatCount(soldThisMonth.credits),
      }),
    },
    {
      stock: 'buff',
      Icon: Hourglass,
      title: m.admin_money_not_used(),
      value: formatCount(creditsNotUsed),
      text: m.admin_money_not_used_text(),
    },
  ] as const;
  return (
    <dl className="grid gap-4 md:grid-cols-3">
      {figures.map(({ stock, Icon, title, value, text }) => (
        <div key={title} className="card p-5">
          <dt className="flex items-center gap-2.5 text-ui">
            <span
              data-stock={stock}
              className="grid size-8 place-items-center rounded-lg rounded-se-xl bg-k-bg text-k-ink"
            >
              <Icon aria-hidden className="ic size-4.5!" />
            </span>
            {title}
          </dt>
          <dd className="num mt-2 font-display text-[30px] leading-tight font-bold wrap-anywhere">{value}</dd>
          <dd className="hint num mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
