import type { DealTab } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { DashboardNumbers } from '../../../features/deals/dashboard-numbers.tsx';
import { DealListing, MissingTotals } from '../../../features/deals/deal-listing.tsx';
import { creatorStatsQuery, openDealsQuery } from '../../../features/deals/deal-queries.ts';
import { useDealControls } from '../../../features/deals/use-deal-controls.ts';
import { scrollToSection } from '../../../lib/scroll-to-section.ts';
import { useUser } from '../../../lib/use-user.ts';
import { TabGroup, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import {
  closedCount,
  creatorCounts,
  creatorNumbers,
  creatorTabs,
  readTab,
  tabsWith,
} from '../dashboard-tabs.ts';
import { DealSheets, NoDeals } from './deal-list.tsx';
import { DealSheetsSkeleton } from './deal-sheets-skeleton.tsx';

/** Numbers, tabs and deals of a creator. */
export function CreatorDeals() {
  const { currency } = useUser('CREATOR');
  const controls = useDealControls();
  const { id: tab } = readTab(creatorTabs, controls.params.get('status'));
  const open = useQuery(openDealsQuery('CREATOR'));
  const stats = useQuery(creatorStatsQuery);
  const counts = creatorCounts(stats.data);

  const selectTab = (next: DealTab) => controls.change({ status: next === 'all' ? undefined : next });

  function showList(next: DealTab) {
    selectTab(next);
    scrollToSection('deals');
  }

  function retry() {
    void open.refetch();
    void stats.refetch();
  }

  return (
    <section aria-labelledby="deals-title">
      <h2 id="deals-title" className="mt-7 mb-2 text-xl">
        {m.dashboard_deals()}
      </h2>
      <DashboardNumbers
        numbers={creatorNumbers(stats.data, currency)}
        isLoading={!stats.data}
        tab={tab}
        all="all"
        onSelect={showList}
      />
      <MissingTotals deals={open} stats={stats} />
      <TabGroup id="deals" className="mt-2" value={tab} onValueChange={selectTab}>
        <Tabs label={m.dashboard_projects()} items={tabsWith(creatorTabs, counts)} value={tab} />
        <TabPanel value={tab} className="mt-5">
          <DealListing
            side="CREATOR"
            tab={tab}
            controls={controls}
            open={open}
            onRetry={retry}
            counts={{ all: counts.all, closed: closedCount(counts) }}
            look={{
              renderList: (deals) => <DealSheets deals={deals} />,
              skeleton: <DealSheetsSkeleton />,
              failedText: m.dashboard_deals_failed(),
              busyText: m.dashboard_loading_projects(),
              moreFailedText: m.dashboard_more_projects_failed(),
            }}
            empty={<NoDeals tab={tab} />}
          />
        </TabPanel>
      </TabGroup>
    </section>
  );
}
