/** Values of the blanks of legal texts, in the current locale (rules/legal#blanks). */
import { chargedTax, noLegalDetails, type OperatorSettings, unnamedMarket } from '@briefcast/contract';
import type { LegalValues } from '@briefcast/contract/legal/blanks';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatDirhams, formatLongDate, formatPercent } from './format.ts';
import type { Locale } from './locales.ts';
import { marketName } from './market-name.js';

/** Takes the day on which the version applies, null for none; what is unset says so. */
export function legalValues(
  settings: OperatorSettings,
  locale: Locale,
  effectiveOn: string | null,
): LegalValues {
  const { market = unnamedMarket, seller, subscription, credits } = settings;
  const { register, law } = settings.legal ?? noLegalDetails;
  const { help, legal, privacy } = market.contacts;
  const stated = (...values: readonly string[]) => values.find((value) => value !== '') ?? m.legal_unset();
  return {
    market: marketName(locale),
    company: stated(seller.name),
    register: stated(register),
    address: stated(seller.address),
    tax_number: stated(seller.taxNumber),
    law: stated(law[locale], law.en, law.ar),
    help: stated(help),
    legal: stated(legal, help),
    privacy: stated(privacy, help),
    effective: effectiveOn === null ? m.legal_unset() : formatLongDate(effectiveOn),
    month_price: formatDirhams(subscription.priceFils),
    trial_days: formatCount(subscription.trialDays),
    starter_credits: formatCount(credits.starter),
    credit_months: formatCount(credits.expiryMonths),
    tax: formatPercent(chargedTax(settings) / 10_000),
  };
}
