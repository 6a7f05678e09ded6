import { depositLimits } from '@briefcast/contract/payouts/deposit';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { depositOptions } from '../negotiation/deposit-options.ts';
import type { BriefForm } from './brief-form.ts';

/** Deposit in advance, and the days for it after acceptance; the days are asked for where there is one. */
export function DepositFields({ form }: { form: UseFormReturn<BriefForm> }) {
  const [percent, days] = useWatch({ control: form.control, name: ['depositPercent', 'depositDays'] });
  return (
    <>
      <Field label={m.deposit_title()} hint={m.brief_deposit_hint()}>
        <Select
          options={[
            { value: '', label: m.deposit_none() },
            ...depositOptions.percent(Number(percent)).map((value) => ({
              value: String(value),
              label: m.deposit_percent({ percent: formatCount(value) }),
            })),
          ]}
          {...form.register('depositPercent')}
        />
      </Field>
      {percent === '' ? null : (
        <Field label={m.brief_deposit_days()}>
          <Select
            options={depositOptions.days(Math.min(Number(days), depositLimits.mostDays)).map((value) => ({
              value: String(value),
              label: m.brief_payment_option({ n: value, count: formatCount(value) }),
            }))}
            {...form.register('depositDays')}
          />
        </Field>
      )}
    </>
  );
}
