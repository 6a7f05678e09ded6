import type { Currency, DealLines } from '@briefcast/contract';
import type { DealLine } from '@briefcast/contract/deals/versions';
import { dayMs } from '@briefcast/contract/kit/days';
import { formatCount, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

interface LineEffectProps {
  line: DealLine;
  was: DealLines;
  now: DealLines;
  currency: Currency;
  /** Sum by the creator's own prices; null where they are not known. */
  rates: string | null;
}

/** Distance of a written price or day from what it was. */
function distance({ line, was, now, currency }: Omit<LineEffectProps, 'rates'>): string | null {
  if (line === 'budget') {
    const cents = now.budget - was.budget;
    if (cents === 0 || now.budget < 1) return null;
    const amount = formatExactMoney(Math.abs(cents), currency);
    return cents > 0 ? m.proposal_more({ amount }) : m.proposal_less({ amount });
  }
  if (line !== 'deadline') return null;
  const days = Math.round((Date.parse(now.deadline) - Date.parse(was.deadline)) / dayMs);
  // No number while the day is being typed.
  if (!days) return null;
  const said = { n: Math.abs(days), count: formatCount(Math.abs(days)) };
  return days > 0 ? m.proposal_later(said) : m.proposal_earlier(said);
}

/** Meaning of a written value, below its field. */
export function LineEffect({ rates, ...about }: LineEffectProps) {
  const said = distance(about);
  const byRates = about.line === 'budget' ? rates : null;
  return said || byRates ? (
    <p className="terms-effect" aria-live="polite">
      {said ? <span>{said}</span> : null} {byRates ? <span>{byRates}</span> : null}
    </p>
  ) : null;
}
