import type { BrandGroup, BrandStats, DealTab } from '@briefcast/contract';
import { formatMoney } from '@briefcast/i18n/format';
import { Activity, Check, Send, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';

export type ProjectTab = 'all' | Exclude<BrandGroup, 'closed'>;

const labels: Record<ProjectTab, string> = {
  all: 'All Projects',
  brief_sent: 'Briefs Sent',
  active: 'Active',
  completed: 'Completed',
};

/** The tab an address asks for; anything unknown is all of them. */
export const readProjectTab = (value: string | null): ProjectTab =>
  value !== null && Object.hasOwn(labels, value) ? (value as ProjectTab) : 'all';

/**
 * The deals of a tab. Rejected and cancelled projects are under 'All Projects' only (rules/deals#labels-and-totals).
 */
export const dealTabOf: Record<ProjectTab, DealTab> = {
  all: 'all',
  brief_sent: 'pending',
  active: 'in_progress',
  completed: 'completed',
};

const countOf: Record<ProjectTab, keyof BrandStats> = {
  all: 'allProjects',
  brief_sent: 'briefsSent',
  active: 'activeProjects',
  completed: 'completedProjects',
};

/** The tabs with their counts, over all projects and not only those that are loaded; unknown until they are there. */
export const projectTabs = (stats: BrandStats | undefined) =>
  (Object.keys(labels) as ProjectTab[]).map((id) => ({ id, label: labels[id], count: stats?.[countOf[id]] }));

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
