import { NewPassword, passwordLength, z } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../../features/accounts/auth-page.tsx';
import { client } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { Button } from '../../ui/button.tsx';
import { DoneNote } from '../../ui/done-note.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const redirectDelayMs = 3000;

const NewPasswords = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    error: () => m.auth_passwords_differ(),
    when: () => true,
  });

/** Sets a new password, by the link in the mail. */
export function ResetPasswordScreen() {
  useDocumentTitle(m.reset_page());
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = search.get('token');

  if (!token) return <Navigate to={paths.login.href()} replace />;
  return isDone ? <Done /> : <ResetForm token={token} onDone={() => setDone(true)} />;
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    resolver: schemaResolver(NewPasswords),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    try {
      await client.accounts.resetPassword({ body: { token, password } });
      onDone();
    } catch (error) {
      showFailure(form, error, m.reset_failed());
    }
  });

  return (
    <AuthPage
      title={m.reset_title()}
      subtitle={m.reset_subtitle({ count: formatCount(passwordLength.min) })}
      footer={<TextLink to={paths.forgotPassword.href()}>{m.reset_new_link()}</TextLink>}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={m.reset_new_password()} error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={m.auth_confirm_password()} error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="cast" className="w-full" busy={isSubmitting} busyText={m.reset_busy()}>
          {m.reset_submit()}
        </Button>
      </form>
    </AuthPage>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login.href(), { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthPage title={m.reset_done()}>
      <DoneNote>
        <RichText
          parts={m.reset_done_text.parts()}
          tags={{ link: (children) => <TextLink to={paths.login.href()}>{children}</TextLink> }}
        />
      </DoneNote>
    </AuthPage>
  );
}
