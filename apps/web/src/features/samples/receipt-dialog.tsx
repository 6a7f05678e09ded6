import {
  type BoughtSample,
  type Currency,
  centsFromDollars,
  dollarsForField,
  type Sample,
} from '@briefcast/contract';
import { currencySign, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { showFailure } from '../../lib/show-form-failure.ts';
import { DealFileField, useDealFile } from '../../parts/files/deal-file-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import type { SaySample } from './use-say-sample.ts';

interface ReceiptDialogProps {
  dealId: string;
  /** The deal's. */
  currency: Currency;
  terms: BoughtSample;
  /** Receipt stated before; null for the first time. */
  receipt: Sample['receipt'];
  say: SaySample;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The creator states what the product cost, with its receipt. */
export function ReceiptDialog({
  dealId,
  currency,
  terms,
  receipt,
  say,
  open,
  onOpenChange,
}: ReceiptDialogProps) {
  const proof = useDealFile(dealId);
  const form = useForm({ defaultValues: { amount: receipt ? dollarsForField(receipt.amount) : '' } });
  const { errors, isSubmitting } = form.formState;
  const kept = receipt?.file ?? null;

  const submit = form.handleSubmit(async ({ amount: typed }) => {
    const amount = centsFromDollars(typed);
    if (!amount) return form.setError('amount', { message: m.brief_sample_amount_unreadable() });
    if (amount > terms.upTo)
      return form.setError('amount', {
        message: m.sample_receipt_too_much({ amount: formatExactMoney(terms.upTo, currency) }),
      });
    if (!proof.file && !kept) return proof.setError(m.sample_receipt_missing());
    const fileId = proof.file ? await proof.store() : kept?.id;
    if (!fileId) return;
    try {
      await say.mutateAsync({ says: 'RECEIPT', body: { amount, fileId } });
      toastSuccess(m.sample_receipt_saved());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.sample_saving_failed());
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.sample_receipt_title()}
      description={m.sample_receipt_text({ amount: formatExactMoney(terms.upTo, currency) })}
      submitText={m.sample_receipt_save()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field
        label={m.sample_receipt_amount({ currency: currencySign(currency) })}
        error={errors.amount?.message}
        required
      >
        <TextInput
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...form.register('amount')}
        />
      </Field>
      <DealFileField
        label={m.sample_receipt_file()}
        hint={m.sample_receipt_file_hint()}
        keptName={kept?.name}
        isBusy={isSubmitting}
        of={proof}
      />
    </FormDialog>
  );
}
