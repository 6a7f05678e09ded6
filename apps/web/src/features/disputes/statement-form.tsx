import { longestStatement, NewStatement } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useStateInCase } from './use-disputes.ts';

/** One side adds something to an open case; `left` is how often it still can. */
export function StatementForm({ dealId, left }: { dealId: string; left: number }) {
  const say = useStateInCase(dealId);
  const form = useForm<NewStatement>({
    resolver: schemaResolver(NewStatement),
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await say.mutateAsync(body);
      form.reset();
    } catch (error) {
      showFailure(form, error, m.case_failed());
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={m.case_say()}
        hint={m.case_say_hint({ n: left, count: formatCount(left) })}
        error={errors.text?.message}
      >
        <TextArea rows={4} maxLength={longestStatement} {...form.register('text')} />
      </Field>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <OnlineButton
        type="submit"
        className="justify-self-end"
        busy={isSubmitting}
        busyText={m.action_sending()}
      >
        {m.case_say_send()}
      </OnlineButton>
    </form>
  );
}
