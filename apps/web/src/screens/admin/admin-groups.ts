/** Pages of the admin in groups, each with the call without which nothing is on it. */
import { api } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Building, Clapperboard, Sun, Users } from 'lucide-react';
import { adminQ } from '../../lib/admin-query.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { useMay } from './admin-queries.ts';
import { queueQuery } from './moderation/queue-query.ts';

const adminGroups = [
  {
    id: 'today',
    label: m.admin_group_today,
    Icon: Sun,
    pages: [{ id: 'dashboard', label: m.admin_tab_dashboard, shows: api.admin.dashboard }],
  },
  {
    id: 'people',
    label: m.admin_group_people,
    Icon: Users,
    pages: [
      { id: 'moderation', label: m.moderation_title, shows: api.moderation.queue },
      { id: 'creators', label: m.admin_creators, shows: api.admin.creators },
      { id: 'brands', label: m.admin_brands, shows: api.admin.brands },
    ],
  },
  {
    id: 'work',
    label: m.admin_group_work,
    Icon: Clapperboard,
    pages: [
      { id: 'deals', label: m.admin_deals, shows: api.admin.deals },
      { id: 'castings', label: m.casting_castings, shows: api.adminCastings.list },
      { id: 'disputes', label: m.admin_cases, shows: api.adminDisputes.list },
    ],
  },
  {
    id: 'money',
    label: m.admin_group_money,
    Icon: Banknote,
    pages: [
      { id: 'money', label: m.admin_money, shows: api.adminMoney.overview },
      { id: 'payouts', label: m.admin_payouts, shows: api.adminPayouts.list },
    ],
  },
  {
    id: 'house',
    label: m.admin_group_house,
    Icon: Building,
    pages: [
      { id: 'settings', label: m.admin_settings, shows: api.operatorSettings.read },
      { id: 'health', label: m.health_title, shows: api.admin.health },
      { id: 'admins', label: m.admins_title, shows: api.admins.list },
      { id: 'audit', label: m.admin_audit, shows: api.admin.audit },
    ],
  },
] as const;

export type AdminGroupId = (typeof adminGroups)[number]['id'];
export type AdminPageId = (typeof adminGroups)[number]['pages'][number]['id'];

/** A page of the admin, with how much waits there; undefined for nothing. */
export interface ShownPage {
  id: AdminPageId;
  label: () => string;
  count: number | undefined;
}

/** Address of a page; the dashboard has the bare one. */
export const adminPagePath = (id: AdminPageId): string =>
  id === 'dashboard' ? paths.admin.href() : `${paths.admin.href()}?tab=${id}`;

/** Number of things that wait on pages that have some. */
function useWaiting(): { [Id in AdminPageId]?: number | undefined } {
  const may = useMay();
  // Hides every part of moderation while it is off.
  const isModerated = useQuery(siteQuery).data?.market?.moderation === true;
  const queue = useQuery({ ...queueQuery('WAITING'), enabled: isModerated && may(api.moderation.queue) });
  const dashboard = useQuery({ ...adminQ('admin.dashboard'), enabled: may(api.admin.dashboard) });
  const counts = queue.data?.counts;
  return {
    moderation: counts && counts.profiles + counts.reports,
    creators: dashboard.data?.unreadAnswers?.creators,
    brands: dashboard.data?.unreadAnswers?.brands,
    disputes: dashboard.data?.openCases,
    money: (dashboard.data?.openTransfers ?? 0) + (dashboard.data?.waitingGrants ?? 0),
  };
}

/** Groups and pages that the admin's role and the market's switches show. */
export function useAdminGroups() {
  const may = useMay();
  const isModerated = useQuery(siteQuery).data?.market?.moderation === true;
  const waiting = useWaiting();
  return adminGroups
    .map(({ pages, ...group }) => {
      const shown: ShownPage[] = pages
        .filter(({ id, shows }) => may(shows) && (id !== 'moderation' || isModerated))
        .map(({ id, label }) => ({ id, label, count: waiting[id] || undefined }));
      const count = shown.reduce((sum, page) => sum + (page.count ?? 0), 0) || undefined;
      return { ...group, pages: shown, count };
    })
    .filter(({ pages }) => pages.length > 0);
}

export type ShownGroup = ReturnType<typeof useAdminGroups>[number];

const pagesOfPaths: readonly [path: string, page: AdminPageId][] = [
  [paths.adminCreator.href(''), 'creators'],
  [paths.adminBrand.href(''), 'brands'],
  [paths.adminDeal.href(''), 'deals'],
  [paths.adminDispute.href(''), 'disputes'],
];

/** Page that an address belongs to: its own, or the list that leads to it. Null for a page that does not exist. */
export function adminPageAt(
  { pathname, search }: { pathname: string; search: string },
  groups: readonly ShownGroup[],
): AdminPageId | null {
  const list = pagesOfPaths.find(([path]) => pathname.startsWith(path))?.[1];
  if (list) return list;
  const asked = new URLSearchParams(search).get('tab');
  const pages = groups.flatMap((group) => group.pages);
  return (asked === null ? pages[0] : pages.find(({ id }) => id === asked))?.id ?? null;
}
