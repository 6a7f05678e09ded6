import { type Currency, canRemind, limits, type Payout, type PayoutPart } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { paymentRecordText } from '@briefcast/i18n/labels/payment-record';
import { m } from '@briefcast/i18n/messages';
import { BellRing, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LateActs } from '../../features/disputes/late-acts.tsx';
import { LatePaymentNote } from '../../features/disputes/late-payment.tsx';
import { AnswerNote } from '../../features/payouts/answer-note.tsx';
import { LaterShare } from '../../features/payouts/later-share.tsx';
import { PartList } from '../../features/payouts/part-list.tsx';
import { PaymentProof } from '../../features/payouts/payment-proof.tsx';
import { payoutLook } from '../../features/payouts/payout-look.ts';
import { PayoutRail } from '../../features/payouts/payout-rail.tsx';
import { RestAmount } from '../../features/payouts/rest-amount.tsx';
import { useAnswerPart, useAnswerPayout, useRemindOfPayout } from '../../features/payouts/use-payouts.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';
import { InvoicePapers } from '../../parts/invoices/late-invoice-papers.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Stub } from '../../ui/stub.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** One payment that is owed or was made, from its completion to the creator's word. */
export function PayoutSheet({ payout }: { payout: Payout }) {
  const {
    dealId,
    title,
    currency,
    amountCents,
    restCents,
    parts,
    state,
    dueAt,
    party,
    payment,
    record,
    invoices,
  } = payout;
  const wholeCents = amountCents - (payout.droppedCents ?? 0);
  const shownCents = state === 'CONFIRMED' ? wholeCents : restCents;
  const isEnded = state === 'CONFIRMED' && restCents === 0;
  const { tone, Icon, text } = payoutLook(payout, new Date());
  const name = party.name ?? m.money_gone_brand();
  return (
    <Card as="li" flush className="flex" data-tone={tone}>
      <Stub tone={tone} date={dueAt} label={m.payout_due()} />
      <div className="grid min-w-0 flex-1 gap-4 p-4 md:px-6 md:py-5">
        <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto_auto]">
          <div className="min-w-0">
            <h3 className="text-xl wrap-anywhere">
              <Link to={dealPath('CREATOR', dealId)} className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            </h3>
            {payout.completedAt === null ? <p className="hint mt-0.5">{m.deposit_title()}</p> : null}
            <LaterShare later={payout.later} currency={currency} />
            <p className="mt-2 flex items-center gap-2.5 text-sm">
              <BrandLogoAvatar name={name} src={party.image ? mediaUrl(party.image) : null} size={32} />
              <span className="min-w-0">
                <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
                <span className="hint block">{paymentRecordText(record)}</span>
              </span>
            </p>
          </div>
          {/* Moves the sum below the badge on phones where both have no room side by side. */}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:contents">
            <Badge tone={tone} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
              {text}
            </Badge>
            <p className="disp num ms-auto min-w-24 text-end text-[22px] md:text-[28px]">
              <RestAmount shownCents={shownCents} amountCents={amountCents} currency={currency} />
            </p>
          </div>
        </div>
        {isEnded ? null : <PayoutRail payout={payout} />}
        <PartList
          parts={parts}
          currency={currency}
          isOwn
          actions={(part) => <PartAnswers dealId={dealId} part={part} currency={currency} />}
        />
        {payment ? (
          <PaymentProof payment={payment}>
            <Answers payout={payout} />
          </PaymentProof>
        ) : null}
        <AnswerNote note={payout.answer?.note} isOwn />
        {payment && payout.state !== 'NOT_ARRIVED' ? null : <Waiting payout={payout} brand={name} />}
        <LatePaymentNote payout={payout} viewer="CREATOR" other={name} mayState />
        {invoices.map((invoice) => (
          <InvoicePapers key={invoice.id} dealId={dealId} invoice={invoice} title={title} />
        ))}
      </div>
    </Card>
  );
}

