import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DashboardTiles } from '../../features/deals/dashboard-tiles.tsx';
import { brandDealsQuery, brandStatsQuery, dealsOf } from '../../features/deals/deal-queries.ts';
import { DealQuickView } from '../../features/deals/deal-quick-view.tsx';
import { MissingTotals } from '../../features/deals/missing-totals.tsx';
import { scrollToSection } from '../../lib/scroll-to-section.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Main } from '../../ui/main.tsx';
import { MorePages } from '../../ui/more-pages.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ProjectList } from './project-list.tsx';
import { brandTiles, dealTabOf, type ProjectTab, projectTabs, readProjectTab } from './project-tabs.ts';

/** Where a brand follows its briefs and projects. */
export function BrandDashboardScreen() {
  useDocumentTitle(m.dashboard_brand());
  const [search, setSearch] = useSearchParams();
  const tab = readProjectTab(search.get('tab'));
  const deals = useInfiniteQuery(brandDealsQuery(dealTabOf[tab]));
  const shown = deals.data && dealsOf(deals.data);
  const stats = useQuery(brandStatsQuery);
  // The dialog keeps its deal while it closes.
  const [viewed, setViewed] = useState<{ id: string; open: boolean }>();
  const viewedDeal = shown?.find((deal) => deal.id === viewed?.id);

  function selectTab(next: ProjectTab) {
    setSearch(next === 'all' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  }

  function showList(next: ProjectTab) {
    selectTab(next);
    scrollToSection('projects');
  }

  function retry() {
    void deals.refetch();
    void stats.refetch();
  }

  return (
    <Main>
      <PageHeader
        title={m.dashboard_brand()}
        subtitle={m.dashboard_brand_text()}
        actions={
          <ButtonLink to={paths.creators.href()} variant="cast" icon={<Search aria-hidden className="ic" />}>
            {m.dashboard_find_creators()}
          </ButtonLink>
        }
      />
      <DashboardTiles tiles={brandTiles(stats.data)} isLoading={!stats.data} tab={tab} onSelect={showList} />
      <MissingTotals deals={deals} stats={stats} />
      <TabGroup id="projects" className="mt-7 md:mt-9" value={tab} onValueChange={selectTab}>
        <Tabs label={m.dashboard_projects()} items={projectTabs(stats.data)} value={tab} />
        <TabPanel value={tab} className="mt-5">
          {deals.isError && !shown ? (
            <Card as="div">
              <ErrorState onRetry={retry}>{m.dashboard_failed()}</ErrorState>
            </Card>
          ) : (
            <>
              <ProjectList deals={shown} onQuickView={(deal) => setViewed({ id: deal.id, open: true })} />
              <MorePages
                list={deals}
                busyText={m.dashboard_loading_projects()}
                failedText={m.dashboard_more_projects_failed()}
              />
            </>
          )}
        </TabPanel>
      </TabGroup>
      {viewed && viewedDeal ? (
        <DealQuickView
          deal={viewedDeal}
          open={viewed.open}
          onOpenChange={(open) => setViewed({ ...viewed, open })}
        />
      ) : null}
    </Main>
  );
}
