import type { OwnBrand, OwnOrganization } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { loadClient } from '../../lib/load-client.ts';
import { q } from '../../lib/query.ts';
import { updateUser } from '../../lib/session.ts';
import { showError } from '../../lib/show-error.ts';
import { toastSuccess } from '../../ui/toast.ts';

/** Current organisation from the session, until all of them are loaded. */
function currentOf({ brandId, memberRole, companyName, profileImage }: OwnBrand): OwnOrganization[] {
  if (brandId === null || memberRole === null) return [];
  return [{ id: brandId, companyName, profileImage, role: memberRole, isCurrent: true }];
}

/** The organisations to choose from, and a function that switches. They are loaded once `isWanted`. */
export function useOrganizations(user: OwnBrand, isWanted: boolean) {
  const navigate = useNavigate();
  const { data, isError } = useQuery({
    ...q('team.organizations'),
    select: ({ organizations }) => organizations,
    enabled: isWanted,
  });
  // The present screen belongs to the other organisation, so it is left first.
  const choose = useSwitchOrganization(() => navigate(paths.brandDashboard.href()));
  return {
    organizations: data ?? currentOf(user),
    isFailed: isError,
    isSwitching: choose.isPending,
    switchTo(id: string) {
      if (id !== user.brandId) choose.mutate(id);
    },
  };
}

/**
 * Switches the session to another organisation, by its id, and says so. `beforehand` is called when the
 * server has accepted and before anything changes on the screen.
 */
export const useSwitchOrganization = (beforehand: () => Promise<void> | void = () => {}) =>
  useMutation({
    mutationFn: async (id: string) => (await loadClient()).team.switchOrganization({ body: { id } }),
    async onSuccess({ user: switched }) {
      await beforehand();
      updateUser(switched);
      if (switched.role === 'BRAND') toastSuccess(m.organization_switched({ company: switched.companyName }));
    },
    onError: (error) => showError(m.organization_switch_failed(), error),
  });
