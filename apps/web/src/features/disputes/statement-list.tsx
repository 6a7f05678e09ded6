import type { Currency, Dispute } from '@briefcast/contract';
import { formatDateWithTime, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** Statements of both sides in a case, the oldest first. */
export function StatementList({ statements }: Pick<Dispute, 'statements'>) {
  return (
    <ol aria-label={m.case_statements()} className="grid gap-3">
      {statements.map(({ id, side, name, text, statedAt }) => (
        <li
          key={id}
          data-tone={side === 'BRAND' ? 'aqua' : 'pink'}
          className="rounded-lg border-s-4 border-k bg-sunken px-4 py-3"
        >
          <p className="hint">
            {m.case_said_by({ side, name: name ?? m.case_somebody(), day: formatDateWithTime(statedAt) })}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface DecisionProps {
  decision: NonNullable<Dispute['decision']>;
  currency: Currency;
  closedAt: string | null;
}

/** The market's decision in its own words, and the sum that stays owed. */
export function Decision({ decision: { text, leftCents }, currency, closedAt }: DecisionProps) {
  return (
    <section
      aria-label={m.case_decision()}
      data-tone="blue"
      className="ear-sm bg-k-bg p-4 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)]"
    >
      <h3 className="text-[17px]">
        {leftCents === 0
          ? m.case_nothing_left()
          : m.case_left({ amount: formatExactMoney(leftCents, currency) })}
      </h3>
      {closedAt ? <p className="hint">{m.case_decided_on({ day: formatLongDate(closedAt) })}</p> : null}
      <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
