import type { Payout } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { PayeeAccount } from '../../features/bank-details/payee-account.tsx';
import { LateStanding } from '../../features/disputes/late-standing.tsx';
import { AnswerNote } from '../../features/payouts/answer-note.tsx';
import { LaterShare } from '../../features/payouts/later-share.tsx';
import { PartList } from '../../features/payouts/part-list.tsx';
import { PaymentProof } from '../../features/payouts/payment-proof.tsx';
import { payoutLook } from '../../features/payouts/payout-look.ts';
import { RestAmount } from '../../features/payouts/rest-amount.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { DealInvoiceDownloads } from '../../parts/invoices/deal-invoice-downloads.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Stub } from '../../ui/stub.tsx';

/** Latest statement on a payment, with its day. */
function lastWord({ state, completedAt, payment, answer }: Payout): string {
  if (answer) {
    const day = formatShortDate(answer.answeredAt);
    if (!answer.arrived) return m.owed_not_arrived_on({ day });
    return answer.bySilence ? m.owed_confirmed_by_silence({ day }) : m.owed_confirmed_on({ day });
  }
  if (state !== 'MARKED' || !payment)
    return completedAt === null ? m.deposit_title() : m.owed_completed({ day: formatShortDate(completedAt) });
  const day = formatShortDate(payment.markedAt);
  const name = payment.markedBy?.firstName;
  return name ? m.owed_marked_by({ day, name }) : m.owed_marked_on({ day });
}

/** The tick that puts a payout into a run. */
interface Tick {
  isOn: boolean;
  /** It is not until the account is known, and somebody has called about a new one. */
  isPossible: boolean;
  onChange: (isOn: boolean) => void;
}

interface OwedRowProps {
  payout: Payout;
  mayMark: boolean;
  tick?: Tick | undefined;
  /** Asks how it was paid. */
  onMark: () => void;
}

/** Creator to be paid, or already paid: due day, state, amount, and actions. */
export function OwedRow({ payout, mayMark, tick, onMark }: OwedRowProps) {
  const {
    dealId,
    title,
    currency,
    amountCents,
    restCents,
    parts,
    dueAt,
    party,
    payment,
    state,
    payee,
    openRun,
  } = payout;
  const wholeCents = amountCents - (payout.droppedCents ?? 0);
  const shownCents = state === 'CONFIRMED' ? wholeCents : restCents;
  const [showsProof, setShowsProof] = useState(false);
  const { tone, Icon, text } = payoutLook(payout, new Date());
  const name = party.name ?? m.owed_gone_creator();
  const isOwed = state === 'DUE' || state === 'NOT_ARRIVED';
  const isGone = party.id === null;
  return (
    <Card as="li" flush className="flex" data-tone={tone}>
      <Stub tone={tone} date={dueAt} label={m.payout_pay_by()} />
      <div
        className={clsx(
          'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 p-4 lg:px-6',
          tick
            ? 'xl:grid-cols-[minmax(0,1fr)_auto_auto]'
            : 'lg:grid-cols-[minmax(0,1fr)_180px_190px_110px_auto]',
        )}
      >
        {tick && isOwed && !isGone ? (
          <Checkbox
            className="col-span-full"
            label={m.run_tick({ creator: name })}
            checked={tick.isOn}
            disabled={!tick.isPossible}
            onChange={(event) => tick.onChange(event.target.checked)}
          />
        ) : null}
        <div className={clsx('min-w-0', tick ? 'col-span-full' : 'max-lg:col-span-2')}>
          <h3 className="text-xl wrap-anywhere">
            <Link to={dealPath('BRAND', dealId)} className="hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <p className="hint mt-0.5">
            {payout.completedAt === null && lastWord(payout) !== m.deposit_title()
              ? `${m.deposit_title()} · `
              : null}
            {lastWord(payout)} {openRun ? m.run_has_it({ number: String(openRun) }) : null}
          </p>
          <LaterShare later={payout.later} currency={currency} />
        </div>
        <p className="flex min-w-0 items-center gap-2.5 text-sm font-semibold max-lg:col-span-2">
          <Avatar name={name} src={party.image ? mediaUrl(party.image) : null} size={32} />
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        </p>
        <Badge tone={tone} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
          {text}
        </Badge>
        <p className="disp num text-end text-[22px]">
          <RestAmount shownCents={shownCents} amountCents={amountCents} currency={currency} />
        </p>
        <div
          className={clsx(
            'flex flex-wrap justify-end gap-2',
            tick ? 'col-span-full' : 'max-lg:col-span-2 lg:w-44',
          )}
        >
          {payment ? (
            <Button variant="ghost" size="sm" onClick={() => setShowsProof(true)}>
              {m.owed_see_proof()}
              <FurtherName>{title}</FurtherName>
            </Button>
          ) : null}
          {isOwed && mayMark ? (
            <OnlineButton size="sm" onClick={onMark}>
              {state === 'DUE' ? m.owed_mark() : m.owed_mark_again()}
              <FurtherName>{title}</FurtherName>
            </OnlineButton>
          ) : null}
        </div>
        {payout.answer?.note ? (
          <div className="col-span-full">
            <AnswerNote note={payout.answer.note} />
          </div>
        ) : null}
        <PartList parts={parts} currency={currency} />
        {isGone && state !== 'CONFIRMED' ? (
          <p className="col-span-full text-sm text-ink-2">{m.owed_gone_note()}</p>
        ) : null}
        <LateStanding payout={payout} viewer="BRAND" other={name} mayState={mayMark} />
        {payout.invoices.length > 0 ? (
          <div className="col-span-full grid gap-2">
            {payout.invoices.map((invoice) => (
              <DealInvoiceDownloads
                key={invoice.id}
                dealId={dealId}
                invoice={invoice}
                title={title}
                isNumbered={payout.invoices.length > 1}
              />
            ))}
          </div>
        ) : null}
        {payee && mayMark ? (
          <div className="col-span-full">
            <PayeeAccount
              dealId={dealId}
              creator={name}
              payee={payee}
              due={{ currency, amountCents: restCents, reference: payout.invoiceReference }}
            />
          </div>
        ) : null}
      </div>
      {showsProof && payment ? (
        <PaymentProofDialog payout={payout} payment={payment} onClose={() => setShowsProof(false)} />
      ) : null}
    </Card>
  );
}

interface PaymentProofDialogProps {
  payout: Payout;
  payment: NonNullable<Payout['payment']>;
  onClose: () => void;
}

/** Brand's statement on its payment, and the creator's answer to it. */
function PaymentProofDialog({ payout, payment, onClose }: PaymentProofDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      sheet
      title={m.owed_proof_title({ amount: formatMoney(payout.restCents, payout.currency) })}
      description={<bdi>{payout.title}</bdi>}
    >
      <div className="grid gap-4">
        <PaymentProof payment={payment} />
        <AnswerNote note={payout.answer?.note} />
      </div>
    </Dialog>
  );
}
