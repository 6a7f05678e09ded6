import type { OwnBrand, OwnOrganization } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { client } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';
import { organizationsQuery } from './team-queries.ts';

/** What the session itself knows, until all of them are loaded. */
function currentOf({ brandId, memberRole, companyName, profileImage }: OwnBrand): OwnOrganization[] {
  if (brandId === null || memberRole === null) return [];
  return [{ id: brandId, companyName, profileImage, role: memberRole, isCurrent: true }];
}

/** The organisations to choose from, and the way to another one. They are loaded once `isWanted`. */
export function useOrganizations(user: OwnBrand, isWanted: boolean) {
  const navigate = useNavigate();
  const { data, isError } = useQuery({ ...organizationsQuery, enabled: isWanted });
  const choose = useMutation({
    mutationFn: (id: string) => client.team.switchOrganization({ body: { id } }),
    async onSuccess({ user: switched }) {
      // The screen that is left belongs to the other organisation: it goes first.
      await navigate(paths.brandDashboard.href());
      updateUser(switched);
      if (switched.role === 'BRAND') toastSuccess(m.organization_switched({ company: switched.companyName }));
    },
    onError: (error) => showError(m.organization_switch_failed(), error),
  });
  return {
    organizations: data ?? currentOf(user),
    isFailed: isError,
    isSwitching: choose.isPending,
    switchTo(id: string) {
      if (id !== user.brandId) choose.mutate(id);
    },
  };
}
