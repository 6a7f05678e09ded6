import type { Currency, priceOfRenewal, RenewalPrice, Role } from '@briefcast/contract';
import { formatExactMoney, formatPercent } from '@briefcast/i18n/format';
import { rightLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';

interface HowPriceProps {
  /** The deal's, in hundredths of its currency. */
  price: number;
  currency: Currency;
  lines: ReturnType<typeof priceOfRenewal>['lines'];
  reader: Role;
}

/** How the proposed price comes about, right by right. */
export function HowPrice({ price, currency, lines, reader }: HowPriceProps) {
  if (lines.length === 0) return null;
  const whole = formatExactMoney(price, currency);
  return (
    <dl aria-label={m.renewal_how()} className="ear-sm grid gap-2.5 bg-sunken px-4 py-3.5 text-ui">
      {lines.map((line) => (
        <div key={line.kind} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <dt className="font-semibold">{rightLabel(line.kind)}</dt>
          {'cents' in line.price ? (
            <dd className="num font-semibold">{formatExactMoney(line.price.cents, currency)}</dd>
          ) : null}
          <dd className="hint col-span-full">{reasonOf(line.price, whole, reader)}</dd>
        </div>
      ))}
    </dl>
  );
}

function reasonOf(quote: RenewalPrice, price: string, reader: Role): string {
  if (quote.kind === 'ASK') return m.renewal_ask();
  if (quote.kind === 'NOT_OFFERED') return m.renewal_not_offered({ reader });
  if (quote.percent === null) return m.renewal_by_amount({ reader });
  const percent = formatPercent(quote.percent / 100);
  if (quote.kind === 'USUAL') return m.renewal_by_usual({ percent, price });
  return quote.cents === 0 ? m.renewal_free({ reader }) : m.renewal_by_surcharge({ reader, percent, price });
}
