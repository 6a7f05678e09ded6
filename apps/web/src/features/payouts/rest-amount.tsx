import type { Currency } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

interface RestAmountProps {
  /** Shown sum, and the whole it is part of, in cents of the currency. */
  shownCents: number;
  amountCents: number;
  currency: Currency;
}

/** A sum, and below it of how much it is the rest, where a part of it was paid. */
export function RestAmount({ shownCents, amountCents, currency }: RestAmountProps) {
  return (
    <>
      {formatMoney(shownCents, currency)}
      {shownCents === amountCents ? null : (
        <small className="hint block">
          {m.payout_rest_of({ amount: formatMoney(amountCents, currency) })}
        </small>
      )}
    </>
  );
}
