import { finding, z } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asksForCode, SecondStep } from '../../features/auth/second-step.tsx';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { InvitedEmail } from './invited-email.tsx';
import type { JoinFormProps } from './use-join.ts';

const OwnPassword = z.object({
  password: z.string().min(1, finding('password.missing')),
  code: z.string().optional(),
});

/** For whoever has a brand's account: logs in with it, and joins. */
export function LogInForm({ invitation, join, onBegin }: JoinFormProps) {
  const form = useForm({ resolver: schemaResolver(OwnPassword), defaultValues: { password: '', code: '' } });
  const [hasSecondStep, setSecondStep] = useState(false);
  const { errors } = form.formState;
  const { email, organization } = invitation;

  const submit = form.handleSubmit(async ({ password, code }) => {
    onBegin();
    try {
      await join.mutateAsync({ login: { email, password, ...(code ? { code } : {}) } });
    } catch (error) {
      if (asksForCode(error) && !hasSecondStep) setSecondStep(true);
      else showFailure(form, error, m.invitation_join_failed());
    }
  });

  function goBack() {
    setSecondStep(false);
    form.reset();
  }

  return (
    <form noValidate onSubmit={submit} className="contents">
      <p className="wrap-anywhere text-ink-2">
        {m.invitation_known({ email, company: organization.companyName })}
      </p>
      <InvitedEmail invitation={invitation} />
      {hasSecondStep ? (
        <SecondStep {...form.register('code')} onBack={goBack} />
      ) : (
        <Field label={m.invitation_password()} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      )}
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <Button
        type="submit"
        variant="cast"
        size="lg"
        busy={join.isPending}
        busyText={m.invitation_logging_in()}
      >
        {m.invitation_log_in()}
      </Button>
      <p className="text-center text-sm">
        <TextLink to={paths.forgotPassword.href()}>{m.invitation_forgot_password()}</TextLink>
      </p>
    </form>
  );
}
