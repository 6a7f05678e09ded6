import { type CreatorStats, type DealTab, dealTabs } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Activity, Check, Inbox, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';

/** The tabs in their order on the screen. */
export const creatorTabs = (): { id: DealTab; label: string }[] => [
  { id: 'all', label: m.dashboard_all_deals() },
  { id: 'pending', label: m.dashboard_pending() },
  { id: 'in_progress', label: m.dashboard_active() },
  { id: 'completed', label: m.dashboard_completed() },
];

/** The tab an address asks for; anything unknown is all of them. */
export const readCreatorTab = (value: string | null): DealTab =>
  dealTabs.find((tab) => tab === value) ?? 'all';

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
    Icon: Wallet,
    stock: 'pink',
  },
];
