import { type OwnUser, Registration, termsVersion } from '@briefcast/contract';
import { type MarketSide, paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { Clapperboard, Store } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { client } from '../../lib/api.ts';
import { joining } from '../../lib/market.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { startSession } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { Field, FieldGroup, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ExternalLink } from '../../ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { SignUpClosed } from './sign-up-closed.tsx';
import { emptySignUp, SignUpForm as Schema, type SignUpFields } from './sign-up-schema.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface SignUpFormProps {
  /** Role and code of the link that they came by; the role is not asked for then. */
  invited?: Pick<Registration, 'role' | 'joinCode'> | undefined;
  /** Chosen at first; otherwise the address says it. */
  side?: MarketSide | undefined;
  onSignedIn?: ((user: OwnUser) => void) | undefined;
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

const linkTo = (href: string) => (children: ReactNode) => (
  <ExternalLink href={ownPage(href)} className="text-ink">
    {children}
  </ExternalLink>
);

/** Signs up in either role, in the dialog and on the sign-up page; without an invitation only where everybody may. */
export function SignUpForm(props: SignUpFormProps) {
  return props.invited || joining() === 'EVERYBODY' ? <OpenForm {...props} /> : <SignUpClosed />;
}

function OpenForm({ invited, side, onSignedIn, onBusyChange }: SignUpFormProps) {
  const form = useForm<SignUpFields>({
    // The schema distinguishes the roles; the fields hold the input for both.
    resolver: schemaResolver(Schema) as unknown as Resolver<SignUpFields>,
    defaultValues: { ...emptySignUp, ...invited },
  });
  const { register, handleSubmit, formState, setValue, watch } = form;
  const { hash } = useLocation();
  const { errors, isSubmitting } = formState;
  const isCreator = watch('role') === 'CREATOR';
  // A retry after a lost answer must not fail because the first call has taken the e-mail.
  const [keyFor] = useState(createKeyKeeper);

  // Not in the first render, which must equal the server's.
  useEffect(() => {
    const asked = side ?? hash.slice(1);
    if (asked === 'brand') setValue('role', 'BRAND');
    if (asked === 'creator') setValue('role', 'CREATOR');
  }, [side, hash, setValue]);

  useEffect(() => onBusyChange?.(isSubmitting), [isSubmitting, onBusyChange]);

  const submit = handleSubmit(async (values) => {
    try {
      // Removes the fields that only the form uses.
      const agreement = { termsVersion, isOfAge: values.terms };
      const body = Registration.parse({ ...values, joinCode: invited?.joinCode, agreement });
      const signedIn = await client.accounts.register({ body }, { idempotencyKey: keyFor(body) });
      startSession(signedIn);
      onSignedIn?.(signedIn.user);
    } catch (error) {
      showFailure(form, error, m.auth_registration_failed());
    }
  });

  return (
    <AuthForm onSubmit={submit} className="flex flex-1 flex-col gap-4">
      {invited ? null : <RolePicker {...register('role')} />}
      <div className="grid grid-cols-2 items-start gap-x-2.5 gap-y-3.5 max-[22rem]:grid-cols-1">
        {isCreator ? (
          <>
            <Field label={m.auth_first_name()} error={errors.firstName?.message} required>
              <TextInput autoComplete="given-name" {...register('firstName')} />
            </Field>
            <Field label={m.auth_last_name()} error={errors.lastName?.message} required>
              <TextInput autoComplete="family-name" {...register('lastName')} />
            </Field>
          </>
        ) : (
          <Field
            label={m.auth_company_name()}
            error={errors.companyName?.message}
            required
            className="col-span-full"
          >
            <TextInput autoComplete="organization" {...register('companyName')} />
          </Field>
        )}
        <Field label={m.auth_email()} error={errors.email?.message} required className="col-span-full">
          <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={m.auth_password()} error={errors.password?.message} required>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={m.auth_confirm_password()} error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </div>
      <TermsCheckbox className="text-sm text-ink-2" error={errors.terms?.message} {...register('terms')}>
        <RichText
          parts={m.auth_agree.parts()}
          tags={{ terms: linkTo(paths.terms.href()), privacy: linkTo(paths.privacy.href()) }}
        />
      </TermsCheckbox>
      <div className="grid gap-3.5 max-md:mt-auto">
        <FormError>
          {errors.root ? (
            <>
              {errors.root.message}
              {errors.root.type === 'account.email_taken' ? (
                <span className="mt-1 block font-normal">{m.auth_email_taken_hint()}</span>
              ) : null}
            </>
          ) : null}
        </FormError>
        <Button type="submit" variant="cast" className="w-full" busy={isSubmitting} busyText={m.auth_wait()}>
          {m.auth_create()}
        </Button>
      </div>
    </AuthForm>
  );
}

/** The choice of a role. Takes `{...register('role')}`. */
export function RolePicker(field: ComponentProps<'input'>) {
  return (
    <FieldGroup label={m.auth_role()}>
      <div className="grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1">
        <CheckboxCell
          {...field}
          type="radio"
          soft
          value="CREATOR"
          label={m.auth_creator()}
          description={m.auth_creator_text()}
          icon={<Clapperboard aria-hidden className="ic size-6!" />}
        />
        <CheckboxCell
          {...field}
          type="radio"
          soft
          value="BRAND"
          label={m.auth_brand()}
          description={m.auth_brand_text()}
          icon={<Store aria-hidden className="ic size-6!" />}
        />
      </div>
    </FieldGroup>
  );
}
