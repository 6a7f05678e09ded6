import type { OwnBrand, OwnOrganization } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { organizationsQuery } from './team-queries.ts';
import { useSwitchOrganization } from './use-switch-organization.ts';

/** What the session itself knows, until all of them are loaded. */
function currentOf({ brandId, memberRole, companyName, profileImage }: OwnBrand): OwnOrganization[] {
  if (brandId === null || memberRole === null) return [];
  return [{ id: brandId, companyName, profileImage, role: memberRole, isCurrent: true }];
}

/** The organisations to choose from, and the way to another one. They are loaded once `isWanted`. */
export function useOrganizations(user: OwnBrand, isWanted: boolean) {
  const navigate = useNavigate();
  const { data, isError } = useQuery({ ...organizationsQuery, enabled: isWanted });
  // The screen that is left belongs to the other organisation: it goes first.
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
