import { type AdminPerson, AdminRole } from '@briefcast/contract';
import { adminRoleLabel } from '@briefcast/i18n/labels/admin-role';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { adminClient } from '../../lib/api.ts';
import { errorText } from '../../lib/show-error.ts';
import { Select } from '../../ui/select.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { refreshAdmin } from './admin-queries.ts';

/** The roles, as a list offers them. */
export const adminRoleOptions = () =>
  AdminRole.options.map((role) => ({ value: role, label: adminRoleLabel(role) }));

/** What another admin may do, changed where it stands. */
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
