/** Price in words that a line of the rights adds. */
import type { Currency, LinePrice } from '@briefcast/contract';
import { formatMoney, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

export interface PriceWords {
  /** `+30%`, `+$600`, `+0`, `Ask`. */
  amount: string;
  /** Note under the amount: `$900`, `once`, `in the price`. */
  note: string;
  /** Whether it adds nothing that is known. */
  isQuiet: boolean;
}

const added = ({ percent, cents }: Extract<LinePrice, { kind: 'COSTS' }>, currency: Currency) =>
  m.price_plus({ amount: percent === null ? formatMoney(cents, currency) : formatPercent(percent / 100) });

/**
 * The price at the end of a row.
 * @param each What an amount is paid for, where that is not the whole.
 */
export function priceInWords(price: LinePrice, currency: Currency, each?: string): PriceWords {
  switch (price.kind) {
    case 'IN_RATE':
      return { amount: m.price_nothing(), note: m.price_in_rate(), isQuiet: true };
    case 'ASK':
      return { amount: m.price_ask(), note: m.price_none_yet(), isQuiet: true };
    case 'NOT_OFFERED':
      return { amount: m.price_not_offered(), note: '', isQuiet: true };
    case 'COSTS': {
      const { percent, cents } = price;
      const share = cents === 0 ? m.price_of_rates() : formatMoney(cents, currency);
      return {
        amount: added(price, currency),
        note: each ?? (percent === null ? m.price_once() : share),
        isQuiet: false,
      };
    }
  }
}

/** Price in the few words of a step. */
export function stepNote(price: LinePrice, currency: Currency): string {
  switch (price.kind) {
    case 'IN_RATE':
      return m.price_in_rate();
    case 'ASK':
      return m.price_ask_step();
    case 'NOT_OFFERED':
      return m.price_not_offered_step();
    case 'COSTS':
      return added(price, currency);
  }
}
