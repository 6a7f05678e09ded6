import type { DealListItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DashboardNumbers } from '../../../features/deals/dashboard-numbers.tsx';
import { DealListing, MissingTotals } from '../../../features/deals/deal-listing.tsx';
import { brandStatsQuery, openDealsQuery } from '../../../features/deals/deal-queries.ts';
import { DealQuickView } from '../../../features/deals/deal-quick-view.tsx';
import { useDealControls } from '../../../features/deals/use-deal-controls.ts';
import { scrollToSection } from '../../../lib/scroll-to-section.ts';
import { ChoiceRow } from '../../../ui/choice-row.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { TabGroup, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import {
  brandCounts,
  brandNumbers,
  brandTabs,
  closedCount,
  type ProjectTab,
  readTab,
  tabsWith,
} from '../dashboard-tabs.ts';
import { NoProjects, ProjectRows } from './project-list.tsx';
import { ProjectsSkeleton } from './projects-skeleton.tsx';

const ByCampaign = latePart(async () => (await import('./by-campaign.tsx')).ByCampaign, ProjectsSkeleton);

/** Numbers, tabs and projects of a brand. `maySend` is whether its person may send briefs and move projects. */
export function BrandProjects({ maySend }: { maySend: boolean }) {
  const controls = useDealControls();
  const tab = readTab(brandTabs, controls.params.get('tab'));
  const open = useQuery(openDealsQuery('BRAND'));
  const stats = useQuery(brandStatsQuery);
  const counts = brandCounts(stats.data);
  // The dialog keeps its deal while it closes.
  const [viewed, setViewed] = useState<{ deal: DealListItem; open: boolean }>();

  const isByCampaign = controls.params.get('by') === 'campaign';
  const showQuickly = (deal: DealListItem) => setViewed({ deal, open: true });

  /** The tabs are of the view by next step. */
  const selectTab = (next: ProjectTab) =>
    controls.change({ tab: next === 'all' ? undefined : next, by: undefined });

  function showList(next: ProjectTab) {
    selectTab(next);
    scrollToSection('projects');
  }

  function retry() {
    void open.refetch();
    void stats.refetch();
  }

  return (
    <section aria-labelledby="projects-title">
      <h2 id="projects-title" className="mt-7 mb-2 text-xl">
        {m.dashboard_projects()}
      </h2>
      <DashboardNumbers
        numbers={brandNumbers(stats.data)}
        isLoading={!stats.data}
        tab={tab.id}
        all="all"
        onSelect={showList}
      />
      <MissingTotals deals={open} stats={stats} />
      <div className="mt-4 sm:w-fit">
        <ChoiceRow
          label={m.campaign_view()}
          value={isByCampaign ? 'campaign' : 'step'}
          options={[
            { value: 'step', label: m.campaign_by_step() },
            { value: 'campaign', label: m.campaign_by_campaign() },
          ]}
          onChange={(by) => controls.change({ by: by === 'campaign' ? by : undefined })}
        />
      </div>
      {isByCampaign ? (
        <div id="projects" tabIndex={-1}>
          <ByCampaign mayMove={maySend} onQuickView={showQuickly} />
        </div>
      ) : (
        <TabGroup id="projects" className="mt-2" value={tab.id} onValueChange={selectTab}>
          <Tabs label={m.dashboard_projects()} items={tabsWith(brandTabs, counts)} value={tab.id} />
          <TabPanel value={tab.id} className="mt-5">
            <DealListing
              side="BRAND"
              tab={tab.deals}
              controls={controls}
              open={open}
              onRetry={retry}
              counts={{ all: counts.all, closed: closedCount(counts) }}
              look={{
                renderList: (deals) => (
                  <ProjectRows deals={deals} mayMove={maySend} onQuickView={showQuickly} />
                ),
                skeleton: <ProjectsSkeleton />,
                failedText: m.dashboard_failed(),
                busyText: m.dashboard_loading_projects(),
                moreFailedText: m.dashboard_more_projects_failed(),
              }}
              empty={<NoProjects maySend={maySend} />}
            />
          </TabPanel>
        </TabGroup>
      )}
      {viewed ? (
        <DealQuickView
          deal={open.data?.find(({ id }) => id === viewed.deal.id) ?? viewed.deal}
          open={viewed.open}
          onOpenChange={(open) => setViewed({ ...viewed, open })}
        />
      ) : null}
    </section>
  );
}
