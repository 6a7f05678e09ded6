import { limits } from '@briefcast/contract';
import { currencySign } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dayOf, lastDeadline } from '../../../../lib/calendar-day.ts';
import { usualCurrency } from '../../../../lib/market.ts';
import { Field, FieldGroup } from '../../../../ui/field.tsx';
import { StepGroup } from '../../../../ui/step-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { BriefForm } from '../brief-form.ts';
import { UsualNote } from '../folded/unlike-usual.tsx';
import type { SampleForm } from './sample-form.ts';

interface SampleFieldsProps {
  form: UseFormReturn<BriefForm>;
  disabled: boolean;
}

/** The line of a product that the content is made with: none, sent, or bought by the creator. */
export function SampleFields({ form, disabled }: SampleFieldsProps) {
  return (
    <fieldset disabled={disabled} className="terms-line grid min-w-0 gap-3">
      <legend className="label">{m.brief_sample()}</legend>
      <p className="hint -mt-2.5">{m.brief_sample_about()}</p>
      <SampleInputs form={form} words={wordsOfBrief} />
      <UsualNote line="sample" />
    </fieldset>
  );
}

/** Wording of the fields, which call the person filling them `you`. */
export interface SampleWords {
  sent: () => string;
  bought: () => string;
  boughtNote: () => string;
  kept: () => string;
  returned: () => string;
  countsDay: () => string;
  daysHint: () => string;
}

export const wordsOfBrief: SampleWords = {
  sent: m.brief_sample_sent,
  bought: m.brief_sample_bought,
  boughtNote: m.brief_sample_bought_note,
  kept: m.brief_sample_kept,
  returned: m.brief_sample_returned,
  countsDay: m.brief_sample_counts_day,
  daysHint: m.brief_sample_days_hint,
};

interface SampleInputsProps {
  form: UseFormReturn<BriefForm>;
  words: SampleWords;
}

/** The choice, and what goes with it. */
export function SampleInputs({ form, words }: SampleInputsProps) {
  const sample = useWatch({ control: form.control, name: 'sample' });
  const sign = useCurrencySign(form);
  const errors = form.formState.errors.sample;
  const change = <Name extends 'kind' | 'afterProject' | 'deadlineCounts'>(
    name: Name,
    value: SampleForm[Name],
  ) =>
    form.setValue(
      'sample',
      { ...form.getValues('sample'), [name]: value },
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  return (
    <>
      <StepGroup
        label={m.brief_sample()}
        steps={[
          { value: 'NONE', label: m.brief_sample_none(), note: m.brief_sample_none_note() },
          { value: 'SENT', label: words.sent(), note: m.brief_sample_sent_note() },
          { value: 'BOUGHT', label: words.bought(), note: words.boughtNote() },
        ]}
        value={sample.kind}
        onChange={(kind) => change('kind', kind)}
      />
      {sample.kind === 'NONE' ? null : (
        <Field
          label={m.brief_sample_what()}
          hint={m.brief_sample_what_hint()}
          error={errors?.what?.message}
          required
        >
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={limits.title}
            {...form.register('sample.what')}
          />
        </Field>
      )}
      {sample.kind === 'BOUGHT' ? (
        <Field
          label={m.brief_sample_up_to({ currency: sign })}
          error={errors?.upTo?.message}
          required
          className="max-w-60"
        >
          <TextInput
            start={<span aria-hidden>{sign}</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            {...form.register('sample.upTo')}
          />
        </Field>
      ) : null}
      {sample.kind === 'SENT' ? (
        <SentFields form={form} words={words} sample={sample} change={change} />
      ) : null}
    </>
  );
}

/** `$`, or the sign of the brief's currency. */
const useCurrencySign = ({ control }: UseFormReturn<BriefForm>): string =>
  currencySign(useWatch({ control, name: 'currency' }) || usualCurrency());

interface SentFieldsProps extends SampleInputsProps {
  sample: SampleForm;
  change: <Name extends 'afterProject' | 'deadlineCounts'>(name: Name, value: SampleForm[Name]) => void;
}

/** Value of the sample, its day of arrival, whether it goes back, and the start of the deadline. */
function SentFields({ form, words, sample, change }: SentFieldsProps) {
  const [today] = useState(() => dayOf(new Date()));
  const sign = useCurrencySign(form);
  const errors = form.formState.errors.sample;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1">
        <Field
          label={m.brief_sample_worth({ currency: sign })}
          hint={m.brief_sample_worth_hint()}
          error={errors?.worth?.message}
        >
          <TextInput
            start={<span aria-hidden>{sign}</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            {...form.register('sample.worth')}
          />
        </Field>
        <Field
          label={m.brief_sample_arrives()}
          hint={m.brief_sample_arrives_hint()}
          error={errors?.arrivesBy?.message}
        >
          <TextInput type="date" min={today} max={lastDeadline} {...form.register('sample.arrivesBy')} />
        </Field>
      </div>
      <FieldGroup label={m.brief_sample_after()}>
        <StepGroup
          label={m.brief_sample_after()}
          steps={[
            { value: 'KEPT', label: words.kept() },
            { value: 'RETURNED', label: words.returned() },
          ]}
          value={sample.afterProject}
          onChange={(value) => change('afterProject', value)}
        />
      </FieldGroup>
      <FieldGroup label={m.brief_sample_counts()}>
        <StepGroup
          label={m.brief_sample_counts()}
          steps={[
            { value: 'DAY', label: words.countsDay() },
            { value: 'ARRIVAL', label: m.brief_sample_counts_arrival() },
          ]}
          value={sample.deadlineCounts}
          onChange={(value) => change('deadlineCounts', value)}
        />
      </FieldGroup>
      {sample.deadlineCounts === 'ARRIVAL' ? (
        <Field label={m.brief_sample_days()} hint={words.daysHint()} error={errors?.days?.message} required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="max-w-28"
            {...form.register('sample.days')}
          />
        </Field>
      ) : null}
    </>
  );
}
