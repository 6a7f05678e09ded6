import { NewMailTest, type Readiness } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { adminClient } from '../../../lib/api.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { keepReadiness } from '../admin-queries.ts';
import { MailTestSteps } from './mail-test-steps.tsx';
import { useOpenedMail } from './use-opened-mail.ts';

const apart = (children: ReactNode) => <bdi className="wrap-anywhere">{children}</bdi>;

/** Sends a test mail, and shows how far it came. Without a mail server there is nothing to test. */
export function MailTestCard({ mail: { server, from, test } }: { mail: Readiness['mail'] }) {
  useOpenedMail();
  const form = useForm({ resolver: schemaResolver(NewMailTest), defaultValues: { to: test?.to ?? '' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  if (server === null) return null;
  const send = handleSubmit(async (body) => {
    try {
      keepReadiness(await adminClient.readiness.testMail({ body }));
    } catch (error) {
      showFailure(form, error, m.mail_test_failed());
    }
  });
  return (
    <Card title={m.mail_test_title()}>
      <p className="-mt-2 text-ui text-ink-2">
        <RichText parts={m.mail_test_server.parts({ server, from })} tags={{ server: apart, from: apart }} />
      </p>
      <form onSubmit={send} noValidate className="mt-4 flex flex-wrap items-end gap-3">
        <Field
          label={m.mail_test_to()}
          error={errors.to?.message ?? errors.root?.message}
          className="min-w-0 flex-1 basis-64"
        >
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('to')} />
        </Field>
        <OnlineButton type="submit" variant="outline" busy={isSubmitting}>
          {m.mail_test_send()}
        </OnlineButton>
      </form>
      {test ? <MailTestSteps {...test} /> : null}
    </Card>
  );
}
