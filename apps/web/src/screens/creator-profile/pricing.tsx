import type { OwnCreator } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { useFormContext } from 'react-hook-form';
import { Fact } from '../../features/profile-form/fact.tsx';
import { FormSection } from '../../features/profile-form/form-section.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CreatorForm } from './form-values.ts';

/** The two pricing sets; one that is full is enough to be published. */
const sets = [
  {
    title: 'UGC content',
    hint: 'You film it, the brand posts it.',
    prices: [
      { field: 'ugcVideoPricing', label: 'UGC Video' },
      { field: 'ugcPhotoPricing', label: 'UGC Photo' },
    ],
    turnaround: { field: 'ugcTurnaroundDays', label: 'UGC Turnaround' },
  },
  {
    title: 'Influencer posts',
    hint: 'You post it to your own audience.',
    prices: [
      { field: 'influencerReelPricing', label: 'Reel/Post' },
      { field: 'influencerStoryPricing', label: 'Story Post' },
    ],
    turnaround: { field: 'influencerTurnaroundDays', label: 'Influencer Turnaround' },
  },
] as const;

/** What the creator charges and how long it takes, to read. */
export function Pricing({ creator }: { creator: OwnCreator }) {
  const money = (cents: number | null) =>
    cents ? <bdi className="disp num text-d3">{formatMoney(cents)}</bdi> : null;
  const days = (count: number | null) => (count === null ? null : `${count} ${count === 1 ? 'day' : 'days'}`);
  return (
    <Card as="div" flush className="divide-y divide-line">
      {sets.map(({ title, hint, prices, turnaround }) => (
        <FormSection key={title} title={title} hint={hint}>
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
            {prices.map(({ field, label }) => (
              <Fact key={field} label={label} empty="Not set">
                {money(creator[field])}
              </Fact>
            ))}
            <Fact label={turnaround.label} empty="Not set">
              {days(creator[turnaround.field])}
            </Fact>
          </dl>
        </FormSection>
      ))}
    </Card>
  );
}

/** What the creator charges and how long it takes, to edit. */
export function PricingFields() {
  const { register, formState } = useFormContext<CreatorForm>();
  return (
    <Card as="div" flush className="divide-y divide-line">
      {sets.map(({ title, hint, prices, turnaround }) => (
        <FormSection key={title} title={title} hint={hint}>
          <div className="grid gap-4 sm:grid-cols-3">
            {prices.map(({ field, label }) => (
              <Field key={field} label={`${label} ($)`} error={formState.errors[field]?.message}>
                <TextInput start="$" inputMode="decimal" autoComplete="off" {...register(field)} />
              </Field>
            ))}
            <Field label={`${turnaround.label} (days)`} error={formState.errors[turnaround.field]?.message}>
              <TextInput
                type="number"
                inputMode="numeric"
                min={0}
                max={365}
                step={1}
                {...register(turnaround.field)}
              />
            </Field>
          </div>
        </FormSection>
      ))}
    </Card>
  );
}
