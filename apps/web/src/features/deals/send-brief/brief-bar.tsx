import { centsFromDollars, usualCurrency } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronUp } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useCredits } from '../../../parts/credits/use-credits.ts';
import type { BriefForm } from './brief-form.ts';

interface BriefBarProps {
  form: UseFormReturn<BriefForm>;
  creators: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** On a phone, next to the send button: the budget and the credits; pressed, the till opens above it. */
export function BriefBar({ form, creators, isOpen, onToggle }: BriefBarProps) {
  const credits = useCredits();
  const [budget, currency] = useWatch({ control: form.control, name: ['budget', 'currency'] });
  const cents = (centsFromDollars(budget) ?? 0) * creators;
  return (
    <button type="button" className="brief-bar" aria-expanded={isOpen} onClick={onToggle}>
      <span className="min-w-0">
        <span className="sr-only">{m.brief_price_shown()} </span>
        <bdi className="num">{formatMoney(cents, currency || usualCurrency)}</bdi>
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
