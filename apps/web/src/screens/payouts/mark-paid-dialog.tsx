import { api, limits, type Payout } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Bell, Check } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { paymentMethodOptions } from '../../features/payouts/payout-look.ts';
import { useMarkPaid } from '../../features/payouts/payout-queries.ts';
import { dayOf, deadlineOfDay } from '../../lib/calendar-day.ts';
import { dealFileTypes } from '../../lib/deal-file-types.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { errorText } from '../../lib/show-error.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { uploadFile } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Field, FieldGroup, FormError } from '../../ui/field.tsx';
import { FileRow, fileKind } from '../../ui/file-row.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { PaymentForm } from './payment-form.ts';

interface MarkPaidDialogProps {
  payout: Payout;
  onClose: () => void;
}

/** The brand says when and how it paid, with its bank's reference, a file, or both. */
export function MarkPaidDialog({ payout, onClose }: MarkPaidDialogProps) {
  const { dealId, title, amountCents, party } = payout;
  const creator = party.name ?? m.owed_gone_creator();
  const [today] = useState(() => dayOf(new Date()));
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState<number>();
  const [fileError, setFileError] = useState<string>();
  const mark = useMarkPaid(dealId);
  const form = useForm<PaymentForm>({
    resolver: schemaResolver(PaymentForm),
    defaultValues: { paidOn: today, method: 'BANK_TRANSFER', reference: '' },
  });
  const { errors, isSubmitting } = form.formState;

  /** The stored proof's id; null where it could not be stored, which the row of the file says. */
  async function storeProof(proof: File): Promise<string | null> {
    setFileError(undefined);
    setSentBytes(0);
    try {
      const options = { query: { for: 'payment' }, onProgress: setSentBytes };
      return (await uploadFile(api.files.upload, { dealId }, proof, options)).file.id;
    } catch (error) {
      setFileError(errorText(error, m.please_try_again()));
      return null;
    } finally {
      setSentBytes(undefined);
    }
  }

  const submit = form.handleSubmit(async ({ paidOn, method, reference }) => {
    if (!reference && !file) return form.setError('reference', { message: m.finding_payment_no_proof() });
    const fileId = file ? await storeProof(file) : undefined;
    if (fileId === null) return;
    try {
      await mark.mutateAsync({
        paidOn: deadlineOfDay(paidOn),
        method,
        ...(reference ? { reference } : {}),
        ...(fileId ? { fileId } : {}),
      });
      toastSuccess(m.owed_marked(), m.owed_marked_detail({ creator }));
      onClose();
    } catch (error) {
      showFailure(form, error, m.owed_mark_failed());
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isSubmitting}
      onSubmit={submit}
      title={m.owed_mark_title({ amount: formatMoney(amountCents) })}
      description={<bdi>{title}</bdi>}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
            {m.owed_cancel()}
          </Button>
          <Button
            type="submit"
            variant="cast"
            icon={<Check aria-hidden className="ic" />}
            busy={isSubmitting}
            busyText={m.owed_marking()}
          >
            {m.owed_mark()}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.owed_paid_on()} error={errors.paidOn?.message} required>
            <TextInput type="date" max={today} {...form.register('paidOn')} />
          </Field>
          <Field label={m.owed_how()} error={errors.method?.message} required>
            <Select options={paymentMethodOptions()} {...form.register('method')} />
          </Field>
        </div>
        <Field label={m.owed_reference()} error={errors.reference?.message}>
          <TextInput autoComplete="off" maxLength={limits.title} {...form.register('reference')} />
        </Field>
        <FieldGroup
          label={m.owed_proof()}
          hint={m.owed_proof_hint({ creator })}
          error={file ? undefined : fileError}
        >
          {file ? (
            <FileRow
              name={file.name}
              sizeBytes={file.size}
              kind={fileKind(file.type)}
              sentBytes={sentBytes}
              error={fileError}
              onRemove={isSubmitting ? undefined : () => setFile(null)}
            />
          ) : (
            <DropZone
              accept={dealFileTypes}
              disabled={isSubmitting}
              onFiles={([chosen]) => {
                setFileError(undefined);
                setFile(chosen ?? null);
                form.clearErrors('reference');
              }}
              onRefused={([refused]) =>
                setFileError(refused ? m.owed_proof_refused({ name: refused.name }) : undefined)
              }
            />
          )}
        </FieldGroup>
        <p className="flex items-start gap-2.5 rounded-md bg-canvas px-3.5 py-3 text-sm text-ink-2">
          <Bell aria-hidden className="ic mt-px size-4!" />
          <span className="min-w-0">{m.owed_silence({ creator })}</span>
        </p>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
      </div>
    </Dialog>
  );
}
