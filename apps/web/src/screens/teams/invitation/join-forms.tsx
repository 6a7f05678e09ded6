import {
  finding,
  type InvitationPreview,
  limits,
  NewPassword,
  OwnName,
  termsVersion,
  z,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { useForm } from 'react-hook-form';
import { asksForCode, SecondStep, useSecondStep } from '../../../features/accounts/second-step.tsx';
import { TermsCheckbox } from '../../../features/accounts/terms-checkbox.tsx';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FormError } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ExternalLink, TextLink } from '../../../ui/text-link.tsx';
import type { JoinFormProps } from './use-join.ts';

const NewMember = OwnName.extend({
  password: NewPassword,
  terms: z.boolean().refine((agreed) => agreed, { error: () => m.invitation_terms_missing() }),
});

/** For people without an account: names and password create one, which joins the organisation at once. */
export function SignUpForm({ invitation, join, onBegin }: JoinFormProps) {
  const form = useForm({
    resolver: schemaResolver(NewMember),
    defaultValues: { firstName: '', lastName: '', password: '', terms: false },
  });
  const { register, formState } = form;
  const { errors } = formState;

  const submit = form.handleSubmit(async ({ firstName, lastName, password }) => {
    onBegin();
    try {
      await join.mutateAsync({
        signUp: { firstName, lastName, password, agreement: { termsVersion, isOfAge: true } },
      });
    } catch (error) {
      showFailure(form, error, m.invitation_join_failed());
    }
  });

  return (
    <form noValidate onSubmit={submit} className="contents">
      <InvitedEmail invitation={invitation} />
      <div className="grid grid-cols-2 items-start gap-3 max-[22rem]:grid-cols-1">
        <Field label={m.invitation_first_name()} error={errors.firstName?.message} required>
          <TextInput autoComplete="given-name" maxLength={limits.name} {...register('firstName')} />
        </Field>
        <Field label={m.invitation_last_name()} error={errors.lastName?.message} required>
          <TextInput autoComplete="family-name" maxLength={limits.name} {...register('lastName')} />
        </Field>
      </div>
      <Field
        label={m.invitation_password()}
        hint={m.invitation_password_hint()}
        error={errors.password?.message}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <TermsCheckbox error={errors.terms?.message} {...register('terms')}>
        <RichText
          parts={m.invitation_terms.parts({})}
          tags={{
            terms: (children) => <ExternalLink href={ownPage(paths.terms.href())}>{children}</ExternalLink>,
            privacy: (children) => (
              <ExternalLink href={ownPage(paths.privacy.href())}>{children}</ExternalLink>
            ),
          }}
        />
      </TermsCheckbox>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <Button type="submit" variant="cast" size="lg" busy={join.isPending} busyText={m.invitation_joining()}>
        <bdi>{m.invitation_join({ company: invitation.organization.companyName })}</bdi>
      </Button>
    </form>
  );
}

/** The invited address, which cannot be changed. */
export function InvitedEmail({ invitation }: { invitation: InvitationPreview }) {
  return (
    <Field
      label={m.invitation_email()}
      hint={m.invitation_email_hint({ date: formatLongDate(invitation.expiresAt) })}
    >
      <TextInput type="email" autoComplete="username" readOnly value={invitation.email} />
    </Field>
  );
}

const OwnPassword = z.object({
  password: z.string().min(1, finding('password.missing')),
  code: z.string().optional(),
});

/** For people with a brand's account: logs in with it, and joins. */
export function LogInForm({ invitation, join, onBegin }: JoinFormProps) {
  const form = useForm({ resolver: schemaResolver(OwnPassword), defaultValues: { password: '', code: '' } });
  const second = useSecondStep();
  const { errors } = form.formState;
  const { email, organization } = invitation;

  const submit = form.handleSubmit(async ({ password, code }) => {
    onBegin();
    try {
      await join.mutateAsync({ login: { email, password, ...(code ? { code } : {}) } });
    } catch (error) {
      if (asksForCode(error) && !second.isAsked) second.ask();
      else showFailure(form, error, m.invitation_join_failed());
    }
  });

  function goBack() {
    second.goBack();
    form.reset();
  }

  return (
    <form noValidate onSubmit={submit} className="contents">
      <p className="wrap-anywhere text-ink-2">
        {m.invitation_known({ email, company: organization.companyName })}
      </p>
      <InvitedEmail invitation={invitation} />
      {second.isAsked ? (
        <SecondStep {...form.register('code')} onBack={goBack} />
      ) : (
        <Field label={m.invitation_password()} error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            autoFocus={second.isBack}
            {...form.register('password')}
          />
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
