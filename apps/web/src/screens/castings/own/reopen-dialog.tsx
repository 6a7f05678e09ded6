import { type OwnCasting, z } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { useMoveCasting } from '../../../features/castings/casting-queries.ts';
import { dayOf } from '../../../lib/calendar-day.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';

const ReopenForm = z.object({ closesOn: z.iso.date({ error: () => m.casting_day_missing() }) });
type ReopenForm = z.infer<typeof ReopenForm>;

interface ReopenDialogProps {
  casting: OwnCasting;
  move: ReturnType<typeof useMoveCasting>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Takes applications again, until another day. */
export function ReopenDialog({ casting, move, open, onOpenChange }: ReopenDialogProps) {
  const [today] = useState(() => dayOf(new Date()));
  const form = useForm<ReopenForm>({ resolver: schemaResolver(ReopenForm), defaultValues: { closesOn: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ closesOn }) => {
    try {
      await move.mutateAsync({ move: 'REOPEN', closesOn });
      toastSuccess(m.casting_reopened_done());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.casting_not_moved());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.casting_reopen_title()}
      description={m.casting_reopen_text()}
      submitText={m.casting_reopen()}
      busyText={m.casting_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.casting_apply_by()} error={errors.closesOn?.message} required>
        <TextInput type="date" min={today} max={casting.dueOn} {...form.register('closesOn')} />
      </Field>
    </FormDialog>
  );
}
