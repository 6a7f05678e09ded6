import type { Payout } from '@briefcast/contract';
import { dealPath } from '@briefcast/contract/paths';
import { formatLongDate, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { AskForDetails, CallFirst } from '../../features/bank-details/payee-account.tsx';
import { LatePaymentNote } from '../../features/disputes/late-payment.tsx';
import { AnswerNote } from '../../features/payouts/answer-note.tsx';
import { LaterShare } from '../../features/payouts/later-share.tsx';
import { PartList } from '../../features/payouts/part-list.tsx';
import { payoutLook } from '../../features/payouts/payout-look.ts';
import { RestAmount } from '../../features/payouts/rest-amount.tsx';
import { mediaUrl } from '../../lib/media-url.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { needsAccount } from './run-choice.tsx';

const OwedMenu = latePart(
  async () => (await import('./owed-menu.tsx')).OwedMenu,
  () => <span className="size-11" />,
);

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

/** Facts of a payment that the badge does not say, shortest first. */
function notesOf(payout: Payout, name: string): string[] {
  const { completedAt, openRun, payee } = payout;
  const word = lastWord(payout);
  return [
    ...(completedAt === null && word !== m.deposit_title() ? [m.deposit_title()] : []),
    word,
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

/** Creator to be paid, or already paid, in one line: sum, day, state, the next action, and a menu of the rest. */
export function OwedRow({ payout, mayMark, tick, onMark }: OwedRowProps) {
  const { dealId, title, currency, amountCents, restCents, dueAt, party, state } = payout;
  const wholeCents = amountCents - (payout.droppedCents ?? 0);
  const shownCents = state === 'CONFIRMED' ? wholeCents : restCents;
  const { tone, Icon, text } = payoutLook(payout, new Date());
  const name = party.name ?? m.owed_gone_creator();
  const isOwed = state === 'DUE' || state === 'NOT_ARRIVED';
  return (
    <Card as="li" flush className="owed" data-tone={tone}>
      <div className="owed-line" data-ticks={tick ? true : undefined}>
        {tick && isOwed && party.id !== null ? (
          <Checkbox
            className="owed-tick"
            label={<span className="sr-only">{m.run_tick({ creator: name })}</span>}
            checked={tick.isOn}
            disabled={!tick.isPossible}
            onChange={(event) => tick.onChange(event.target.checked)}
          />
        ) : null}
        <div className="owed-who">
          <Avatar
            name={name}
            src={party.image ? mediaUrl(party.image) : null}
            size={36}
            className="max-sm:hidden"
          />
          <div className="min-w-0">
            <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
            <h3 className="hint owed-title wrap-anywhere">
              <Link to={dealPath('BRAND', dealId)} className="hover:underline">
                <bdi>{title}</bdi>
              </Link>
            </h3>
          </div>
        </div>
        <div className="owed-sum">
          <p className="disp num text-[19px]">
            <RestAmount shownCents={shownCents} amountCents={amountCents} currency={currency} />
          </p>
          <p className="hint">{m.owed_pay_by({ day: formatShortDate(dueAt) })}</p>
        </div>
        <div className="owed-state">
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {text}
          </Badge>
          <p className="hint mt-0.5">
            {notesOf(payout, name).map((note) => (
              <span key={note} className="block">
                {note}
              </span>
            ))}
          </p>
          <LaterShare later={payout.later} currency={currency} />
        </div>
        <div className="owed-acts">
          {isOwed && mayMark ? <NextAct payout={payout} name={name} onMark={onMark} /> : null}
          <OwedMenu payout={payout} name={name} mayMark={mayMark} onMark={onMark} />
        </div>
      </div>
      <Exceptions payout={payout} name={name} mayMark={mayMark} />
    </Card>
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

/** Lines that few payments have: the creator's note, parts, a letter or a case, a deleted account. */
function Exceptions({ payout, name, mayMark }: Omit<ActProps, 'onMark'> & { mayMark: boolean }) {
  return (
    <div className="grid gap-3 px-4 pb-4 empty:hidden">
      {payout.answer?.note ? <AnswerNote note={payout.answer.note} /> : null}
      <PartList parts={payout.parts} currency={payout.currency} />
      {payout.party.id === null && payout.state !== 'CONFIRMED' ? (
        <p className="text-sm text-ink-2">{m.owed_gone_note()}</p>
      ) : null}
      <LatePaymentNote payout={payout} viewer="BRAND" other={name} mayState={mayMark} />
    </div>
  );
}
