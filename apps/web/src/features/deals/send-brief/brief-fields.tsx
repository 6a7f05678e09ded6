import { centsFromDollars, fixedRate } from '@briefcast/contract';
import { currencySign, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dayOf, lastDeadline } from '../../../lib/calendar-day.ts';
import { usualCurrency } from '../../../lib/market.ts';
import { printNote } from '../../../lib/print-note.ts';
import { aboutOther } from '../../../parts/currencies/other-currency.ts';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AskedFields } from './asked-fields.tsx';
import type { BriefForm } from './brief-form.ts';
import type { BriefSum } from './brief-sum.ts';
import { BriefWarnings } from './brief-warnings.tsx';

interface BriefFieldsProps {
  form: UseFormReturn<BriefForm>;
  disabled: boolean;
  sums: readonly BriefSum[];
  /** Whether each of several creators has a price of their own, and there is no one budget. */
  isEach: boolean;
}

/** Fields that each brief fills in: what, when and how much. */
export function BriefFields({ form, disabled, sums, isEach }: BriefFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const title = useWatch({ control: form.control, name: 'title' });
  const [today] = useState(() => dayOf(new Date()));
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-3.5 max-md:gap-3">
      <legend className="sr-only">{m.deal_brief()}</legend>
      <Field label={m.brief_title()} hint={printNote(title)} error={errors.title?.message} required>
        <TextInput dir="auto" autoComplete="off" maxLength={200} {...register('title')} />
      </Field>
      <Field label={m.brief_description()} error={errors.description?.message} required>
        <TextArea dir="auto" rows={2} maxLength={5000} {...register('description')} />
      </Field>
      <AskedFields form={form} />
      <div className="grid grid-cols-2 items-start gap-3.5 max-[359px]:grid-cols-1">
        <Field label={m.deal_deadline()} error={errors.deadline?.message} required>
          <TextInput type="date" min={today} max={lastDeadline} {...register('deadline')} />
        </Field>
        {isEach ? null : <BudgetField form={form} sums={sums} />}
      </div>
      <BriefWarnings form={form} sums={sums} isEach={isEach} />
    </fieldset>
  );
}

function BudgetField({ form, sums }: Pick<BriefFieldsProps, 'form' | 'sums'>) {
  const [budget, chosen] = useWatch({ control: form.control, name: ['budget', 'currency'] });
  const currency = chosen || usualCurrency();
  const cents = centsFromDollars(budget);
  const [only, ...others] = sums;
  const atRate = cents && only && others.length === 0 ? besideRate(cents, only) : null;
  const inOther = cents ? aboutOther({ cents, currency }, only?.money.rate ?? fixedRate) : null;
  return (
    <Field
      label={m.brief_budget({ currency: currencySign(currency) })}
      hint={[atRate, inOther].filter(Boolean).join(' · ') || undefined}
      error={form.formState.errors.budget?.message}
      required
    >
      <TextInput
        start={<span aria-hidden>{currencySign(currency)}</span>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        {...form.register('budget')}
      />
    </Field>
  );
}

/** Budget compared with the sum of the creator's prices; null where there are none. */
export function besideRate(cents: number, { cents: rate, money: { currency } }: BriefSum): string | null {
  if (rate === 0) return null;
  if (cents === rate) return m.brief_at_rate();
  const amount = formatExactMoney(Math.abs(rate - cents), currency);
  return cents < rate ? m.brief_under_rate({ amount }) : m.brief_over_rate({ amount });
}
