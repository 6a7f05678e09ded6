import '../../styles/castings.css';
import type { CastingCard } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';

interface AskMeterProps {
  price: number;
  casting: Pick<CastingCard, 'payFrom' | 'payTo' | 'currency'>;
  reader: 'BRAND' | 'CREATOR';
}

const within = (percent: number) => Math.min(98, Math.max(2, percent));

/** Where a price lies against the pay of a casting, drawn and in words. */
export function AskMeter({ price, casting: { payFrom, payTo, currency }, reader }: AskMeterProps) {
  // The range takes the middle of the track; a fixed pay is a mark on it.
  const [start, width] = [30, 40];
  const span = Math.max(payTo - payFrom, payTo * 0.25);
  const at = within(start + ((price - payFrom) / span) * width);
  const over = price - payTo;
  const under = payFrom - price;
  const text =
    over > 0
      ? m.casting_ask_over({ amount: formatMoney(over, currency), reader })
      : under > 0
        ? m.casting_ask_under({ amount: formatMoney(under, currency), reader })
        : payFrom === payTo
          ? m.casting_ask_exact({ reader })
          : m.casting_ask_within({ reader });
  return (
    <div className="min-w-0 flex-1">
      <div aria-hidden className="ask-track">
        <i
          style={{ insetInlineStart: `${start}%`, inlineSize: `${((payTo - payFrom) / span) * width || 1}%` }}
        />
        <b style={{ insetInlineStart: `${at}%` }} />
      </div>
      <p
        data-tone="orange"
        className={clsx('num mt-1.5 text-[12px]', over > 0 ? 'font-semibold text-k-ink' : 'text-ink-3')}
      >
        {text}
      </p>
    </div>
  );
}
