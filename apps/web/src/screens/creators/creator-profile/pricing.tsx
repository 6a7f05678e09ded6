import type { OwnCreator } from '@briefcast/contract';
import { currencySign, formatMoney } from '@briefcast/i18n/format';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { Fact } from '../../../features/profiles/form-parts.tsx';
import { CurrencyChoice } from '../../../parts/currencies/currency-choice.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { CreatorForm } from './form-values.ts';
import { PackageFields, Packages } from './packages.tsx';
import { SurchargeFields, Surcharges } from './surcharges.tsx';

/** The two pricing sets; one that is full is enough to be published. */
const sets = [
  {
    title: m.pricing_ugc,
    hint: m.pricing_ugc_hint,
    prices: [
      { field: 'ugcVideoPricing', label: m.deliverable_ugc_video },
      { field: 'ugcPhotoPricing', label: m.deliverable_ugc_photo },
    ],
    turnaround: { field: 'ugcTurnaroundDays', label: m.pricing_ugc_turnaround },
  },
  {
    title: m.pricing_influencer,
    hint: m.pricing_influencer_hint,
    prices: [
      { field: 'influencerReelPricing', label: m.deliverable_reel_post },
      { field: 'influencerStoryPricing', label: m.deliverable_story_post },
    ],
    turnaround: { field: 'influencerTurnaroundDays', label: m.pricing_influencer_turnaround },
  },
] as const;

/** Creator's prices and delivery times, to read. */
export function Pricing({ creator }: { creator: OwnCreator }) {
  const money = (cents: number | null) =>
    cents ? <bdi className="disp num text-d3">{formatMoney(cents, creator.currency)}</bdi> : null;
  const days = (count: number | null) => (count === null ? null : daysText(count));
  return (
    <Card as="div" flush className="divide-y divide-line">
      {sets.map(({ title, hint, prices, turnaround }) => (
        <FormSection key={turnaround.field} title={title()} hint={hint()}>
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
            {prices.map(({ field, label }) => (
              <Fact key={field} label={label()} empty={m.pricing_not_set()}>
                {money(creator[field])}
              </Fact>
            ))}
            <Fact label={turnaround.label()} empty={m.pricing_not_set()}>
              {days(creator[turnaround.field])}
            </Fact>
          </dl>
        </FormSection>
      ))}
      <Packages creator={creator} />
      <Surcharges creator={creator} />
    </Card>
  );
}

/** Creator's prices and delivery times, to edit. */
export function PricingFields() {
  const { register, formState, control, setValue } = useFormContext<CreatorForm>();
  const currency = useWatch({ control, name: 'currency' });
  const sign = currencySign(currency);
  return (
    <Card as="div" flush className="divide-y divide-line">
      <FormSection title={m.currency_of_prices()} hint={m.currency_of_prices_hint()}>
        <CurrencyChoice
          label={m.currency_of_prices()}
          value={currency}
          onChange={(next) => setValue('currency', next, { shouldDirty: true, shouldTouch: true })}
        />
      </FormSection>
      {sets.map(({ title, hint, prices, turnaround }) => (
        <FormSection key={turnaround.field} title={title()} hint={hint()}>
          <div className="grid gap-4 sm:grid-cols-3">
            {prices.map(({ field, label }) => (
              <Field
                key={field}
                label={m.pricing_in_currency({ label: label(), currency: sign })}
                error={formState.errors[field]?.message}
              >
                <TextInput start={sign} inputMode="decimal" autoComplete="off" {...register(field)} />
              </Field>
            ))}
            <Field
              label={m.pricing_in_days({ label: turnaround.label() })}
              error={formState.errors[turnaround.field]?.message}
            >
              <TextInput inputMode="numeric" autoComplete="off" {...register(turnaround.field)} />
            </Field>
          </div>
        </FormSection>
      ))}
      <PackageFields />
      <SurchargeFields />
    </Card>
  );
}
