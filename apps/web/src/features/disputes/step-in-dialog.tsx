import { longestStatement, NewStatement } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useOpenCase } from './use-disputes.ts';

interface StepInDialogProps {
  dealId: string;
  brand: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The creator asks the market to step in, with what it should know. */
export function StepInDialog({ dealId, brand, open, onOpenChange }: StepInDialogProps) {
  const openCase = useOpenCase(dealId);
  const form = useForm<NewStatement>({
    resolver: schemaResolver(NewStatement),
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await openCase.mutateAsync(body);
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.case_failed());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.case_step_in()}
      description={m.case_step_in_about()}
      submitText={m.case_step_in_submit()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field
        label={m.case_step_in_what()}
        hint={m.case_step_in_hint({ brand })}
        error={errors.text?.message}
        required
      >
        <TextArea rows={6} maxLength={longestStatement} {...form.register('text')} />
      </Field>
    </FormDialog>
  );
}
