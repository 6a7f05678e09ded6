import type { CreatorStats, DealTab } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Activity, Check, Inbox, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';
import type { Tab } from '../../ui/tabs.tsx';

/** The tabs in their order on the screen, with their counts once they are known. */
export const creatorTabs = (stats: CreatorStats | undefined): Tab<DealTab>[] => [
  { id: 'all', label: m.dashboard_all_deals(), count: stats?.allDeals },
  { id: 'pending', label: m.dashboard_pending(), count: stats?.pendingDeals },
  { id: 'in_progress', label: m.dashboard_active(), count: stats?.activeProjects },
  { id: 'completed', label: m.dashboard_completed(), count: stats?.completedProjects },
];

/** How many deals are over, in whatever way; unknown until the totals are there. */
export const closedDeals = (stats: CreatorStats | undefined): number | undefined =>
  stats?.allDeals === undefined ? undefined : stats.allDeals - stats.pendingDeals - stats.activeProjects;

/** The tab an address asks for; anything unknown is all of them. */
export const readCreatorTab = (value: string | null): DealTab =>
  creatorTabs(undefined).find(({ id }) => id === value)?.id ?? 'all';

/** Earned is not arrived: what of it came is said beside it. */
const arrivedOf = (stats: CreatorStats | undefined) =>
  stats?.payouts && stats.totalEarnings > 0
    ? { detail: m.dashboard_earnings_arrived({ amount: formatMoney(stats.payouts.arrived.amountCents) }) }
    : {};

/** The four numbers of a creator; all but the earnings show their deals. */
export const creatorTiles = (stats: CreatorStats | undefined): DashboardTile<DealTab>[] => [
  {
    label: m.dashboard_pending_briefs(),
    value: stats && formatCount(stats.pendingDeals),
    Icon: Inbox,
    stock: 'yellow',
    tab: 'pending',
  },
  {
    label: m.dashboard_active_projects(),
    value: stats && formatCount(stats.activeProjects),
    Icon: Activity,
    stock: 'blue',
    tab: 'in_progress',
  },
  {
    label: m.dashboard_completed(),
    value: stats && formatCount(stats.completedProjects),
    Icon: Check,
    stock: 'green',
    tab: 'completed',
  },
  {
    label: m.dashboard_total_earnings(),
    value: stats && formatMoney(stats.totalEarnings),
    ...arrivedOf(stats),
    Icon: Wallet,
    stock: 'pink',
  },
];
