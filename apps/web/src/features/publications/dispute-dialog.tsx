import { NewResultAnswer } from '@briefcast/contract';
import { limits } from '@briefcast/contract/kit/limits';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { type OfResult, useAnswerResult } from './use-results.ts';

interface DisputeDialogProps {
  of: OfResult;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Disputes numbers of the other side, with a sentence. */
export function DisputeDialog({ of, open, onOpenChange }: DisputeDialogProps) {
  const answer = useAnswerResult(of);
  const form = useForm<NewResultAnswer>({
    resolver: schemaResolver(NewResultAnswer),
    defaultValues: { agrees: false, note: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await answer.mutateAsync(body);
      toastSuccess(m.result_disputed_toast());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.result_not_answered());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.result_dispute_title()}
      description={null}
      submitText={m.result_dispute()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.result_dispute_why()} error={errors.note?.message} required>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.title} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
