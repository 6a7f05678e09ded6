import type { Payout } from '@briefcast/contract';
import { formatLongDate, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { AskForDetails, CallFirst } from '../../features/bank-details/payee-account.tsx';
import { LatePaymentNote } from '../../features/disputes/late-payment.tsx';
import { AnswerNote } from '../../features/payouts/answer-note.tsx';
import { PartList } from '../../features/payouts/part-list.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { PaymentRow } from './payment-row.tsx';
import { needsAccount } from './run-choice.tsx';

const OwedMenu = latePart(
  async () => (await import('./owed-menu.tsx')).OwedMenu,
  () => <span className="size-11" />,
);

/** Facts that only the brand reads: the run that has the payment, and the creator's account. */
function notesOf({ openRun, payee }: Payout, name: string): string[] {
  return [
    ...(openRun ? [m.run_has_it({ number: String(openRun) })] : []),
    ...(payee?.version === null ? [m.payee_none()] : []),
    ...(payee?.version === null && payee.askedAt
      ? [m.payee_asked({ day: formatLongDate(payee.askedAt) })]
      : []),
    ...(payee?.version && payee.changedAt
      ? [m.payee_changed({ creator: name, day: formatShortDate(payee.changedAt) })]
      : []),
  ];
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

/** Creator to be paid, or already paid, as the brand sees it. */
export function OwedRow({ payout, mayMark, tick, onMark }: OwedRowProps) {
  const { party, state } = payout;
  const name = party.name ?? m.owed_gone_creator();
  const isOwed = state === 'DUE' || state === 'NOT_ARRIVED';
  return (
    <PaymentRow
      payout={payout}
      viewer="BRAND"
      name={name}
      picture={<Avatar name={name} src={party.image ? mediaUrl(party.image) : null} size={36} />}
      notes={notesOf(payout, name)}
      tick={
        tick ? (
          isOwed && party.id !== null ? (
            <Checkbox
              className="owed-tick"
              label={<span className="sr-only">{m.run_tick({ creator: name })}</span>}
              checked={tick.isOn}
              disabled={!tick.isPossible}
              onChange={(event) => tick.onChange(event.target.checked)}
            />
          ) : null
        ) : undefined
      }
      acts={
        <>
          {isOwed && mayMark ? <NextAct payout={payout} name={name} onMark={onMark} /> : null}
          <OwedMenu payout={payout} name={name} mayMark={mayMark} onMark={onMark} />
        </>
      }
    >
      {payout.answer?.note ? <AnswerNote note={payout.answer.note} /> : null}
      <PartList parts={payout.parts} currency={payout.currency} />
      {party.id === null && state !== 'CONFIRMED' ? (
        <p className="text-sm text-ink-2">{m.owed_gone_note()}</p>
      ) : null}
      <LatePaymentNote payout={payout} viewer="BRAND" other={name} mayState={mayMark} />
    </PaymentRow>
  );
}

interface ActProps {
  payout: Payout;
  /** Name of the creator. */
  name: string;
  onMark: () => void;
}

/** The one action that brings a payment forward: ask for the account, call about a new one, or mark it as paid. */
function NextAct({ payout, name, onMark }: ActProps) {
  const { dealId, title, payee, state } = payout;
  if (payee && needsAccount(payout))
    return payee.version === null ? (
      <AskForDetails dealId={dealId} creator={name} />
    ) : (
      <CallFirst dealId={dealId} creator={name} payee={payee} />
    );
  return (
    <OnlineButton variant="outline" size="sm" onClick={onMark}>
      {state === 'DUE' ? m.owed_mark() : m.owed_mark_again()}
      <FurtherName>{title}</FurtherName>
    </OnlineButton>
  );
}
