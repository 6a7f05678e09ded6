import type { Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { LayoutGrid, Megaphone, MessageCircle, Users, Wallet } from 'lucide-react';
import type { HeaderLink } from '../ui/app-header.tsx';
import type { PageFor } from './pages.ts';

interface LinkRow<Who extends Role> {
  page: Exclude<PageFor<Who>, 'missing'>;
  label: () => string;
  /** Its tab on phones, which have room for four; the others are in the menu alone. */
  tab?: { Icon: HeaderLink['Icon']; label?: () => string };
}

/** Ordered as the header shows them, which is why rows of pages do not have them. */
const links: { [Who in Role]: LinkRow<Who>[] } = {
  BRAND: [
    {
      page: 'brandDashboard',
      label: m.header_dashboard,
      tab: { Icon: LayoutGrid, label: m.header_tab_dashboard },
    },
    { page: 'inbox', label: m.inbox_title, tab: { Icon: MessageCircle, label: m.inbox_tab } },
    { page: 'ownCastings', label: m.casting_castings },
    { page: 'creators', label: m.header_find_creators, tab: { Icon: Users, label: m.directory_creators } },
    { page: 'rosters', label: m.roster_title },
    { page: 'payouts', label: m.money_title, tab: { Icon: Wallet } },
  ],
  CREATOR: [
    {
      page: 'creatorDashboard',
      label: m.header_dashboard,
      tab: { Icon: LayoutGrid, label: m.header_tab_dashboard },
    },
    { page: 'inbox', label: m.inbox_title, tab: { Icon: MessageCircle, label: m.inbox_tab } },
    { page: 'castings', label: m.casting_castings, tab: { Icon: Megaphone } },
    { page: 'money', label: m.money_title, tab: { Icon: Wallet } },
    { page: 'rights', label: m.rights_link },
    { page: 'creatorProfile', label: m.header_profile },
  ],
};

/** The header's links for a signed-in person of this role. */
export const headerLinks = (role: Role): HeaderLink[] =>
  links[role].map(({ page, label, tab }) => ({
    to: paths[page].pattern,
    label: label(),
    Icon: tab?.Icon,
    tabLabel: tab?.label?.(),
  }));
