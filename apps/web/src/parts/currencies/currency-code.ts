import type { Currency } from '@briefcast/contract/kit/currencies';
import { m } from '@briefcast/i18n/messages';

const codes: Record<Currency, () => string> = { USD: m.currency_code_usd, AED: m.currency_code_aed };

/** `USD`: a currency in a word of its own, where no number stands beside it. Arabic says it in its letters. */
export const currencyCode = (currency: Currency): string => codes[currency]();
