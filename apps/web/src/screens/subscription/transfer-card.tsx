import type { Subscription } from '@briefcast/contract';
import { formatDirhams, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Card } from '../../ui/card.tsx';
import { ReferenceTicket } from '../../ui/reference-ticket.tsx';

interface TransferCardProps {
  seller: Subscription['seller'];
  awaiting: NonNullable<Subscription['awaiting']>;
}

/** A month that waits for its transfer: where the money goes, and what it must name. */
export function TransferCard({ seller, awaiting }: TransferCardProps) {
  const account = [
    [m.billing_holder(), seller.accountHolder],
    [m.billing_bank(), seller.bankName],
    [m.billing_iban(), seller.iban],
    [m.billing_swift(), seller.swift],
  ].filter(([, value]) => value !== '');
  return (
    <Card title={m.subscription_transfer_title({ amount: formatDirhams(awaiting.grossFils) })}>
      <p className="-mt-2 max-w-[66ch] text-ui text-ink-2">
        {m.subscription_transfer_text({ reference: awaiting.reference })}
      </p>
      <p className="hint mt-1">{m.subscription_ordered({ date: formatLongDate(awaiting.createdAt) })}</p>
      {seller.iban === '' ? <p className="mt-3 font-semibold">{m.billing_no_account()}</p> : null}
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-ui empty:hidden sm:grid-cols-2">
        {account.map(([name, value]) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="num font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <ReferenceTicket reference={awaiting.reference} />
      </div>
    </Card>
  );
}
