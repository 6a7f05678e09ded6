import type { DealListItem } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LowBalanceNotice } from '../../../features/credits/low-balance-notice.tsx';
import { DashboardNumbers } from '../../../features/deals/dashboard-numbers.tsx';
import { DealListing, MissingTotals } from '../../../features/deals/deal-listing.tsx';
import { brandStatsQuery, openDealsQuery } from '../../../features/deals/deal-queries.ts';
import { DealQuickView } from '../../../features/deals/deal-quick-view.tsx';
import { useDealControls } from '../../../features/deals/use-deal-controls.ts';
import { needsQuery } from '../../../features/needs/needs-queries.ts';
import { NeedsQueue } from '../../../features/needs/needs-queue.tsx';
import { NeedsPlace } from '../../../features/needs/needs-skeleton.tsx';
import { WaitingForOthers } from '../../../features/needs/waiting-for-others.tsx';
import { mayForOrganization } from '../../../lib/policy.ts';
import { scrollToSection } from '../../../lib/scroll-to-section.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink, type ButtonVariant } from '../../../ui/button.tsx';
import { Main } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
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
import { DashboardBody } from '../offline/dashboard-body.tsx';
import { NoProjects, ProjectRows, ProjectsSkeleton } from './project-list.tsx';

/** Most brands have sent a brief. Without its code there is still the queue of everybody. */
const BrandStart = lazy(async () => {
  try {
    return { default: (await import('./brand-start.tsx')).BrandStart };
  } catch {
    return { default: () => <NeedsQueue viewer="BRAND" /> };
  }
});

/** Dashboard where a brand works off what needs it, and follows its briefs and projects. */
export function BrandDashboardScreen() {
  useDocumentTitle(m.dashboard_brand());
  const controls = useDealControls();
  const tab = readTab(brandTabs, controls.params.get('tab'));
  const open = useQuery(openDealsQuery('BRAND'));
  const stats = useQuery(brandStatsQuery);
  const needs = useQuery(needsQuery);
  const counts = brandCounts(stats.data);
  // People who may send briefs for the brand may also move its deals (rules/teams#roles).
  const maySend = mayForOrganization(useUser(), 'brief.send');
  // The dialog keeps its deal while it closes.
  const [viewed, setViewed] = useState<{ deal: DealListItem; open: boolean }>();

  const isNew = maySend && stats.data?.allProjects === 0;
  // Keeps the place of the first steps until they are certain, so that nothing is pushed away.
  const mayBeNew = maySend && stats.isPending && !open.data?.length;
  // One button of the page is pink: the first row's, or this one where nothing needs anybody.
  const isDone = !isNew && needs.data?.needs.length === 0;

  const selectTab = (next: ProjectTab) => controls.change({ tab: next === 'all' ? undefined : next });

  function showList(next: ProjectTab) {
    selectTab(next);
    scrollToSection('projects');
  }

  function retry() {
    void open.refetch();
    void stats.refetch();
  }

  return (
    <Main className="pt-4! md:pt-5!">
      <DashboardBody side="BRAND">
        <PageHeader
          dense
          title={m.dashboard_brand()}
          subtitle={m.dashboard_brand_text()}
          actions={<FindCreators variant={isDone ? 'cast' : 'outline'} />}
        />
        {mayBeNew ? (
          <NeedsPlace />
        ) : isNew ? (
          <Suspense fallback={<NeedsPlace />}>
            <BrandStart />
          </Suspense>
        ) : (
          <NeedsQueue viewer="BRAND" />
        )}
        <WaitingForOthers viewer="BRAND" />
        <LowBalanceNotice />
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
                    <ProjectRows
                      deals={deals}
                      mayMove={maySend}
                      onQuickView={(deal) => setViewed({ deal, open: true })}
                    />
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
        </section>
      </DashboardBody>
      {viewed ? (
        <DealQuickView
          deal={open.data?.find(({ id }) => id === viewed.deal.id) ?? viewed.deal}
          open={viewed.open}
          onOpenChange={(open) => setViewed({ ...viewed, open })}
        />
      ) : null}
    </Main>
  );
}

function FindCreators({ variant }: { variant: ButtonVariant }) {
  return (
    <ButtonLink to={paths.creators.href()} variant={variant} icon={<Search aria-hidden className="ic" />}>
      {m.dashboard_find_creators()}
    </ButtonLink>
  );
}
