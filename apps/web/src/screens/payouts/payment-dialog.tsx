import {
  type Currency,
  centsFromDollars,
  dollarsForField,
  limits,
  PaymentMethod,
  text,
  z,
} from '@briefcast/contract';
import { currencySign, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Bell, Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paymentMethodOptions } from '../../features/payouts/payout-look.ts';
import { typeOf } from '../../lib/accepts-file.ts';
import { dayOf, deadlineOfDay } from '../../lib/calendar-day.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { errorText } from '../../lib/show-error.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { Button } from '../../ui/button.tsx';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Field, FieldGroup, FormError } from '../../ui/field.tsx';
import { FileRow, fileKind } from '../../ui/file-row.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** The payment as it is typed: a day of the calendar, and an empty reference where there is none. */
const PaymentForm = z.object({
  paidOn: z.iso.date({ error: () => m.finding_date_to_come() }),
  method: PaymentMethod,
  reference: text(limits.title),
  amount: z.string(),
});
type PaymentForm = z.infer<typeof PaymentForm>;

/** When and how it was paid, with the bank's reference where there is one. */
export interface PaymentInput {
  paidOn: string;
  method: PaymentMethod;
  reference?: string;
  amountCents?: number;
}

interface PaymentDialogProps<Stored> {
  currency: Currency;
  title: string;
  description: ReactNode;
  /** Amount owed, where paying a part of it is possible. */
  restCents?: number;
  /** The first day on which it may have been paid, as midnight UTC. */
  earliest?: string | undefined;
  /** People who may open the proof. */
  proofHint: string;
  /** Consequence of no answer. */
  silence: string;
  /** Change because of which it can no longer be marked. */
  changed?: ReactNode;
  /** Stores the proof and tells how many of its bytes have left. */
  storeProof: (proof: File, onProgress: (sentBytes: number) => void) => Promise<Stored>;
  /** Says that it was paid, with the proof that was stored; rejects with what is refused. */
  onMark: (payment: PaymentInput, stored: Stored | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** The brand says when and how it paid, with its bank's reference, a file, or both. */
export function PaymentDialog<Stored>(props: PaymentDialogProps<Stored>) {
  const {
    title,
    description,
    changed = null,
    currency,
    restCents,
    earliest,
    proofHint,
    silence,
    storeProof,
    onMark,
    onClose,
  } = props;
  const [today] = useState(() => dayOf(new Date()));
  const [file, setFile] = useState<File | null>(null);
  const [sentBytes, setSentBytes] = useState<number>();
  const [fileError, setFileError] = useState<string>();
  const form = useForm<PaymentForm>({
    resolver: schemaResolver(PaymentForm),
    defaultValues: {
      paidOn: today,
      method: 'BANK_TRANSFER',
      reference: '',
      amount: restCents === undefined ? '' : dollarsForField(restCents),
    },
  });
  const { errors, isSubmitting } = form.formState;
  // While it is being sent, a live update may be here before the answer.
  const isOver = !isSubmitting && changed !== null;

  /** Returns the stored proof; null where storing failed, which the row of the file says. */
  async function store(proof: File): Promise<{ stored: Stored } | null> {
    setFileError(undefined);
    setSentBytes(0);
    try {
      return { stored: await storeProof(proof, setSentBytes) };
    } catch (error) {
      setFileError(errorText(error, m.please_try_again()));
      return null;
    } finally {
      setSentBytes(undefined);
    }
  }

  const submit = form.handleSubmit(async ({ paidOn, method, reference, amount }) => {
    // Before a proof is stored for nothing.
    if (earliest && deadlineOfDay(paidOn) < earliest)
      return form.setError(
        'paidOn',
        { message: m.finding_date_before_deal({ day: formatLongDate(earliest) }) },
        { shouldFocus: true },
      );
    const amountCents = restCents === undefined ? undefined : centsFromDollars(amount);
    if (amountCents === null || amountCents === 0 || (amountCents ?? 0) > (restCents ?? 0))
      return form.setError('amount', {
        message: m.owed_amount_wrong({ rest: formatExactMoney(restCents ?? 0, currency) }),
      });
    if (!reference && !file) return form.setError('reference', { message: m.finding_payment_no_proof() });
    const kept = file ? await store(file) : undefined;
    if (kept === null) return;
    try {
      const payment = {
        paidOn: deadlineOfDay(paidOn),
        method,
        ...(reference ? { reference } : {}),
        ...(amountCents === undefined || amountCents === restCents ? {} : { amountCents }),
      };
      await onMark(payment, kept?.stored);
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
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" disabled={isSubmitting} onClick={onClose}>
            {m.owed_cancel()}
          </Button>
          <OnlineButton
            type="submit"
            variant="cast"
            icon={<Check aria-hidden className="ic" />}
            busy={isSubmitting}
            busyText={m.owed_marking()}
            disabled={isOver}
          >
            {m.owed_mark()}
          </OnlineButton>
        </>
      }
    >
      {isOver ? <ChangedMeanwhile>{changed}</ChangedMeanwhile> : null}
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.owed_paid_on()} error={errors.paidOn?.message} required>
            <TextInput type="date" min={earliest?.slice(0, 10)} max={today} {...form.register('paidOn')} />
          </Field>
          <Field label={m.owed_how()} error={errors.method?.message} required>
            <Select options={paymentMethodOptions()} {...form.register('method')} />
          </Field>
        </div>
        {restCents === undefined ? null : (
          <Field
            label={m.owed_amount({ currency: currencySign(currency) })}
            hint={m.owed_amount_hint({ rest: formatExactMoney(restCents, currency) })}
            error={errors.amount?.message}
            required
          >
            <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...form.register('amount')} />
          </Field>
        )}
        <Field label={m.owed_reference()} error={errors.reference?.message}>
          <TextInput autoComplete="off" maxLength={limits.title} {...form.register('reference')} />
        </Field>
        <FieldGroup label={m.owed_proof()} hint={proofHint} error={file ? undefined : fileError}>
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
          <span className="min-w-0">{silence}</span>
        </p>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
      </div>
    </Dialog>
  );
}
