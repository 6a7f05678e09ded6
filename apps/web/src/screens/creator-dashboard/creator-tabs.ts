import { type CreatorStats, type DealTab, dealTabs } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { Activity, Check, Inbox, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';

/** The tabs in their order on the screen. */
export const creatorTabs: readonly { id: DealTab; label: string }[] = [
  { id: 'all', label: 'All Deals' },
  { id: 'pending', label: 'Pending' },
  { id: 'in_progress', label: 'Active' },
  { id: 'completed', label: 'Completed' },
];

/** The tab an address asks for; anything unknown is all of them. */
export const readCreatorTab = (value: string | null): DealTab =>
  dealTabs.find((tab) => tab === value) ?? 'all';

/** What an empty tab says. */
export function emptyTabText(tab: DealTab): string {
  if (tab === 'all') return "You don't have any deals yet. Brands will send you briefs here.";
  const label = creatorTabs.find(({ id }) => id === tab)?.label.toLowerCase();
  return `No ${label} deals at the moment.`;
}

/** The four numbers of a creator; all but the earnings show their deals. */
export const creatorTiles = (stats: CreatorStats | undefined): DashboardTile<DealTab>[] => [
  { label: 'Pending Briefs', value: stats?.pendingDeals, Icon: Inbox, stock: 'yellow', tab: 'pending' },
  {
    label: 'Active Projects',
    value: stats?.activeProjects,
    Icon: Activity,
    stock: 'blue',
    tab: 'in_progress',
  },
  { label: 'Completed', value: stats?.completedProjects, Icon: Check, stock: 'green', tab: 'completed' },
  { label: 'Total Earnings', value: stats && formatMoney(stats.totalEarnings), Icon: Wallet, stock: 'pink' },
];
