import type { Currency } from '@briefcast/contract/kit/currencies';
import { m } from '@briefcast/i18n/messages';

const codes: Record<Currency, () => string> = { USD: m.currency_code_usd, AED: m.currency_code_aed };

/** Name of a currency (`USD`) where no number is next to it; Arabic spells it in its own letters. */
export const currencyCode = (currency: Currency): string => codes[currency]();
