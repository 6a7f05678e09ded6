import { OwnProof } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { CodeField } from './code-field.tsx';

interface ProofDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  danger?: boolean;
  /** Where the second step is on. */
  asksCode: boolean;
  onClose: () => void;
  /** Does what was asked for; what it throws is shown in the dialog. */
  onProved: (proof: OwnProof) => Promise<void>;
  children?: ReactNode;
}

/** Asks for the password, and the code where there is one, before what a stranger at this screen must not do. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, submitLabel, danger = false, asksCode, onClose, onProved, children } = props;
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
    <Dialog
      sheet
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      busy={isSubmitting}
      title={title}
      description={text}
      footer={
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={isSubmitting}
          busyText={m.own_saving()}
        >
          {submitLabel}
        </Button>
      }
    >
      <div className="grid gap-4">
        {children}
        <Field label={m.own_password_present()} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {asksCode ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
      </div>
    </Dialog>
  );
}
