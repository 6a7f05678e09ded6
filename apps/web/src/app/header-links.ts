import type { Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';

const links: Record<Role, { to: string; label: () => string }[]> = {
  BRAND: [
    { to: paths.brandDashboard.href(), label: m.header_dashboard },
    { to: paths.ownCastings.href(), label: m.casting_castings },
    { to: paths.creators.href(), label: m.header_find_creators },
    { to: paths.rosters.href(), label: m.roster_title },
    { to: paths.payouts.href(), label: m.money_title },
  ],
  CREATOR: [
    { to: paths.creatorDashboard.href(), label: m.header_dashboard },
    { to: paths.castings.href(), label: m.casting_castings },
    { to: paths.money.href(), label: m.money_title },
    { to: paths.rights.href(), label: m.rights_link },
    { to: paths.creatorProfile.href(), label: m.header_profile },
  ],
};

/** The header's links for a signed-in person of this role. */
export const headerLinks = (role: Role): { to: string; label: string }[] =>
  links[role].map(({ to, label }) => ({ to, label: label() }));
