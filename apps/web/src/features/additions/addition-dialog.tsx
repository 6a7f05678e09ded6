import { centsFromDollars, type DealDetail, type NewAddition, z } from '@briefcast/contract';
import { requiredLine } from '@briefcast/contract/kit/codecs';
import { limits } from '@briefcast/contract/kit/limits';
import { currencySign, formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayOf, deadlineOfDay, lastDeadline } from '../../lib/calendar-day.ts';
import { printNote } from '../../lib/print-note.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useProposeAddition } from './use-additions.ts';

/** An addition as it is typed: an amount of the deal's currency, and an empty text where the deadline stays. */
const AdditionForm = z.object({
  what: requiredLine(limits.title),
  amount: z.string().refine((typed) => (centsFromDollars(typed) ?? 0) > 0, {
    error: () => m.addition_amount_unreadable({ most: formatCount(limits.cents / 100) }),
  }),
  deadline: z.string(),
});
type AdditionForm = z.infer<typeof AdditionForm>;

interface AdditionDialogProps {
  deal: DealDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Proposes an addition: its content, price and deadline. */
export function AdditionDialog({ deal, open, onOpenChange }: AdditionDialogProps) {
  const [today] = useState(() => dayOf(new Date()));
  const propose = useProposeAddition(deal.id);
  const form = useForm<AdditionForm>({
    resolver: schemaResolver(AdditionForm),
    defaultValues: { what: '', amount: '', deadline: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ what, amount, deadline }) => {
    const body: NewAddition = {
      what,
      amount: centsFromDollars(amount) ?? 0,
      deadline: deadline === '' ? null : deadlineOfDay(deadline),
    };
    try {
      await propose.mutateAsync(body);
      toastSuccess(m.addition_sent(), m.addition_sent_text());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.addition_not_sent());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.addition_propose()}
      description={m.addition_dialog_text()}
      submitText={m.addition_send()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field
        label={m.addition_what()}
        hint={printNote(form.watch('what')) ?? m.addition_what_hint()}
        error={errors.what?.message}
        required
      >
        <TextInput dir="auto" autoComplete="off" maxLength={limits.title} {...form.register('what')} />
      </Field>
      <Field
        label={m.addition_amount({ currency: currencySign(deal.currency) })}
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
      {deal.dueAfterDays == null ? (
        <Field
          label={m.addition_deadline()}
          hint={m.addition_deadline_hint({ day: formatLongDate(deal.deadline) })}
          error={errors.deadline?.message}
        >
          <TextInput type="date" min={today} max={lastDeadline} {...form.register('deadline')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
