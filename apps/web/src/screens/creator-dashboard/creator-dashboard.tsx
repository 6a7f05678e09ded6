import type { DealTab } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DashboardTiles } from '../../features/deals/dashboard-tiles.tsx';
import { creatorDealsQuery, creatorStatsQuery, dealsOf } from '../../features/deals/deal-queries.ts';
import { MissingTotals } from '../../features/deals/missing-totals.tsx';
import { scrollToSection } from '../../lib/scroll-to-section.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { creatorTabs, creatorTiles, readCreatorTab } from './creator-tabs.ts';
import { DealList } from './deal-list.tsx';

/** Where a creator answers briefs and follows deals. */
export function CreatorDashboardScreen() {
  useDocumentTitle(m.dashboard_creator());
  const { firstName } = useUser('CREATOR');
  const [search, setSearch] = useSearchParams();
  const tab = readCreatorTab(search.get('status'));
  const deals = useInfiniteQuery(creatorDealsQuery(tab));
  const stats = useQuery(creatorStatsQuery);

  function selectTab(next: DealTab) {
    setSearch(next === 'all' ? {} : { status: next }, { replace: true, preventScrollReset: true });
  }

  function showList(next: DealTab) {
    selectTab(next);
    scrollToSection('deals');
  }

  function retry() {
    void deals.refetch();
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
      <DashboardTiles
        tiles={creatorTiles(stats.data)}
        isLoading={!stats.data}
        tab={tab}
        onSelect={showList}
      />
      <MissingTotals deals={deals} stats={stats} />
      <TabGroup id="deals" className="mt-7 md:mt-9" value={tab} onValueChange={selectTab}>
        <Tabs label={m.dashboard_deals()} items={creatorTabs()} value={tab} />
        <TabPanel value={tab} className="mt-5">
          {deals.isError && !deals.data ? (
            <Card as="div">
              <ErrorState onRetry={retry}>{m.dashboard_deals_failed()}</ErrorState>
            </Card>
          ) : (
            <>
              <DealList deals={deals.data && dealsOf(deals.data)} tab={tab} />
              <MorePages
                list={deals}
                busyText={m.dashboard_loading_deals()}
                failedText={m.dashboard_more_deals_failed()}
              />
            </>
          )}
        </TabPanel>
      </TabGroup>
    </Main>
  );
}