/** Creator's answers to a payment that was marked, or that silence confirmed. */
function Answers({ payout }: { payout: Payout }) {
  const { dealId, state, answer, currency, restCents, reminders } = payout;
  const [asked, setAsked] = useState<'arrived' | 'denied' | null>(null);
  const answering = useAnswerPayout(dealId);
  if (state !== 'MARKED' && !(state === 'CONFIRMED' && answer?.bySilence)) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsked('denied')}>
        {m.payout_not_arrived()}
      </Button>
      {state === 'MARKED' ? (
        <Button
          variant="cast"
          icon={<Check aria-hidden className="ic" />}
          onClick={() => setAsked('arrived')}
        >
          {m.payout_arrived()}
        </Button>
      ) : null}
      <ArrivedDialog
        currency={currency}
        amountCents={restCents}
        text={m.payout_confirm_marked_text()}
        countsOn={reminders.nextAt}
        answering={answering}
        open={asked === 'arrived'}
        onOpenChange={() => setAsked(null)}
      />
      <DenyDialog
        currency={currency}
        amountCents={restCents}
        text={m.payout_deny_text()}
        answering={answering}
        open={asked === 'denied'}
        onOpenChange={() => setAsked(null)}
      />
    </>
  );
}

interface PartAnswersProps {
  dealId: string;
  part: PayoutPart;
  currency: Currency;
}

/** Creator's answers to a part of a payment. */
function PartAnswers({ dealId, part: { id, state, answer, amountCents }, currency }: PartAnswersProps) {
  const [asked, setAsked] = useState<'arrived' | 'denied' | null>(null);
  const answering = useAnswerPart(dealId, id);
  if (state !== 'MARKED' && !(state === 'CONFIRMED' && answer?.bySilence)) return null;
  const amount = <FurtherName>{formatMoney(amountCents, currency)}</FurtherName>;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked('denied')}>
        {m.payout_not_arrived()}
        {amount}
      </Button>
      {state === 'MARKED' ? (
        <Button size="sm" onClick={() => setAsked('arrived')}>
          {m.payout_arrived()}
          {amount}
        </Button>
      ) : null}
      <ArrivedDialog
        currency={currency}
        amountCents={amountCents}
        text={m.payout_confirm_marked_text()}
        answering={answering}
        open={asked === 'arrived'}
        onOpenChange={() => setAsked(null)}
      />
      <DenyDialog
        currency={currency}
        amountCents={amountCents}
        text={m.payout_part_deny_text()}
        answering={answering}
        open={asked === 'denied'}
        onOpenChange={() => setAsked(null)}
      />
    </>
  );
}

/** Actions while the brand has not paid: remind it, or confirm that the money came without a word. */
function Waiting({ payout, brand }: { payout: Payout; brand: string }) {
  const { dealId, state, dueAt, reminders, restCents } = payout;
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
        <OnlineButton
          variant="outline"
          size="sm"
          icon={<BellRing aria-hidden className="ic size-4!" />}
          busy={remind.isPending}
          busyText={m.payout_reminding()}
          onClick={() => remind.mutate()}
        >
          {m.payout_remind()}
        </OnlineButton>
      ) : null}
      <LateActs payout={payout} brand={brand} />
      <ArrivedDialog
        currency={payout.currency}
        amountCents={restCents}
        text={m.payout_confirm_text()}
        answering={answer}
        open={isConfirming}
        onOpenChange={setConfirming}
      />
    </div>
  );
}

interface AnswerDialogProps {
  currency: Currency;
  amountCents: number;
  text: string;
  answering: Pick<ReturnType<typeof useAnswerPayout>, 'mutate' | 'isPending'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a creator says that the money came, which is final; `countsOn` is when it counts so without an answer. */
function ArrivedDialog({
  currency,
  amountCents,
  text,
  countsOn,
  answering: { mutate, isPending },
  open,
  onOpenChange,
}: AnswerDialogProps & { countsOn?: string | null }) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.payout_confirm_title({ amount: formatMoney(amountCents, currency) })}
      confirmLabel={m.payout_arrived()}
      busy={isPending}
      busyText={m.payout_confirming()}
      onConfirm={() => mutate({ arrived: true }, { onSettled: () => onOpenChange(false) })}
    >
      {text}
      {countsOn ? <p className="mt-2">{m.payout_confirm_until({ day: formatShortDate(countsOn) })}</p> : null}
    </ConfirmDialog>
  );
}

/** Asks before a creator says that nothing came, with a word for the brand. */
function DenyDialog({ currency, amountCents, text, answering, open, onOpenChange }: AnswerDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = answering;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.payout_deny_title({ amount: formatMoney(amountCents, currency) })}
      confirmLabel={m.payout_deny()}
      busy={isPending}
      busyText={m.payout_denying()}
      onConfirm={() =>
        mutate({ arrived: false, note: note.trim() }, { onSettled: () => onOpenChange(false) })
      }
      field={
        <Field label={m.payout_deny_note()}>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={limits.text}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      }
    >
      {text}
    </ConfirmDialog>
  );
}
