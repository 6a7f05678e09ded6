import type { Currency, Sums } from '@briefcast/contract';
import { formatCount, formatSums } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronUp } from 'lucide-react';
import { useCredits } from '../../../parts/credits/use-credits.ts';

interface BriefBarProps {
  sums: Sums;
  creators: number;
  zeroIn: Currency;
  isOpen: boolean;
  onToggle: () => void;
}

/** On a phone, next to the send button: the budget and the credits; pressed, the till opens above it. */
export function BriefBar({ sums, creators, zeroIn, isOpen, onToggle }: BriefBarProps) {
  const credits = useCredits();
  return (
    <button type="button" className="brief-bar" aria-expanded={isOpen} onClick={onToggle}>
      <span className="min-w-0">
        <span className="sr-only">{m.brief_price_shown()} </span>
        <bdi className="num">{formatSums(sums, zeroIn)}</bdi>
        {credits && credits.ready >= creators ? (
          <small>
            {m.credits_held_short({
              n: creators,
              count: formatCount(creators),
              left: formatCount(credits.ready - creators),
            })}
          </small>
        ) : null}
      </span>
      <ChevronUp aria-hidden className="ic" />
    </button>
  );
}
