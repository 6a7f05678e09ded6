import type { BrandStats } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { Activity, Check, Send, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';
import type { ProjectTab } from './project-tabs.ts';

/** The four numbers of a brand; each shows its projects. */
export const brandTiles = (stats: BrandStats | undefined): DashboardTile<ProjectTab>[] => [
  { label: 'Briefs Sent', value: stats?.briefsSent, Icon: Send, stock: 'yellow', tab: 'brief_sent' },
  { label: 'Active Projects', value: stats?.activeProjects, Icon: Activity, stock: 'blue', tab: 'active' },
  { label: 'Completed', value: stats?.completedProjects, Icon: Check, stock: 'green', tab: 'completed' },
  {
    label: 'Total Budget',
    value: stats && formatMoney(stats.totalBudget),
    Icon: Wallet,
    stock: 'buff',
    tab: 'all',
    isUnmarked: true,
  },
];
