import type { DealTab } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DashboardTiles } from '../../features/deals/dashboard-tiles.tsx';
import { DealListing } from '../../features/deals/deal-listing.tsx';
import { creatorStatsQuery, openDealsQuery } from '../../features/deals/deal-queries.ts';
import { MissingTotals } from '../../features/deals/missing-totals.tsx';
import { useDealControls } from '../../features/deals/use-deal-controls.ts';
import { PayoutsNote } from '../../features/payouts/payouts-note.tsx';
import { scrollToSection } from '../../lib/scroll-to-section.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { closedDeals, creatorTabs, creatorTiles, readCreatorTab } from './creator-tabs.ts';
import { DealSheets, DealSheetsSkeleton, NoDeals } from './deal-list.tsx';
import { LiveNote } from './live-note.tsx';
import { SubscriptionNote } from './subscription-note.tsx';

/** For those who are not published yet. Without its code the notice above the page still leads to the profile. */
const CreatorStart = lazy(async () => {
  try {
    return { default: (await import('./creator-start.tsx')).CreatorStart };
  } catch {
    return { default: () => <></> };
  }
});

/** Where a creator answers briefs and follows deals. */
export function CreatorDashboardScreen() {
  useDocumentTitle(m.dashboard_creator());
  const { firstName, isPublished, isWithheld } = useUser('CREATOR');
  const controls = useDealControls();
  const tab = readCreatorTab(controls.params.get('status'));
  const open = useQuery(openDealsQuery('CREATOR'));
  const stats = useQuery(creatorStatsQuery);

  const selectTab = (next: DealTab) => controls.setParam('status', next === 'all' ? '' : next);

  function showList(next: DealTab) {
    selectTab(next);
    scrollToSection('deals');
  }

  function retry() {
    void open.refetch();
    void stats.refetch();
  }

  return (
    <Main>
      <PageHeader
        title={
          <RichText
            parts={m.dashboard_welcome.parts({ name: firstName })}
            tags={{ name: (children) => <bdi>{children}</bdi> }}
          />
        }
      />
      <Suspense fallback={<DealSheetsSkeleton />}>
        {isPublished || isWithheld ? null : <CreatorStart />}
        {isPublished && stats.data?.allDeals === 0 ? <LiveNote /> : null}
        <PayoutsNote totals={stats.data?.payouts} viewer="CREATOR" />
        <SubscriptionNote />
        <DashboardTiles
          tiles={creatorTiles(stats.data)}
          isLoading={!stats.data}
          tab={tab}
          onSelect={showList}
        />
        <MissingTotals deals={open} stats={stats} />
        <TabGroup id="deals" className="mt-7 md:mt-9" value={tab} onValueChange={selectTab}>
          <Tabs label={m.dashboard_deals()} items={creatorTabs(stats.data)} value={tab} />
          <TabPanel value={tab} className="mt-5">
            <DealListing
              side="CREATOR"
              mayMove
              tab={tab}
              controls={controls}
              open={open}
              onRetry={retry}
              counts={{ all: stats.data?.allDeals, closed: closedDeals(stats.data) }}
              look={{
                renderList: (deals) => <DealSheets deals={deals} />,
                skeleton: <DealSheetsSkeleton />,
                failedText: m.dashboard_deals_failed(),
                busyText: m.dashboard_loading_deals(),
                moreFailedText: m.dashboard_more_deals_failed(),
              }}
              empty={<NoDeals tab={tab} />}
            />
          </TabPanel>
        </TabGroup>
      </Suspense>
    </Main>
  );
}
