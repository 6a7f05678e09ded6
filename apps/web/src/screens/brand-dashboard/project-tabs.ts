import type { BrandStats, DealTab } from '@briefcast/contract';
import { formatCount, formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Activity, Check, Send, Wallet } from 'lucide-react';
import type { DashboardTile } from '../../features/deals/dashboard-tiles.tsx';

export type ProjectTab = 'all' | 'brief_sent' | 'active' | 'completed';

const labels: Record<ProjectTab, () => string> = {
  all: m.dashboard_all_projects,
  brief_sent: m.dashboard_briefs_sent,
  active: m.dashboard_active,
  completed: m.dashboard_completed,
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

const countOf: Record<ProjectTab, Exclude<keyof BrandStats, 'payouts'>> = {
  all: 'allProjects',
  brief_sent: 'briefsSent',
  active: 'activeProjects',
  completed: 'completedProjects',
};

/** The tabs with their counts, over all projects and not only those that are loaded; unknown until they are there. */
export const projectTabs = (stats: BrandStats | undefined) =>
  (Object.keys(labels) as ProjectTab[]).map((id) => ({
    id,
    label: labels[id](),
    count: stats?.[countOf[id]],
  }));

/** How many projects are over, in whatever way; unknown until the totals are there. */
export const closedProjects = (stats: BrandStats | undefined): number | undefined =>
  stats && stats.allProjects - stats.briefsSent - stats.activeProjects;

/** The four numbers of a brand; each shows its projects. */
export const brandTiles = (stats: BrandStats | undefined): DashboardTile<ProjectTab>[] => [
  {
    label: m.dashboard_briefs_sent(),
    value: stats && formatCount(stats.briefsSent),
    Icon: Send,
    stock: 'yellow',
    tab: 'brief_sent',
  },
  {
    label: m.dashboard_active_projects(),
    value: stats && formatCount(stats.activeProjects),
    Icon: Activity,
    stock: 'blue',
    tab: 'active',
  },
  {
    label: m.dashboard_completed(),
    value: stats && formatCount(stats.completedProjects),
    Icon: Check,
    stock: 'green',
    tab: 'completed',
  },
  {
    label: m.dashboard_total_budget(),
    value: stats && formatMoney(stats.totalBudget),
    Icon: Wallet,
    stock: 'buff',
    tab: 'all',
    isUnmarked: true,
  },
];
