import { api, type CreditOrder, requestPath } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { orderLook } from '../../features/credits/movement-look.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CsvButton } from './csv-button.tsx';

/** Ordered packs, newest first, each with its state. */
export function OrdersCard({ orders }: { orders: readonly CreditOrder[] }) {
  return (
    <Card
      title={m.billing_orders()}
      action={
        orders.length > 0 ? (
          <CsvButton
            path={requestPath(api.billing.ordersCsv, {})}
            fileName="orders.csv"
            label={m.billing_csv_of_orders()}
            failed={m.billing_orders_csv_failed()}
          />
        ) : null
      }
    >
      {orders.length === 0 ? <p className="text-ui text-ink-2">{m.billing_orders_none()}</p> : null}
      <ul className="divide-y divide-line">
        {orders.map((order) => {
          const { tone, Icon, text } = orderLook(order);
          return (
            <li key={order.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3 text-ui">
              <div className="min-w-0 flex-1 basis-44">
                <Link
                  to={paths.creditOrder.href(order.id)}
                  className="num inline-block py-1 font-semibold hover:underline"
                >
                  <bdi>{order.reference}</bdi>
                </Link>
                <p className="hint num">
                  {m.billing_order_facts({
                    date: formatLongDate(order.createdAt),
                    credits: m.credits_counted({ n: order.credits, count: formatCount(order.credits) }),
                    amount: formatDirhams(order.grossFils),
                  })}
                </p>
              </div>
              <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
                {text()}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
