import { NewPassword, z } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { showFailure } from '../features/auth/form-failure.ts';
import { client } from '../lib/api.ts';
import { schemaResolver } from '../lib/schema-resolver.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button } from '../ui/button.tsx';
import { DoneNote } from '../ui/done-note.tsx';
import { Field, FormError } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { TextLink } from '../ui/text-link.tsx';

const redirectDelayMs = 3000;

const NewPasswords = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    when: () => true,
  });

/** Sets a new password, by the link of the mail. */
export function ResetPasswordScreen() {
  useDocumentTitle('Reset password');
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
      showFailure(form, error, 'Failed to reset password');
    }
  });

  return (
    <AuthPage
      title="Set a new password"
      subtitle="At least 8 characters. You are logged out everywhere else."
      footer={<TextLink to={paths.forgotPassword.href()}>Request a new link</TextLink>}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="New Password" error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="cast" className="w-full" busy={isSubmitting} busyText="Resetting...">
          Reset Password
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
    <AuthPage title="Password Reset Successfully!">
      <DoneNote>
        Your new password is set. We take you to the log in page in a moment, or{' '}
        <TextLink to={paths.login.href()}>go there now</TextLink>.
      </DoneNote>
    </AuthPage>
  );
}
