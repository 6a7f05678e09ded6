/** Languages on offer, time zone, and the currency that forms begin with (rules/market#languages). */
import { currencies, type LanguageOffer, languageOffers } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { currencyCode } from '../../../parts/currencies/currency-code.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Fields } from './setting-fields.tsx';

const offers: Record<LanguageOffer, () => string> = {
  'en,ar': m.market_languages_english_first,
  'ar,en': m.market_languages_arabic_first,
  en: m.market_languages_english,
  ar: m.market_languages_arabic,
};

/** Time zones that this browser knows, with the present one, which may have another name there. */
const zones = (present = 'UTC') => [...new Set([present, ...Intl.supportedValuesOf('timeZone')])].toSorted();

export function RegionSection({ form }: { form: Fields }) {
  return (
    <Card title={m.market_region()}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.market_languages()} hint={m.market_languages_hint()}>
          <Select
            options={languageOffers.map((value) => ({ value, label: offers[value]() }))}
            {...form.register('market.languages')}
          />
        </Field>
        <Field
          label={m.market_zone()}
          hint={m.market_zone_hint()}
          error={form.getFieldState('market.timeZone', form.formState).error?.message}
        >
          <Select
            options={zones(form.formState.defaultValues?.market?.timeZone).map((value) => ({
              value,
              label: value.replaceAll('_', ' '),
            }))}
            {...form.register('market.timeZone')}
          />
        </Field>
        <Field label={m.market_currency()} hint={m.market_currency_hint()}>
          <Select
            options={currencies.map((value) => ({ value, label: currencyCode(value) }))}
            {...form.register('market.currency')}
          />
        </Field>
      </div>
    </Card>
  );
}
