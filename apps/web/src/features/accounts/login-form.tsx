import { Login, type OwnUser } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { startSession } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { asksForCode, SecondStep, useSecondStep } from './second-step.tsx';

interface LoginFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Offers to stay signed in for 30 days. */
  offersRemember?: boolean | undefined;
  /** A login to fill in, chosen elsewhere on the page. */
  prefill?: { email: string; password: string } | undefined;
  onSignedIn?: ((user: OwnUser) => void) | undefined;
  onBusyChange?: ((busy: boolean) => void) | undefined;
  children?: ReactNode;
}

/** E-mail and password, then the code if the account requires one; in the dialog and on the login page. */
export function LoginForm({
  submitLabel,
  busyLabel,
  offersRemember = false,
  prefill,
  onSignedIn,
  onBusyChange,
  children,
}: LoginFormProps) {
  const form = useForm({
    resolver: schemaResolver(Login),
    defaultValues: { email: '', password: '', remember: false, code: '' },
  });
  const { register, handleSubmit, formState, setValue, clearErrors } = form;
  const second = useSecondStep();
  const { errors, isSubmitting } = formState;

  function forgetCode() {
    setValue('code', '');
    clearErrors();
  }

  const fillIn = useEffectEvent(({ email, password }: NonNullable<typeof prefill>) => {
    // A code would be that of the account before.
    second.startOver();
    forgetCode();
    setValue('email', email, { shouldValidate: true });
    setValue('password', password, { shouldValidate: true });
  });
  useEffect(() => {
    if (prefill) fillIn(prefill);
  }, [prefill]);

  useEffect(() => onBusyChange?.(isSubmitting), [isSubmitting, onBusyChange]);

  const submit = handleSubmit(async ({ email, password, remember, code }) => {
    try {
      const body = { email, password, ...(remember ? { remember } : {}), ...(code ? { code } : {}) };
      const signedIn = await client.accounts.logIn({ body });
      startSession(signedIn);
      onSignedIn?.(signedIn.user);
    } catch (error) {
      if (asksForCode(error) && !second.isAsked) second.ask();
      else showFailure(form, error, m.auth_login_failed());
    }
  });

  function goBack() {
    second.goBack();
    forgetCode();
  }

  return (
    <AuthForm onSubmit={submit} className="flex flex-1 flex-col gap-3.5">
      {second.isAsked ? (
        <SecondStep {...register('code')} onBack={goBack} />
      ) : (
        <>
          <Field label={m.auth_email()} error={errors.email?.message} required>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus={second.isBack}
              {...register('email')}
            />
          </Field>
          <Field label={m.auth_password()} error={errors.password?.message} required>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
            {offersRemember ? <Checkbox label={m.auth_remember()} {...register('remember')} /> : null}
            <TextLink to={paths.forgotPassword.href()} className="inline-flex min-h-11 items-center">
              {m.auth_forgot()}
            </TextLink>
          </div>
        </>
      )}
      {second.isAsked ? null : children}
      <div className="grid gap-3.5 max-md:mt-auto">
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" variant="cast" className="w-full" busy={isSubmitting} busyText={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </AuthForm>
  );
}
