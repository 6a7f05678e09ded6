import { limits, minimumAge, NewPassword, OwnName, termsVersion, z } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import { InvitedEmail } from './invited-email.tsx';
import type { JoinFormProps } from './use-join.ts';

const NewMember = OwnName.extend({
  password: NewPassword,
  terms: z.boolean().refine((agreed) => agreed, { error: () => m.invitation_terms_missing() }),
});

/** For whoever has no account: names and password make one, which belongs to the organisation at once. */
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
      <div>
        <Checkbox
          required
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms ? 'terms-error' : undefined}
          label={
            <>
              <RichText
                parts={m.invitation_terms.parts({})}
                tags={{
                  terms: (children) => <ExternalLink href={paths.terms.href()}>{children}</ExternalLink>,
                  privacy: (children) => <ExternalLink href={paths.privacy.href()}>{children}</ExternalLink>,
                }}
              />
              <span className="mt-0.5 block">{m.auth_of_age({ age: formatCount(minimumAge) })}</span>
            </>
          }
          {...register('terms')}
        />
        {errors.terms ? (
          <p id="terms-error" className="field-error mt-1">
            {errors.terms.message}
          </p>
        ) : null}
      </div>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <Button type="submit" variant="cast" size="lg" busy={join.isPending} busyText={m.invitation_joining()}>
        <bdi>{m.invitation_join({ company: invitation.organization.companyName })}</bdi>
      </Button>
    </form>
  );
}
