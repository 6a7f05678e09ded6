import { NewEmail, type OwnAccount } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AccountRow } from '../../../features/accounts/account-row.tsx';
import { client } from '../../../lib/api.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showError } from '../../../lib/show-error.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { CodeField } from '../../../parts/accounts/proof-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useFreshDialog } from '../../../ui/use-fresh-dialog.ts';
import { showAccount } from './show-account.ts';

/** The e-mail, a requested new one, and how to change it. */
export function EmailSection({ account }: { account: OwnAccount }) {
  const dialog = useFreshDialog();
  return (
    <AccountRow
      title={m.own_email()}
      hint={m.own_email_hint()}
      action={
        <Button variant="outline" onClick={dialog.open}>
          {m.own_change_email()}
        </Button>
      }
    >
      <bdi className="font-semibold wrap-anywhere">{account.email}</bdi>
      {account.emailConfirmed ? null : <p className="hint mt-1">{m.own_email_unconfirmed()}</p>}
      {account.newEmail === null ? null : <Waiting email={account.email} newEmail={account.newEmail} />}
      {dialog.opening > 0 ? (
        <EmailDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          asksCode={account.twoFactor.isOn}
        />
      ) : null}
    </AccountRow>
  );
}

/** A new e-mail that is not confirmed yet. */
function Waiting({ email, newEmail }: { email: string; newEmail: string }) {
  const save = useMutation({
    mutationFn: () => client.ownAccount.keepEmail(),
    onSuccess: showAccount,
    onError: (error) => showError(m.own_email_keep_failed(), error),
  });
  return (
    <div data-tone="yellow" className="ear-sm mt-3 bg-k-bg p-3.5 pe-5 text-sm text-k-ink">
      <p>
        <RichText
          parts={m.own_email_waiting.parts({ email: newEmail })}
          tags={{ email: (children) => <bdi className="font-semibold wrap-anywhere">{children}</bdi> }}
        />
      </p>
      <OnlineButton
        variant="outline"
        size="sm"
        className="mt-2.5 max-w-full"
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        <span className="truncate">{m.own_email_keep({ email })}</span>
      </OnlineButton>
    </div>
  );
}

interface EmailDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the second step is on. */
  asksCode: boolean;
}

function EmailDialog({ open, onOpenChange, asksCode }: EmailDialogProps) {
  const form = useForm<NewEmail>({
    resolver: schemaResolver(NewEmail),
    defaultValues: { email: '', password: '', code: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ code, ...rest }) => {
    const body = { ...rest, ...(code ? { code } : {}) };
    try {
      showAccount(await client.ownAccount.changeEmail({ body }));
      onOpenChange(false);
      toastSuccess(m.own_email_sent(), m.own_email_sent_text({ email: body.email }));
    } catch (error) {
      showFailure(form, error, m.own_email_failed());
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.own_change_email()}
      description={m.own_email_dialog_text()}
      submitText={m.own_email_submit()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.own_email_new()} error={errors.email?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={m.own_password_present()} error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {asksCode ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
    </FormDialog>
  );
}
