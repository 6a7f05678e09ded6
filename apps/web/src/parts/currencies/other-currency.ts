/** An amount in the other currency, for reading alone (rules/currencies#rate). */
import { type Amount, convert, type ExchangeRate, otherCurrency } from '@briefcast/contract/kit/currencies';
import { formatMoney, formatRate, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** Without cents or fils: a rate of a day does not tell them. */
const whole = (cents: number) => Math.round(cents / 100) * 100;

/** `about $1,144 at 3.6725, rate of Nov 25, 2026`. */
export function aboutOther(amount: Amount, rate: ExchangeRate): string {
  const currency = otherCurrency(amount.currency);
  const inputs = {
    amount: formatMoney(whole(convert(amount, currency, rate)), currency),
    rate: formatRate(rate),
  };
  return rate.day === null
    ? m.currency_about_fixed(inputs)
    : m.currency_about({ ...inputs, day: formatShortDate(rate.day) });
}
