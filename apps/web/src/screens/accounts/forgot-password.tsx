import { ForgotPassword } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { client } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Requests a reset link by mail. The answer is the same whether or not the account exists. */
export function ForgotPasswordScreen() {
  useDocumentTitle(m.forgot_page());
  const form = useForm({ resolver: schemaResolver(ForgotPassword), defaultValues: { email: '' } });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await client.accounts.forgotPassword({ body });
    } catch (error) {
      showFailure(form, error, m.call_failed());
    }
  });

  return (
    <AuthPage
      title={m.forgot_title()}
      subtitle={m.forgot_subtitle()}
      footer={<TextLink to={paths.login.href()}>{m.forgot_back()}</TextLink>}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={m.auth_email()} error={errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <div role="status">
          {isSubmitSuccessful ? (
            <p
              data-tone="green"
              className="ear-sm flex items-start gap-2 bg-k-bg px-3.5 py-2.5 pe-4 text-sm font-medium text-k-ink"
            >
              <MailCheck aria-hidden className="ic" />
              {m.forgot_sent()}
            </p>
          ) : null}
        </div>
        <Button
          type="submit"
          variant="cast"
          className="w-full"
          busy={isSubmitting}
          busyText={m.action_sending()}
        >
          {m.forgot_submit()}
        </Button>
      </form>
    </AuthPage>
  );
}
