import { type Currency, finding, z } from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { isBankWeekend, usualPayOn } from '@briefcast/contract/payout-runs/pay-on';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import {
  DebtorForm,
  storeDebtor,
  storedDebtor,
  type TypedDebtor,
} from '../../features/payout-runs/debtor.ts';
import type { BankOrder } from '../../features/payout-runs/use-payout-runs.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { currencyCode } from '../../parts/currencies/currency-code.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const today = () => isoMarketDay(new Date());

/** An account for each currency, in their order. */
const OrderForm = z.object({
  accounts: z.array(DebtorForm),
  payOn: z.iso.date().refine((day) => day >= today(), finding('date.past')),
});
interface TypedOrder {
  accounts: TypedDebtor[];
  payOn: string;
}

interface DebtorDialogProps {
  brandId: string;
  /** Currencies of the run; several for a run each. */
  currencies: readonly Currency[];
  /** The first last day of what is paid, as midnight UTC. */
  dueOn: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGiven: (order: BankOrder) => void;
}

/** Asks on which day and from which account of each currency a run is paid, as this device knows them from the last time. */
export function DebtorDialog({ brandId, currencies, dueOn, open, onOpenChange, onGiven }: DebtorDialogProps) {
  const { register, formState, handleSubmit, watch } = useForm<
    TypedOrder,
    unknown,
    z.output<typeof OrderForm>
  >({
    resolver: schemaResolver(OrderForm),
    defaultValues: {
      accounts: currencies.map((currency) => storedDebtor(brandId, currency)),
      payOn: usualPayOn(dueOn?.slice(0, 10), today()),
    },
  });
  const { errors } = formState;
  const payOn = watch('payOn');
  const submit = handleSubmit(({ accounts, payOn }) => {
    const debtors: BankOrder['debtors'] = {};
    for (const [at, currency] of currencies.entries()) {
      const debtor = accounts[at];
      if (!debtor) continue;
      storeDebtor(brandId, currency, debtor);
      debtors[currency] = debtor;
    }
    onOpenChange(false);
    onGiven({ debtors, payOn });
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.run_debtor_title()}
      description={m.run_debtor_text()}
      submitText={m.run_download()}
      busyText={m.run_downloading()}
      busy={false}
      error={undefined}
    >
      <Field
        label={m.run_pay_on()}
        error={errors.payOn?.message}
        hint={payOn && isBankWeekend(payOn) ? m.run_pay_on_weekend() : undefined}
        required
      >
        <TextInput type="date" min={today()} {...register('payOn')} />
      </Field>
      {currencies.map((currency, at) => {
        const wrong = errors.accounts?.[at];
        return (
          <fieldset key={currency} className="grid gap-4">
            <legend className="mb-2 font-semibold">
              {m.run_account_in({ currency: currencyCode(currency) })}
            </legend>
            <Field label={m.bank_holder()} error={wrong?.name?.message} required>
              <TextInput autoComplete="organization" {...register(`accounts.${at}.name`)} />
            </Field>
            <Field label={m.run_debtor_account()} error={wrong?.account?.message} required>
              <TextInput
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                className="num font-mono"
                {...register(`accounts.${at}.account`)}
              />
            </Field>
            <Field label={m.bank_swift_optional()} error={wrong?.swift?.message}>
              <TextInput
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                maxLength={15}
                {...register(`accounts.${at}.swift`)}
              />
            </Field>
          </fieldset>
        );
      })}
    </FormDialog>
  );
}
