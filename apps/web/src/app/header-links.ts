import type { Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';

const links: Record<Role, { to: string; label: () => string }[]> = {
  BRAND: [
    { to: paths.brandDashboard.href(), label: m.header_dashboard },
    { to: paths.creators.href(), label: m.header_find_creators },
    { to: paths.rosters.href(), label: m.roster_title },
  ],
  CREATOR: [
    { to: paths.creatorDashboard.href(), label: m.header_dashboard },
    { to: paths.money.href(), label: m.money_title },
    { to: paths.rights.href(), label: m.rights_link },
    { to: paths.creatorProfile.href(), label: m.header_profile },
  ],
};

/** Where the header of somebody signed in leads, and in whose words. */
export const headerLinks = (role: Role): { to: string; label: string }[] =>
  links[role].map(({ to, label }) => ({ to, label: label() }));
