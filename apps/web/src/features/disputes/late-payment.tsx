import { daysLate, owedStates, type Payout, type Role, stepInFromDay } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { isLapsedDeposit } from '@briefcast/contract/payouts/deposit';
import { formatExactMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { CaseLine } from './case-line.tsx';
import { LetterLine } from './letter-line.tsx';

interface LatePaymentNoteProps {
  payout: Payout;
  viewer: Role;
  /** The other side's name. */
  other: string;
  /** Whether the reader may speak for their side. */
  mayState: boolean;
}

/** Side notes on a late payment: the letter, the case, and the sum that the market decided is no longer owed. */
export function LatePaymentNote({ payout, viewer, other, mayState }: LatePaymentNoteProps) {
  const { letter, dispute, droppedCents = 0, amountCents, currency } = payout;
  const lapsedText = droppedCents < amountCents ? m.deposit_dropped : m.deposit_not_owed;
  const droppedText = isLapsedDeposit(payout) ? lapsedText : m.case_dropped;
  if (!letter && !dispute && droppedCents === 0) return null;
  return (
    <div className="col-span-full grid gap-3 border-t border-line pt-3">
      {letter ? <LetterLine letter={letter} viewer={viewer} other={other} title={payout.title} /> : null}
      {letter && viewer === 'CREATOR' ? <StepInLater payout={payout} /> : null}
      {dispute ? <CaseLine payout={payout} dispute={dispute} viewer={viewer} mayState={mayState} /> : null}
      {droppedCents > 0 ? (
        <p className="text-sm text-ink-2">
          {droppedText({ amount: formatExactMoney(droppedCents, currency) })}
        </p>
      ) : null}
    </div>
  );
}

/** From when on the market can be asked, as long as it cannot be yet. */
function StepInLater({ payout: { state, dueAt } }: { payout: Payout }) {
  const due = new Date(dueAt);
  if (!owedStates.includes(state) || daysLate(due, new Date()) >= stepInFromDay) return null;
  const from = addDays(due, stepInFromDay).toISOString();
  return <p className="hint">{m.late_step_in_from({ day: formatShortDate(from) })}</p>;
}
