import { closedStatuses, type DealDetail, type Rounds as RoundsOfDeal } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

/** Rounds of a deal in words; where none can follow, the number used. */
function roundsText({ included, used }: RoundsOfDeal, isOver: boolean): string {
  const texts = { used: formatCount(used), included: formatCount(included) };
  if (isOver) return m.wrap_rounds({ n: included, used: texts.used, count: texts.included });
  if (used === 0) return m.deal_rounds_left({ n: included, count: texts.included });
  return used <= included ? m.deal_round_of(texts) : m.deal_round_beyond(texts);
}

interface RoundsProps {
  deal: Pick<DealDetail, 'rounds' | 'status'>;
  /** Whether they are shown next to an approved file, for which no round is left. */
  isFinal?: boolean;
}

/** Rounds of changes as coupons: those that were used are torn off. A closed deal has none left. */
export function Rounds({ deal: { rounds, status }, isFinal = false }: RoundsProps) {
  if (!rounds) return null;
  return (
    <span className="rounds" data-tone="orange">
      <span className="coupons" aria-hidden>
        {Array.from({ length: rounds.included }, (_, index) => index + 1).map((round) => (
          <span key={round} className={clsx('coupon', round <= rounds.used && 'coupon-used')}>
            {formatCount(round)}
          </span>
        ))}
      </span>
      <span>{roundsText(rounds, isFinal || closedStatuses.includes(status))}</span>
    </span>
  );
}
