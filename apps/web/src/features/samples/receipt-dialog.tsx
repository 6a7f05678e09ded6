import {
  api,
  type BoughtSample,
  type Currency,
  centsFromDollars,
  dollarsForField,
  type Sample,
} from '@briefcast/contract';
import { currencySign, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { typeOf } from '../../lib/accepts-file.ts';
import { errorText } from '../../lib/show-error.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { uploadFile } from '../../lib/upload.ts';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FileRow, fileKind } from '../../ui/file-row.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import type { SaySample } from './sample-queries.ts';

interface ReceiptDialogProps {
  dealId: string;
  /** The deal's. */
  currency: Currency;
  terms: BoughtSample;
  /** What was stated before; null for the first time. */
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
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState<number>();
  const [fileError, setFileError] = useState<string>();
  const form = useForm({ defaultValues: { amount: receipt ? dollarsForField(receipt.amount) : '' } });
  const { errors, isSubmitting } = form.formState;
  const kept = receipt?.file ?? null;

  /** The id of the receipt; null where it could not be stored, which its row says. */
  async function store(chosen: File): Promise<string | null> {
    setSentBytes(0);
    try {
      const options = { query: { for: 'payment' }, onProgress: setSentBytes };
      return (await uploadFile(api.files.upload, { dealId }, chosen, options)).file.id;
    } catch (error) {
      setFileError(errorText(error, m.please_try_again()));
      return null;
    } finally {
      setSentBytes(undefined);
    }
  }

  const submit = form.handleSubmit(async ({ amount: typed }) => {
    const amount = centsFromDollars(typed);
    if (!amount) return form.setError('amount', { message: m.brief_sample_amount_unreadable() });
    if (amount > terms.upTo)
      return form.setError('amount', {
        message: m.sample_receipt_too_much({ amount: formatExactMoney(terms.upTo, currency) }),
      });
    if (!file && !kept) return setFileError(m.sample_receipt_missing());
    setFileError(undefined);
    const fileId = file ? await store(file) : kept?.id;
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
      <FieldGroup
        label={m.sample_receipt_file()}
        hint={m.sample_receipt_file_hint()}
        error={file ? undefined : fileError}
      >
        {file ? (
          <FileRow
            name={file.name}
            sizeBytes={file.size}
            kind={fileKind(typeOf(file))}
            sentBytes={sentBytes}
            error={fileError}
            onRemove={isSubmitting ? undefined : () => setFile(null)}
          />
        ) : (
          <>
            {kept ? (
              <p className="mb-2 text-ui wrap-anywhere">
                <bdi>{kept.name}</bdi>
              </p>
            ) : null}
            <DropZone
              accept={dealFileTypes}
              disabled={isSubmitting}
              onFiles={([chosen]) => {
                setFileError(undefined);
                setFile(chosen ?? null);
              }}
              onRefused={([refused]) =>
                setFileError(refused ? m.owed_proof_refused({ name: refused.name }) : undefined)
              }
            />
          </>
        )}
      </FieldGroup>
    </FormDialog>
  );
}
