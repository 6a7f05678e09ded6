import type { AdminBrandDetails } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { orderLook } from '../../../features/credits/movement-look.ts';
import { sentSumsText } from '../../../parts/currencies/sums.ts';
import { Card } from '../../../ui/card.tsx';
import { HouseInvoices } from './house-invoices.tsx';
import { Paper, Papers } from './papers.tsx';

type Money = NonNullable<AdminBrandDetails['money']>;

/** Balance and debts of a brand, and its newest orders and invoices. */
export function BrandMoney({ money: { credits, owed, orders, invoices } }: { money: Money }) {
  return (
    <Card flush title={m.admin_papers_money()}>
      <dl className="grid grid-cols-1 border-t border-line sm:grid-cols-3">
        <Sum label={m.admin_brand_credits_ready()}>{formatCount(credits.ready)}</Sum>
        <Sum label={m.admin_brand_credits_held()}>{formatCount(credits.held)}</Sum>
        <Sum label={m.admin_brand_owes({ n: owed.count, count: formatCount(owed.count) })}>
          {sentSumsText(owed)}
        </Sum>
      </dl>
      <Papers title={m.admin_brand_orders()} none={m.admin_brand_orders_none()}>
        {orders.map((order) => (
          <Paper
            key={order.id}
            number={order.reference}
            date={order.createdAt}
            kind={orderLook(order).text()}
            of={order}
          />
        ))}
      </Papers>
      <HouseInvoices invoices={invoices} none={m.admin_brand_invoices_none()} />
    </Card>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className="px-5 py-4 md:px-7">
      <dt className="hint">{label}</dt>
      <dd className="num mt-1 font-display text-[20px] leading-tight font-bold">{children}</dd>
    </div>
  );
}
