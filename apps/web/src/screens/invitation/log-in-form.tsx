import { finding, z } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { InvitedEmail } from './invited-email.tsx';
import type { JoinFormProps } from './use-join.ts';

const OwnPassword = z.object({ password: z.string().min(1, finding('password.missing')) });

/** For whoever has a brand's account: logs in with it, and joins. */
export function LogInForm({ invitation, join, onBegin }: JoinFormProps) {
  const form = useForm({ resolver: schemaResolver(OwnPassword), defaultValues: { password: '' } });
  const { errors } = form.formState;
  const { email, organization } = invitation;

  const submit = form.handleSubmit(async ({ password }) => {
    onBegin();
    try {
      await join.mutateAsync({ login: { email, password } });
    } catch (error) {
      showFailure(form, error, m.invitation_join_failed());
    }
  });

  return (
    <form noValidate onSubmit={submit} className="contents">
      <p className="wrap-anywhere text-ink-2">
        {m.invitation_known({ email, company: organization.companyName })}
      </p>
      <InvitedEmail invitation={invitation} />
      <Field label={m.invitation_password()} error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
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
