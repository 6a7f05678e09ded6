import { AdminRole, NewAdmin, passwordLength } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminClient } from '../../lib/api.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { refreshAdmin } from './admin-queries.ts';
import { adminRoleOptions } from './admin-role-choice.tsx';

/** In the form a role is always chosen. */
const NewAdminForm = NewAdmin.extend({ role: AdminRole });

/** Makes an account for another admin. */
export function AddAdmin() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<UserPlus aria-hidden className="ic" />} onClick={() => setOpen(true)}>
        {m.admins_add()}
      </Button>
      {isOpen ? <AddAdminDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AddAdminDialog({ onClose }: { onClose: () => void }) {
  // Whoever tries again after a lost answer has made it already: the server knows by this.
  const [keyFor] = useState(createKeyKeeper);
  const form = useForm<NewAdmin>({
    resolver: schemaResolver(NewAdminForm),
    defaultValues: { email: '', name: '', password: '', role: 'EVERYTHING' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      await adminClient.admins.add({ body }, { idempotencyKey: keyFor(body) });
      await refreshAdmin();
      onClose();
      toastSuccess(m.admins_added({ name: body.name }));
    } catch (error) {
      showFailure(form, error, m.admins_add_failed());
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
      title={m.admins_add()}
      description={m.admins_add_text()}
      footer={
        <Button type="submit" busy={isSubmitting} busyText={m.own_saving()}>
          {m.admins_add()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={m.own_name()} error={errors.name?.message} required>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Field label={m.own_email()} error={errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        <Field
          label={m.admins_password()}
          hint={m.admins_password_hint({ count: formatCount(passwordLength.min) })}
          error={errors.password?.message}
          required
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label={m.admins_role()} hint={m.admins_role_hint()} error={errors.role?.message}>
          <Select options={adminRoleOptions()} {...register('role')} />
        </Field>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
      </div>
    </Dialog>
  );
}
