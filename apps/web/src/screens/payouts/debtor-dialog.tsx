import type { Debtor } from '@briefcast/contract/payout-runs/pain-001';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import {
  DebtorForm,
  storeDebtor,
  storedDebtor,
  type TypedDebtor,
} from '../../features/payout-runs/debtor.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface DebtorDialogProps {
  brandId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGiven: (debtor: Debtor) => void;
}

/** Asks for the account that a run is paid from, as this device knows it from the last time. */
export function DebtorDialog({ brandId, open, onOpenChange, onGiven }: DebtorDialogProps) {
  const { register, formState, handleSubmit } = useForm<TypedDebtor, unknown, Debtor>({
    resolver: schemaResolver(DebtorForm),
    defaultValues: storedDebtor(brandId),
  });
  const { errors } = formState;
  const submit = handleSubmit((debtor) => {
    storeDebtor(brandId, debtor);
    onOpenChange(false);
    onGiven(debtor);
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
      <Field label={m.bank_holder()} error={errors.name?.message} required>
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <Field label={m.run_debtor_account()} error={errors.account?.message} required>
        <TextInput
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          className="num font-mono"
          {...register('account')}
        />
      </Field>
      <Field label={m.bank_swift_optional()} error={errors.swift?.message}>
        <TextInput dir="ltr" autoComplete="off" spellCheck={false} maxLength={15} {...register('swift')} />
      </Field>
    </FormDialog>
  );
}
