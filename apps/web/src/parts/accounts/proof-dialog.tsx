import { OwnProof } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface ProofDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  danger?: boolean;
  /** Whether the second step is on. */
  asksCode: boolean;
  onClose: () => void;
  /** Does what was confirmed; an error is shown in the dialog. */
  onProved: (proof: OwnProof) => Promise<void>;
  children?: ReactNode;
}

/**
 * Asks for the password, and the code if the second step is on, before actions that a stranger at this screen
 * must not do.
 */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, submitLabel, danger, asksCode, onClose, onProved, children } = props;
  const form = useForm<OwnProof>({
    resolver: schemaResolver(OwnProof),
    defaultValues: { password: '', code: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password, code }) => {
    try {
      await onProved({ password, ...(code ? { code } : {}) });
    } catch (error) {
      showFailure(form, error, m.own_proof_failed());
    }
  });

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      title={title}
      description={text}
      submitText={submitLabel}
      danger={danger}
      busyText={m.own_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      {children}
      <Field label={m.own_password_present()} error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {asksCode ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
    </FormDialog>
  );
}

/** A code of the authenticator app or a recovery code, below the password. */
export function CodeField({
  error,
  ...input
}: ComponentProps<typeof TextInput> & { error: string | undefined }) {
  return (
    <Field label={m.own_two_factor_code()} error={error} required>
      <TextInput dir="ltr" autoComplete="one-time-code" spellCheck={false} {...input} />
    </Field>
  );
}
