import {
  type Currency,
  centsFromDollars,
  defaultCurrency,
  deliverableOptions,
  fixedRate,
} from '@briefcast/contract';
import { currencySign, formatList } from '@briefcast/i18n/format';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { dayOf, lastDeadline } from '../../../lib/calendar-day.ts';
import { fullName } from '../../../lib/names.ts';
import { printNote } from '../../../lib/print-note.ts';
import { CurrencyChoice } from '../../../parts/currencies/currency-choice.tsx';
import { aboutOther } from '../../../parts/currencies/other-currency.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxCell } from '../../../ui/checkbox-cell.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BriefForm } from './brief-form.ts';
import type { BriefSum } from './brief-sum.ts';
import { BriefWarnings } from './brief-warnings.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { PaymentTermsField, RoundsField, WishList } from './wish-fields.tsx';

interface BriefFieldsProps {
  form: UseFormReturn<BriefForm>;
  disabled: boolean;
}

/** Fields for the text of a brief and its deliverables. */
export function BriefFields({ form, disabled }: BriefFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const title = useWatch({ control: form.control, name: 'title' });
  const [hasRequirements, setHasRequirements] = useState(() => form.getValues('requirements') !== '');

  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <legend className="sr-only">{m.deal_brief()}</legend>
      <Field label={m.brief_title()} hint={printNote(title)} error={errors.title?.message} required>
        <TextInput dir="auto" autoComplete="off" maxLength={200} {...register('title')} />
      </Field>
      <Field label={m.brief_description()} error={errors.description?.message} required>
        <TextArea dir="auto" rows={4} maxLength={5000} {...register('description')} />
      </Field>
      {hasRequirements ? (
        <Field
          label={m.brief_requirements()}
          hint={m.brief_requirements_hint()}
          error={errors.requirements?.message}
        >
          <TextArea dir="auto" rows={2} maxLength={5000} {...register('requirements')} />
        </Field>
      ) : disabled ? null : (
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus aria-hidden className="ic" />}
          className="-my-2.5 -ms-3 justify-self-start"
          onClick={() => {
            setHasRequirements(true);
            requestAnimationFrame(() => form.setFocus('requirements'));
          }}
        >
          {m.brief_add_requirements()}
        </Button>
      )}
      <FieldGroup label={m.deal_deliverables()} error={errors.deliverables?.message}>
        <div className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1 sm:grid-cols-3">
          {deliverableOptions.map((option) => (
            <CheckboxCell
              key={option}
              label={deliverableLabel(option)}
              value={option}
              {...register('deliverables')}
            />
          ))}
        </div>
        <WishList form={form} />
      </FieldGroup>
    </fieldset>
  );
}

interface MoneyFieldsProps {
  form: UseFormReturn<BriefForm>;
  disabled: boolean;
  sums: readonly BriefSum[];
}

/** For how much, by when, and on which terms of work and payment. */
export function MoneyFields({ form, disabled, sums }: MoneyFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const [today] = useState(() => dayOf(new Date()));
  const [budget, chosen] = useWatch({ control: form.control, name: ['budget', 'currency'] });
  const currency = chosen || defaultCurrency;
  const cents = centsFromDollars(budget);
  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <legend className="sr-only">{m.brief_money()}</legend>
      <CurrencyField form={form} currency={currency} sums={sums} />
      <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1">
        <Field
          label={m.brief_budget({ currency: currencySign(currency) })}
          hint={cents ? aboutOther({ cents, currency }, sums[0]?.money.rate ?? fixedRate) : undefined}
          error={errors.budget?.message}
          required
        >
          <TextInput
            start={<span aria-hidden>{currencySign(currency)}</span>}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            {...register('budget')}
          />
        </Field>
        <Field label={m.deal_deadline()} error={errors.deadline?.message} required>
          <TextInput type="date" min={today} max={lastDeadline} {...register('deadline')} />
        </Field>
        <RoundsField form={form} />
        <PaymentTermsField form={form} />
        <DepositFields form={form} />
      </div>
      <BriefWarnings form={form} sums={sums} />
    </fieldset>
  );
}

/** One currency for each deal; whose prices are in it is said below. */
function CurrencyField({
  form,
  currency,
  sums,
}: Omit<MoneyFieldsProps, 'disabled'> & { currency: Currency }) {
  const inIt = sums
    .filter(({ creator }) => creator.currency === currency)
    .map(({ creator }) => fullName(creator));
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="label">
        {m.currency_label()}
      </span>
      <CurrencyChoice
        label={m.currency_label()}
        value={currency}
        onChange={(next) => form.setValue('currency', next, { shouldDirty: true })}
      />
      <p className="hint wrap-anywhere" aria-live="polite">
        {inIt.length > 0
          ? m.currency_of_creator({ n: inIt.length, creators: formatList(inIt) })
          : m.currency_one()}
      </p>
    </div>
  );
}
