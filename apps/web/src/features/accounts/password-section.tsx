import { PasswordChange, passwordLength, z } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { CodeField } from '../../parts/accounts/proof-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import { AccountRow } from './account-row.tsx';

const TypedTwice = PasswordChange.extend({ confirmPassword: z.string() }).refine(
  (values) => values.password === values.confirmPassword,
  { path: ['confirmPassword'], error: () => m.auth_passwords_differ(), when: () => true },
);
type TypedTwice = z.infer<typeof TypedTwice>;

interface PasswordSectionProps {
  change: (passwords: PasswordChange) => Promise<unknown>;
  onChanged: () => void;
  /** Whether the second step is on. */
  asksCode: boolean;
  /** Help for people who do not know the present password. */
  forgotten?: ReactNode;
}

/** Changes the password of a person who knows the present one. */
export function PasswordSection({ change, onChanged, asksCode, forgotten }: PasswordSectionProps) {
  const dialog = useFreshDialog();
  return (
    <AccountRow
      title={m.own_password()}
      action={
        <Button variant="outline" onClick={dialog.open}>
          {m.own_change_password()}
        </Button>
      }
    >
      <p className="max-w-[48ch] text-ink-2">{m.own_password_text()}</p>
      {dialog.opening > 0 ? (
        <PasswordDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          change={change}
          onChanged={onChanged}
          asksCode={asksCode}
          forgotten={forgotten}
        />
      ) : null}
    </AccountRow>
  );
}

interface PasswordDialogProps extends PasswordSectionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function PasswordDialog({ open, onOpenChange, change, onChanged, asksCode, forgotten }: PasswordDialogProps) {
  const form = useForm<TypedTwice>({
    resolver: schemaResolver(TypedTwice),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '', code: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ currentPassword, password, code }) => {
    try {
      await change({ currentPassword, password, ...(code ? { code } : {}) });
      onOpenChange(false);
      toastSuccess(m.own_password_changed(), m.own_password_changed_text());
      onChanged();
    } catch (error) {
      showFailure(form, error, m.own_password_failed());
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.own_change_password()}
      description={m.reset_subtitle({ count: formatCount(passwordLength.min) })}
      submitText={m.own_password_submit()}
      busyText={m.own_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
      after={forgotten}
    >
      <Field label={m.own_password_present()} error={errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field label={m.reset_new_password()} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label={m.auth_confirm_password()} error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      {asksCode ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
    </FormDialog>
  );
}
