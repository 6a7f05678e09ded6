import type { Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import type { PageFor } from './pages.ts';

/** Ordered as the header shows them, which is why rows of pages do not have them. */
const links: { [Who in Role]: { page: Exclude<PageFor<Who>, 'missing'>; label: () => string }[] } = {
  BRAND: [
    { page: 'brandDashboard', label: m.header_dashboard },
    { page: 'ownCastings', label: m.casting_castings },
    { page: 'creators', label: m.header_find_creators },
    { page: 'rosters', label: m.roster_title },
    { page: 'payouts', label: m.money_title },
  ],
  CREATOR: [
    { page: 'creatorDashboard', label: m.header_dashboard },
    { page: 'castings', label: m.casting_castings },
    { page: 'money', label: m.money_title },
    { page: 'rights', label: m.rights_link },
    { page: 'creatorProfile', label: m.header_profile },
  ],
};

/** The header's links for a signed-in person of this role. */
export const headerLinks = (role: Role): { to: string; label: string }[] =>
  links[role].map(({ page, label }) => ({ to: paths[page].pattern, label: label() }));
