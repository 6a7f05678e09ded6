import { mostRunPayments, owedStates, type Payout } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';

/** Whether the account to pay to is missing, or new and nobody has called about it. */
export const needsAccount = ({ payee, party }: Payout): boolean =>
  party.id !== null && payee !== undefined && (payee.version === null || payee.changedAt !== null);

/** Whether a payout can be paid in a run: it is owed, and the account is known and not new. */
const canTick = ({ state, payee }: Payout): boolean =>
  owedStates.includes(state) && payee !== undefined && payee.version !== null && payee.changedAt === null;

/** Ticked payouts of the shown ones, for one run. Payouts that cannot be paid any more are dropped by themselves. */
export function useRunChoice(payouts: readonly Payout[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tickable = payouts.filter(canTick);
  const chosen = tickable.filter(({ dealId }) => ticked.has(dealId));
  // Leaves out payments that are in a run already, which could be paid twice.
  const usual = tickable.filter(({ openRun }) => !openRun).slice(0, mostRunPayments);
  return {
    tickable,
    chosen,
    usual,
    canTick,
    isTicked: ({ dealId }: Payout) => chosen.some((each) => each.dealId === dealId),
    tick(payout: Payout, isOn: boolean) {
      const others = chosen.map(({ dealId }) => dealId).filter((id) => id !== payout.dealId);
      setTicked(new Set(isOn ? [...others, payout.dealId] : others));
    },
    tickUsual: (isOn: boolean) => setTicked(new Set(isOn ? usual.map(({ dealId }) => dealId) : [])),
    clear: () => setTicked(new Set()),
  };
}

export type RunChoice = ReturnType<typeof useRunChoice>;

/** Ticks all at once, and says how many are. */
export function TickAll({ choice: { tickable, chosen, usual, isTicked, tickUsual } }: { choice: RunChoice }) {
  if (tickable.length === 0) return null;
  const count = { chosen: formatCount(chosen.length), all: formatCount(tickable.length) };
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Checkbox
        label={m.run_tick_all()}
        checked={usual.length > 0 && usual.every(isTicked)}
        disabled={usual.length === 0}
        onChange={(event) => tickUsual(event.target.checked)}
      />
      <span className="hint" aria-live="polite">
        {m.run_chosen(count)}
      </span>
    </div>
  );
}
