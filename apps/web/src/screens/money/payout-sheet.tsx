import { canRemind, type Payout } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { BellRing, Check, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { payoutLook } from '../../features/payouts/payout-look.ts';
import { useAnswerPayout, useRemindOfPayout } from '../../features/payouts/payout-queries.ts';
import { PayoutRail } from '../../features/payouts/payout-rail.tsx';
import { ProofSlip } from '../../features/payouts/proof-slip.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { paymentRecordText } from '../../lib/payment-record-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrandLogoAvatar } from '../../ui/brand-logo-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Stub } from '../../ui/stub.tsx';
import { DenyDialog } from './deny-dialog.tsx';

/** One payment that is owed or was made, from its completion to the creator's word. */
export function PayoutSheet({ payout }: { payout: Payout }) {
  const { dealId, title, amountCents, dueAt, party, payment, record, invoiceUrl } = payout;
  const { stock, Icon, text } = payoutLook(payout, new Date());
  const name = party.name ?? m.money_gone_brand();
  return (
    <Card as="li" flush className="flex" data-stock={stock}>
      <Stub stock={stock} date={dueAt} label={m.payout_due()} />
      <div className="grid min-w-0 flex-1 gap-4 p-4 md:px-6 md:py-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="min-w-0 max-md:col-span-2">
            <h3 className="text-xl wrap-anywhere">
              <Link to={dealPath('CREATOR', dealId)} className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            </h3>
            <p className="mt-2 flex items-center gap-2.5 text-sm">
              <BrandLogoAvatar name={name} src={party.image ? mediaUrl(party.image) : null} size={32} />
              <span className="min-w-0">
                <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
                <span className="hint block">{paymentRecordText(record)}</span>
              </span>
            </p>
          </div>
          <Badge stock={stock} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
            {text}
          </Badge>
          <p className="disp num min-w-24 text-end text-[22px] md:text-[28px]">{formatMoney(amountCents)}</p>
        </div>
        <PayoutRail payout={payout} />
        {payment ? (
          <ProofSlip payment={payment}>
            <Answers payout={payout} />
          </ProofSlip>
        ) : null}
        {payment && payout.state !== 'NOT_ARRIVED' ? null : <Waiting payout={payout} />}
        {invoiceUrl ? <InvoiceLinks address={mediaUrl(invoiceUrl)} title={title} /> : null}
      </div>
    </Card>
  );
}

/** The creator's invoice for the project, in both languages. */
function InvoiceLinks({ address, title }: { address: string; title: string }) {
  const links = [
    { href: address, text: m.payout_invoice_english() },
    { href: `${address}&lang=ar`, text: m.payout_invoice_arabic() },
  ];
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <ReceiptText aria-hidden className="ic mt-1.5 size-4! text-ink-3" />
      <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
        {links.map(({ href, text }) => (
          <a key={href} className="link py-1" href={href} download>
            {text}
            <span className="sr-only">, {title}</span>
          </a>
        ))}
      </p>
    </div>
  );
}

/** What a creator may say of a payment that was marked, or that silence confirmed. */
function Answers({ payout: { dealId, state, answer, amountCents } }: { payout: Payout }) {
  const [isDenying, setDenying] = useState(false);
  const { mutate, isPending } = useAnswerPayout(dealId);
  if (state !== 'MARKED' && !(state === 'CONFIRMED' && answer?.bySilence)) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setDenying(true)}>
        {m.payout_not_arrived()}
      </Button>
      {state === 'MARKED' ? (
        <Button
          variant="cast"
          icon={<Check aria-hidden className="ic" />}
          busy={isPending}
          onClick={() => mutate({ arrived: true })}
        >
          {m.payout_arrived()}
        </Button>
      ) : null}
      <DenyDialog dealId={dealId} amountCents={amountCents} open={isDenying} onOpenChange={setDenying} />
    </>
  );
}

/** What can be done while the brand has not paid: remind it, or say that the money came without a word. */
function Waiting({ payout }: { payout: Payout }) {
  const { dealId, state, dueAt, reminders, amountCents } = payout;
  const [isConfirming, setConfirming] = useState(false);
  const answer = useAnswerPayout(dealId);
  const remind = useRemindOfPayout(dealId);
  if (state === 'CONFIRMED') return null;
  const lastRemindedAt = reminders.lastAt === null ? null : new Date(reminders.lastAt);
  const mayRemind = canRemind({ state, dueAt: new Date(dueAt), lastRemindedAt }, new Date());
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {reminders.nextAt ? (
        <p className="hint me-auto">{m.payout_next_reminder({ day: formatShortDate(reminders.nextAt) })}</p>
      ) : null}
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        {m.payout_arrived_already()}
      </Button>
      {mayRemind ? (
        <Button
          variant="outline"
          size="sm"
          icon={<BellRing aria-hidden className="ic size-4!" />}
          busy={remind.isPending}
          busyText={m.payout_reminding()}
          onClick={() => remind.mutate()}
        >
          {m.payout_remind()}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={m.payout_confirm_title({ amount: formatMoney(amountCents) })}
        confirmLabel={m.payout_arrived()}
        busy={answer.isPending}
        busyText={m.payout_confirming()}
        onConfirm={() => answer.mutate({ arrived: true }, { onSettled: () => setConfirming(false) })}
      >
        {m.payout_confirm_text()}
      </ConfirmDialog>
    </div>
  );
}
