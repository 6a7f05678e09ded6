import type { DealDetail, DealLines } from '@briefcast/contract';
import { mostRounds } from '@briefcast/contract/deals/proposals';
import { formatCount, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useRatesText } from './rates-text.ts';

interface CounterSumProps {
  deal: DealDetail;
  /** The version that is being written. */
  draft: DealLines;
  /** Number of the writer's own round; null where they take the other side's version. */
  round: number | null;
}

/** Total of a version, next to the creator's public prices. */
export function CounterSum({ deal, draft, round }: CounterSumProps) {
  const rates = useRatesText(deal.creator?.id, deal.currency, draft);
  return (
    <div className="ear-sm mt-5 bg-sunken px-4 py-3">
      <p aria-live="polite" className="disp num text-[22px]">
        {m.proposal_comes_to({ amount: formatExactMoney(draft.budget, deal.currency) })}
      </p>
      {rates ? <p className="text-sm text-ink-2">{rates}</p> : null}
      {round === null ? null : (
        <p className="text-sm text-ink-2">
          {m.proposal_own_round({ round: formatCount(round), most: formatCount(mostRounds) })}
        </p>
      )}
    </div>
  );
}
