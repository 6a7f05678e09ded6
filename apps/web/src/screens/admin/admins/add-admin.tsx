import { type AdminPerson, AdminRole, NewAdmin, passwordLength } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { adminRoleLabel } from '@briefcast/i18n/labels/admin-role';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminClient } from '../../../lib/api.ts';
import { createKeyKeeper } from '../../../lib/request-key.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { errorText } from '../../../lib/show-error.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

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
  // Lets the server recognise a retry after a lost answer, when the admin exists already.
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
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      title={m.admins_add()}
      description={m.admins_add_text()}
      submitText={m.admins_add()}
      busyText={m.own_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
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
    </FormDialog>
  );
}

/** The roles, as a list offers them. */
const adminRoleOptions = () =>
  AdminRole.options.map((role) => ({ value: role, label: adminRoleLabel(role) }));

/** Field that changes the role of another admin in place. */
export function AdminRoleChoice({ admin: { id, name, role } }: { admin: AdminPerson }) {
  const change = useMutation({
    mutationFn: (next: AdminRole) => adminClient.admins.changeRole({ params: { id }, body: { role: next } }),
    onSuccess: async ({ admin }) => {
      await refreshAdmin();
      toastSuccess(m.admins_role_changed({ name, role: adminRoleLabel(admin.role) }));
    },
    onError: (error) => toastError(errorText(error, m.admins_role_failed())),
  });
  return (
    <Select
      className="w-40"
      aria-label={m.admins_role_of({ name })}
      options={adminRoleOptions()}
      value={change.isPending ? change.variables : role}
      disabled={change.isPending}
      onChange={(event) => change.mutate(AdminRole.parse(event.target.value))}
    />
  );
}
