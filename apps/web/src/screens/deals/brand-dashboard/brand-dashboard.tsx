import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { LowBalanceNotice } from '../../../features/credits/low-balance-notice.tsx';
import { DealsPlace } from '../../../features/deals/dashboard-skeleton.tsx';
import { brandStatsQuery, openDealsQuery } from '../../../features/deals/deal-queries.ts';
import { needsQuery } from '../../../features/needs/needs-query.ts';
import { type FirstSteps, NeedsQueue } from '../../../features/needs/needs-queue.tsx';
import { NeedsPlace } from '../../../features/needs/needs-skeleton.tsx';
import { WaitingForOthers } from '../../../features/needs/waiting-for-others.tsx';
import { mayForOrganization } from '../../../lib/policy.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Main, SkipLink } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { QueueOfFirstDay } from '../first-day/first-day.tsx';
import { DashboardBody } from '../offline/dashboard-body.tsx';
import { useDirectActs } from '../use-direct-acts.ts';
import { ProjectsSkeleton } from './projects-skeleton.tsx';

/** Most brands have sent a brief. Without its code there is still the queue of everybody. */
const BrandStart = lazy(async () => {
  try {
    return { default: (await import('./brand-start.tsx')).BrandStart };
  } catch {
    return { default: ({ renderQueue }: QueueOfFirstDay) => <>{renderQueue()}</> };
  }
});

/** Below the queue, which fills most screens. */
const BrandProjects = latePart(
  async () => (await import('./brand-projects.tsx')).BrandProjects,
  () => (
    <DealsPlace>
      <ProjectsSkeleton />
    </DealsPlace>
  ),
);

/** Dashboard where a brand works off what needs it, and follows its briefs and projects. */
export function BrandDashboardScreen() {
  useDocumentTitle(m.dashboard_brand());
  const open = useQuery(openDealsQuery('BRAND'));
  const stats = useQuery(brandStatsQuery);
  const needs = useQuery(needsQuery);
  const acts = useDirectActs();
  const queue = (first?: FirstSteps) => <NeedsQueue viewer="BRAND" acts={acts} first={first} />;
  // People who may send briefs for the brand may also move its deals (rules/teams#roles).
  const maySend = mayForOrganization(useUser(), 'brief.send');

  const isNew = maySend && stats.data?.allProjects === 0;
  // Keeps the place of the first steps until they are certain, so that nothing is pushed away.
  const mayBeNew = maySend && stats.isPending && !open.data?.length;
  // One button of the page is pink: the first row's, or this one where nothing needs anybody.
  const isDone = !isNew && needs.data?.needs.length === 0;

  return (
    <Main className="pt-4! md:pt-5!">
      <SkipLink to="projects">{m.header_skip_results()}</SkipLink>
      <DashboardBody side="BRAND">
        <PageHeader
          dense
          title={m.dashboard_brand()}
          subtitle={m.dashboard_brand_text()}
          actions={
            <ButtonLink
              to={paths.creators.href()}
              variant={isDone ? 'cast' : 'outline'}
              icon={<Search aria-hidden className="ic" />}
            >
              {m.dashboard_find_creators()}
            </ButtonLink>
          }
        />
        {mayBeNew ? (
          <NeedsPlace />
        ) : isNew ? (
          <Suspense fallback={<NeedsPlace />}>
            <BrandStart renderQueue={queue} />
          </Suspense>
        ) : (
          queue()
        )}
        <WaitingForOthers viewer="BRAND" />
        <LowBalanceNotice />
        <BrandProjects maySend={maySend} />
      </DashboardBody>
    </Main>
  );
}
