import type { DealLines } from '@briefcast/contract';
import { usualDeposit } from '@briefcast/contract/payouts/deposit';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { depositOptions } from './deposit-options.ts';

interface DepositFieldProps {
  lines: DealLines;
  onChange: (lines: DealLines) => void;
}

/** How much of the price is paid in advance, and within how many days. */
export function DepositField({ lines, onChange }: DepositFieldProps) {
  const deposit = lines.deposit ?? null;
  const { days } = deposit ?? usualDeposit;
  return (
    <div className="grid gap-3">
      <Field label={m.deposit_title()}>
        <Select
          value={String(deposit?.percent ?? '')}
          options={[
            { value: '', label: m.deposit_none() },
            ...depositOptions.percent(deposit?.percent ?? 0).map((value) => ({
              value: String(value),
              label: m.deposit_percent({ percent: formatCount(value) }),
            })),
          ]}
          onChange={({ target }) => {
            const percent = Number(target.value);
            onChange({ ...lines, deposit: percent === 0 ? null : { percent, days } });
          }}
        />
      </Field>
      {deposit ? (
        <Field label={m.brief_deposit_days()}>
          <Select
            value={String(days)}
            options={depositOptions.days(days).map((value) => ({
              value: String(value),
              label: m.brief_payment_option({ n: value, count: formatCount(value) }),
            }))}
            onChange={({ target }) =>
              onChange({ ...lines, deposit: { ...deposit, days: Number(target.value) } })
            }
          />
        </Field>
      ) : null}
    </div>
  );
}
