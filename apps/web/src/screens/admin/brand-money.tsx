import type { AdminBrandDetails } from '@briefcast/contract';
import { formatCount, formatDirhams, formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { orderLook } from '../../features/credits/movement-look.ts';
import { Card } from '../../ui/card.tsx';

type Money = NonNullable<AdminBrandDetails['money']>;

/** What a brand has left and owes, and its newest orders and invoices. */
export function BrandMoney({ money: { credits, owed, orders, invoices } }: { money: Money }) {
  return (
    <Card flush title={m.admin_brand_money()}>
      <dl className="grid grid-cols-1 border-t border-line sm:grid-cols-3">
        <Sum label={m.admin_brand_credits_ready()}>{formatCount(credits.ready)}</Sum>
        <Sum label={m.admin_brand_credits_held()}>{formatCount(credits.held)}</Sum>
        <Sum label={m.admin_brand_owes({ n: owed.count, count: formatCount(owed.count) })}>
          {formatMoney(owed.amountCents)}
        </Sum>
      </dl>
      <Papers title={m.admin_brand_orders()} none={m.admin_brand_orders_none()}>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">{order.reference}</th>
            <td>{formatShortDate(order.createdAt)}</td>
            <td>{orderLook(order).text()}</td>
            <Amounts of={order} />
          </tr>
        ))}
      </Papers>
      <Papers title={m.admin_brand_invoices()} none={m.admin_brand_invoices_none()}>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row">{invoice.number}</th>
            <td>{formatShortDate(invoice.issuedAt)}</td>
            <td>
              {invoice.kind === 'INVOICE' ? m.admin_brand_invoice() : m.admin_audit_field_credit_note()}
            </td>
            <Amounts of={invoice} />
          </tr>
        ))}
      </Papers>
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

/** The three amounts of a paper; a credit note's are positive, as on the paper. */
function Amounts({ of }: { of: { netFils: number; taxFils: number; grossFils: number } }) {
  return [of.netFils, of.taxFils, of.grossFils].map((fils, index) => (
    <td key={amountTitles[index]?.()} className="num text-end!">
      {formatDirhams(fils)}
    </td>
  ));
}

const amountTitles = [m.admin_brand_net, m.admin_brand_tax, m.admin_brand_total];

function Papers({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="border-t border-line" aria-label={title}>
      <h3 className="px-5 pt-4 text-[18px] md:px-7">{title}</h3>
      {children.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-ui text-ink-2 md:px-7">{none}</p>
      ) : (
        <div className="overflow-x-auto pb-2">
          <table className="table min-w-[44rem]">
            <thead>
              <tr>
                <th scope="col">{m.admin_brand_number()}</th>
                <th scope="col">{m.admin_brand_day()}</th>
                <th scope="col">{m.admin_column_status()}</th>
                {amountTitles.map((text) => (
                  <th key={text()} scope="col" className="text-end!">
                    {text()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}
