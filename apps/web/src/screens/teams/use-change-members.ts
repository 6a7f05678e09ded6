/** Changes that owners make to members, and everybody to themselves. */
import type { MemberRole } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshUser } from '../../lib/refresh-user.ts';
import { logOut } from '../../lib/session.ts';
import { showError } from '../../lib/show-error.ts';
import { toastInfo, toastSuccess } from '../../ui/toast.ts';

/** Refetches the list after a refusal, as another person may have changed it. */
const readAgain = () => invalidate('team.read');

/** Changes a member's role. */
export function useChangeRole(userId: string, name: string) {
  return useMutation({
    mutationFn: (role: MemberRole) => client.team.changeRole({ params: { userId }, body: { role } }),
    onSuccess: async ({ team }, role) => {
      queryClient.setQueryData(keyOf('team.read'), { team });
      toastSuccess(m.team_role_changed(), m.team_role_changed_of({ role, name }));
      // The person's own role decides what the screens offer.
      await refreshUser();
    },
    onError: (error) => {
      showError(m.team_role_failed(), error);
      void readAgain();
    },
  });
}

/** Removes a member from the organisation. */
export function useRemoveMember(userId: string, name: string) {
  return useMutation({
    mutationFn: () => client.team.removeMember({ params: { userId } }),
    onSuccess: async () => {
      toastSuccess(m.team_removed({ name }));
      await readAgain();
    },
    onError: (error) => {
      showError(m.team_remove_failed(), error);
      void readAgain();
    },
  });
}

/** Leaves the organisation, which ends the session, so the person has to log in again (rules/teams#members). */
export function useLeave(userId: string, company: string) {
  return useMutation({
    mutationFn: () => client.team.removeMember({ params: { userId } }),
    onSuccess: () => {
      logOut();
      toastInfo(m.team_left({ company }), m.team_left_next());
    },
    onError: (error) => showError(m.team_leave_failed(), error),
  });
}
