import { type OwnSuspension, type OwnUser, SuspensionAnswer } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { mayForOrganization } from '../../lib/policy.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toastSuccess } from '../../ui/toast.ts';

/** The answer of the suspended: what was sent, until when it can be, or its form. */
export function AnswerPart({ suspension, user }: { suspension: OwnSuspension; user: OwnUser }) {
  const [isWriting, setWriting] = useState(false);
  const { as, answer, answeredAt, answerUntil } = suspension;
  const date = formatLongDate(answerUntil);
  if (answer !== null && answeredAt !== null)
    return (
      <div>
        <h3 className="text-sm font-semibold">
          {m.suspended_answered({ date: formatLongDate(answeredAt) })}
        </h3>
        <p dir="auto" className="mt-1 whitespace-pre-line text-ui text-ink-2 wrap-anywhere">
          {answer}
        </p>
      </div>
    );
  if (Date.parse(answerUntil) <= Date.now())
    return <p className="text-ui text-ink-2">{m.suspended_over({ date })}</p>;
  const mayAnswer = as !== 'BRAND' || mayForOrganization(user, 'suspension.answer');
  return (
    <>
      <p className="text-ui text-ink-2">
        <RichText
          parts={m.suspended_until.parts({ date })}
          tags={{ date: (children) => <strong className="text-ink">{children}</strong> }}
        />
      </p>
      {!mayAnswer ? (
        <p className="hint mt-2">{m.suspended_only_managers()}</p>
      ) : isWriting ? (
        <AnswerForm />
      ) : (
        <Button className="mt-4" onClick={() => setWriting(true)}>
          {m.suspended_answer()}
        </Button>
      )}
    </>
  );
}

function AnswerForm() {
  const form = useForm<SuspensionAnswer>({
    resolver: schemaResolver(SuspensionAnswer),
    defaultValues: { answer: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await client.suspension.answer({ body });
      toastSuccess(m.suspended_sent());
      await invalidate('suspension');
    } catch (error) {
      showFailure(form, error, m.suspended_failed());
    }
  });
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <Field
        label={m.suspended_answer_label()}
        hint={m.suspended_answer_hint()}
        error={errors.answer?.message}
        required
      >
        <TextArea {...form.register('answer')} />
      </Field>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <OnlineButton
        type="submit"
        className="justify-self-start"
        busy={isSubmitting}
        busyText={m.suspended_sending()}
      >
        {m.suspended_send()}
      </OnlineButton>
    </form>
  );
}
