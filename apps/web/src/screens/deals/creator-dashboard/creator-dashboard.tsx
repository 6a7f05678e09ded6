import { paths } from '@briefcast/contract/paths';
import { stateTraits } from '@briefcast/contract/subscriptions/standing';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Radio } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DealsPlace } from '../../../features/deals/dashboard-skeleton.tsx';
import { creatorStatsQuery } from '../../../features/deals/deal-queries.ts';
import { type FirstSteps, NeedsQueue } from '../../../features/needs/needs-queue.tsx';
import { NeedsPlace } from '../../../features/needs/needs-skeleton.tsx';
import { WaitingForOthers } from '../../../features/needs/waiting-for-others.tsx';
import { standingOf, subscriptionQuery } from '../../../features/subscriptions/subscription.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyLinkButton } from '../../../ui/copy-link-button.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Main, SkipLink } from '../../../ui/main.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import type { QueueOfFirstDay } from '../first-day/first-day.tsx';
import { DashboardBody } from '../offline/dashboard-body.tsx';
import { useDirectActs } from '../use-direct-acts.ts';
import { DealSheetsSkeleton } from './deal-sheets-skeleton.tsx';

/** For those who are not published yet. Without its code there is still the queue of everybody. */
const CreatorStart = lazy(async () => {
  try {
    return { default: (await import('./creator-start.tsx')).CreatorStart };
  } catch {
    return { default: ({ renderQueue }: QueueOfFirstDay) => <>{renderQueue()}</> };
  }
});

/** Below the queue, which fills most screens. */
const CreatorDeals = latePart(
  async () => (await import('./creator-deals.tsx')).CreatorDeals,
  () => (
    <DealsPlace>
      <DealSheetsSkeleton />
    </DealsPlace>
  ),
);

/** Dashboard where a creator works off what needs them, answers briefs and follows deals. */
export function CreatorDashboardScreen() {
  useDocumentTitle(m.dashboard_creator());
  const { firstName, isPublished, isWithheld } = useUser('CREATOR');
  const stats = useQuery(creatorStatsQuery);
  const acts = useDirectActs();
  const queue = (first?: FirstSteps) => <NeedsQueue viewer="CREATOR" acts={acts} first={first} />;

  return (
    <Main className="pt-4! md:pt-5!">
      <SkipLink to="deals">{m.header_skip_results()}</SkipLink>
      <DashboardBody side="CREATOR">
        <PageHeader
          dense
          title={
            <RichText
              parts={m.dashboard_welcome.parts({ name: firstName })}
              tags={{ name: (children) => <bdi>{children}</bdi> }}
            />
          }
        />
        {isPublished || isWithheld ? (
          queue()
        ) : (
          <Suspense fallback={<NeedsPlace />}>
            <CreatorStart renderQueue={queue} />
          </Suspense>
        )}
        {isPublished && stats.data?.allDeals === 0 ? <LiveNote /> : null}
        <WaitingForOthers viewer="CREATOR" />
        <SubscriptionNote />
        <CreatorDeals />
      </DashboardBody>
    </Main>
  );
}

/** Tells a published creator who has no deal yet what helps: to pass on the address of their page. */
function LiveNote() {
  const { id } = useUser('CREATOR');
  const page = paths.creator.href(id);
  return (
    <section
      aria-labelledby="live"
      data-tone="green"
      className="ear mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 bg-k-bg p-5 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)] md:p-7"
    >
      <Radio aria-hidden className="size-7 flex-none text-k-ink max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="live" className="text-[22px]">
          {m.start_live()}
        </h2>
        <p className="mt-1 text-ui text-ink-2">{m.start_live_text()}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <CopyLinkButton path={page} variant="cast" />
        <ButtonLink to={page} variant="outline" icon={<ExternalLink aria-hidden className="ic ic-turn" />}>
          {m.creator_view_public()}
        </ButtonLink>
      </div>
    </section>
  );
}

/** State of the own subscription, with a link to it; nothing where the market has none, and until it is known. */
function SubscriptionNote() {
  const { isWithheld } = useUser('CREATOR');
  const { data: site } = useQuery(siteQuery);
  const { data } = useQuery({ ...subscriptionQuery, enabled: site?.market?.subscription === true });
  if (!data) return null;
  const { title, text } = standingOf(data.subscription, isWithheld);
  const { state, pausedUntil } = data.subscription;
  const isUrgent = state !== null && stateTraits[state].isUrgent && !pausedUntil;
  return (
    <section
      aria-labelledby="subscription"
      data-tone={isUrgent ? 'orange' : 'buff'}
      className="ear-sm mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 bg-k-bg p-4 pe-8 shadow-[inset_0_0_0_1px_var(--k-line)]"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="subscription" className="text-lg">
          {title}
        </h2>
        <p className="mt-0.5 text-ui text-ink-2">{text}</p>
      </div>
      <ButtonLink to={paths.subscription.href()} variant="outline" className="max-sm:w-full">
        {m.subscription_open()}
      </ButtonLink>
    </section>
  );
}
