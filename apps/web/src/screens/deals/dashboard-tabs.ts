/** The tabs and numbers above the deals of both dashboards, whose tabs and totals have names of their own on each side. */
import type { BrandStats, CreatorStats, DealTab } from '@briefcast/contract';
import {
  type Currency,
  currenciesOf,
  isNothing,
  readSums,
  type Sums,
} from '@briefcast/contract/kit/currencies';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Activity, Check, Inbox, Send, Wallet } from 'lucide-react';
import type { DashboardNumber } from '../../features/deals/dashboard-numbers.tsx';
import { figureOfSums, sentSumsText, zeroCurrency } from '../../parts/currencies/sums.ts';
import type { Tab } from '../../ui/tabs.tsx';

interface DashboardTab<Id extends string> {
  /** In the address. */
  id: Id;
  /** Deals that it shows. */
  deals: DealTab;
  label: () => string;
}
type DashboardTabs<Id extends string> = readonly [DashboardTab<Id>, ...DashboardTab<Id>[]];

export type ProjectTab = 'all' | 'brief_sent' | 'active' | 'completed';

/** Rejected and cancelled projects are under 'All Projects' only (rules/deals#labels-and-totals). */
export const brandTabs: DashboardTabs<ProjectTab> = [
  { id: 'all', deals: 'all', label: m.dashboard_all_projects },
  { id: 'brief_sent', deals: 'pending', label: m.dashboard_briefs_sent },
  { id: 'active', deals: 'in_progress', label: m.dashboard_active },
  { id: 'completed', deals: 'completed', label: m.dashboard_completed },
];

export const creatorTabs: DashboardTabs<DealTab> = [
  { id: 'all', deals: 'all', label: m.dashboard_all_deals },
  { id: 'pending', deals: 'pending', label: m.dashboard_pending },
  { id: 'in_progress', deals: 'in_progress', label: m.dashboard_active },
  { id: 'completed', deals: 'completed', label: m.dashboard_completed },
];

/** The tab that an address asks for; where it asks for none that there is, the first. */
export const readTab = <Id extends string>(tabs: DashboardTabs<Id>, value: string | null) =>
  tabs.find(({ id }) => id === value) ?? tabs[0];

/** Over all deals and not only those that are loaded; unknown until the totals are there. */
type Counts = Record<DealTab, number | undefined>;

export const brandCounts = (stats: BrandStats | undefined): Counts => ({
  all: stats?.allProjects,
  pending: stats?.briefsSent,
  in_progress: stats?.activeProjects,
  completed: stats?.completedProjects,
});

export const creatorCounts = (stats: CreatorStats | undefined): Counts => ({
  all: stats?.allDeals,
  pending: stats?.pendingDeals,
  in_progress: stats?.activeProjects,
  completed: stats?.completedProjects,
});

/** Number of finished deals, whatever their outcome. */
export const closedCount = ({ all, pending, in_progress: active }: Counts): number | undefined =>
  all === undefined || pending === undefined || active === undefined ? undefined : all - pending - active;

/** Tabs in their order on the screen, with their counts. */
export const tabsWith = <Id extends string>(tabs: DashboardTabs<Id>, counts: Counts): Tab<Id>[] =>
  tabs.map(({ id, deals, label }) => ({ id, label: label(), count: counts[deals] }));

type NumberLook = Pick<DashboardNumber<never>, 'label' | 'Icon' | 'tone'>;

/** The numbers of the tabs but that of all; each shows its deals. */
function dealNumbers<Id extends string>(
  tabs: DashboardTabs<Id>,
  counts: Counts,
  pending: NumberLook,
): DashboardNumber<Id>[] {
  const looks: Record<Exclude<DealTab, 'all'>, NumberLook> = {
    pending,
    in_progress: { label: m.dashboard_active_projects(), Icon: Activity, tone: 'blue' },
    completed: { label: m.dashboard_completed(), Icon: Check, tone: 'green' },
  };
  return tabs.flatMap(({ id, deals }) => {
    if (deals === 'all') return [];
    const count = counts[deals];
    return [{ ...looks[deals], value: count === undefined ? undefined : formatCount(count), tab: id }];
  });
}

/** The four numbers of a brand; each shows its projects. */
export const brandNumbers = (stats: BrandStats | undefined): DashboardNumber<ProjectTab>[] => [
  ...dealNumbers(brandTabs, brandCounts(stats), {
    label: m.dashboard_briefs_sent(),
    Icon: Send,
    tone: 'yellow',
  }),
  {
    label: m.dashboard_total_budget(),
    ...(stats
      ? figureAndMore({ USD: stats.totalBudget, AED: stats.totalBudgetFils ?? 0 })
      : { value: undefined }),
    Icon: Wallet,
    tone: 'buff',
    tab: 'all',
    isUnmarked: true,
  },
];

/** Two sums stay two: the second is below the first, and so is what else has to be said. */
function figureAndMore(
  sums: Sums,
  more = '',
  zeroIn?: Currency,
): Pick<DashboardNumber<never>, 'value' | 'detail'> {
  const { value, other = '' } = figureOfSums(sums, zeroIn);
  const detail = [other, more].filter(Boolean).join('. ');
  return detail === '' ? { value } : { value, detail };
}

const earningsOf = ({ totalEarnings, totalEarningsFils = 0 }: CreatorStats): Sums => ({
  USD: totalEarnings,
  AED: totalEarningsFils,
});

/** Arrived part of the earnings, as earned money may not have arrived yet. */
const arrivedOf = (stats: CreatorStats) =>
  stats.payouts && !isNothing(earningsOf(stats))
    ? m.dashboard_earnings_arrived({
        amount: sentSumsText(stats.payouts.arrived, currenciesOf(earningsOf(stats))[0]),
      })
    : '';

/** Currency of zero earnings: the one that is owed, else the one of the creator's prices. */
const zeroOf = (stats: CreatorStats, currency: Currency) =>
  zeroCurrency(stats.payouts ? [readSums(stats.payouts.owed)] : [], currency);

/** The four numbers of a creator, whose prices are in a currency; all but the earnings show their deals. */
export const creatorNumbers = (
  stats: CreatorStats | undefined,
  currency: Currency,
): DashboardNumber<DealTab>[] => [
  ...dealNumbers(creatorTabs, creatorCounts(stats), {
    label: m.dashboard_pending_briefs(),
    Icon: Inbox,
    tone: 'yellow',
  }),
  {
    label: m.dashboard_total_earnings(),
    ...(stats
      ? figureAndMore(earningsOf(stats), arrivedOf(stats), zeroOf(stats, currency))
      : { value: undefined }),
    Icon: Wallet,
    tone: 'pink',
  },
];
