import type { AdminBrandDetails } from '@briefcast/contract';
import { formatCount, formatDirhams, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { orderLook } from '../../../features/credits/movement-look.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { sentSumsText } from '../../../parts/currencies/sums.ts';
import { SendInvoice } from '../../../parts/invoices/send-invoice.tsx';
import { SentLines } from '../../../parts/invoices/sent-lines.tsx';
import { Card } from '../../../ui/card.tsx';
import { FurtherName } from '../../../ui/further-name.tsx';

type Money = NonNullable<AdminBrandDetails['money']>;

/** What a brand has left and owes, and its newest orders and invoices. */
export function BrandMoney({ money: { credits, owed, orders, invoices } }: { money: Money }) {
  return (
    <Card flush title={m.admin_brand_money()}>
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
      <Papers title={m.admin_brand_invoices()} none={m.admin_brand_invoices_none()}>
        {invoices.map((invoice) => (
          <Paper
            key={invoice.id}
            number={invoice.number}
            date={invoice.issuedAt}
            kind={invoice.kind === 'INVOICE' ? m.admin_brand_invoice() : m.admin_audit_field_credit_note()}
            of={invoice}
          >
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              {invoice.pdfUrl ? (
                <a className="link py-1 text-sm" href={mediaUrl(invoice.pdfUrl)} download>
                  {m.billing_invoice_pdf()}
                  <FurtherName>{invoice.number}</FurtherName>
                </a>
              ) : null}
              <SendInvoice source={{ kind: 'OF_HOUSE', invoiceId: invoice.id, number: invoice.number }} />
            </div>
            <SentLines {...invoice} />
          </Paper>
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

interface PaperProps {
  number: string;
  date: string;
  kind: string;
  of: { netFils: number; taxFils: number; grossFils: number };
  /** What can be done with it. */
  children?: ReactNode;
}

/** On a phone there is room for the whole amount alone, and what it is stands below the day. A credit note's amounts are positive, as on the paper. */
function Paper({ number, date, kind, of: { netFils, taxFils, grossFils }, children }: PaperProps) {
  return (
    <tr>
      <td>
        <bdi className="num font-semibold whitespace-nowrap">{number}</bdi>
        <time dateTime={date} className="hint num block whitespace-nowrap">
          {formatShortDate(date)}
        </time>
        <span className="hint sm:hidden">{kind}</span>
        {children}
      </td>
      <td className="max-sm:hidden">{kind}</td>
      <td className="num text-end! max-md:hidden">{formatDirhams(netFils)}</td>
      <td className="num text-end! max-md:hidden">{formatDirhams(taxFils)}</td>
      <td className="num text-end! whitespace-nowrap">{formatDirhams(grossFils)}</td>
    </tr>
  );
}

function Papers({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section className="border-t border-line" aria-label={title}>
      <h3 className="px-5 pt-4 text-[18px] md:px-7">{title}</h3>
      {children.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-ui text-ink-2 md:px-7">{none}</p>
      ) : (
        <table className="table [&_:is(td,th):first-child]:ps-5 md:[&_:is(td,th):first-child]:ps-7 [&_:is(td,th):last-child]:pe-5 md:[&_:is(td,th):last-child]:pe-7">
          <thead>
            <tr>
              <th scope="col">{m.admin_brand_number()}</th>
              <th scope="col" className="max-sm:hidden">
                {m.admin_column_status()}
              </th>
              <th scope="col" className="text-end! max-md:hidden">
                {m.admin_brand_net()}
              </th>
              <th scope="col" className="text-end! max-md:hidden">
                {m.admin_brand_tax()}
              </th>
              <th scope="col" className="text-end!">
                {m.admin_brand_total()}
              </th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}
