import { TwoFactorReason } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminClient } from '../../../lib/api.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

interface TurnOffTwoFactorProps {
  userId: string;
  name: string;
  size?: 'sm' | undefined;
}

/** Turns off the second step of somebody who has lost it, with a reason. */
export function TurnOffTwoFactor(props: TurnOffTwoFactorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size={props.size} aria-description={props.name} onClick={() => setOpen(true)}>
        {m.admin_two_factor_turn_off()}
      </Button>
      {isOpen ? <ReasonDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReasonDialog({ userId, name, onClose }: TurnOffTwoFactorProps & { onClose: () => void }) {
  const form = useForm<TwoFactorReason>({
    resolver: schemaResolver(TwoFactorReason),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await adminClient.adminDetails.turnOffTwoFactor({ params: { id: userId }, body });
      await refreshAdmin();
      onClose();
      toastSuccess(message);
    } catch (error) {
      showFailure(form, error, m.admin_two_factor_failed());
    }
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      title={m.admin_two_factor_of({ name })}
      description={m.admin_two_factor_text()}
      submitText={m.admin_two_factor_turn_off()}
      busyText={m.admin_two_factor_busy()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field
        label={m.admin_two_factor_reason()}
        hint={m.admin_two_factor_reason_hint()}
        error={errors.reason?.message}
        required
      >
        <TextInput maxLength={200} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
