import type { CreatorStats, DealTab } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { Activity, Check, Inbox, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';

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
