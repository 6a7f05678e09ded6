import { type CampaignDeal, PublicationPlan } from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { publicationPlan } from '@briefcast/contract/publications/rules';
import { formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mediaUrl } from '../../lib/media-url.ts';
import { errorText } from '../../lib/show-error.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { campaignPublicationsQuery } from './use-publications.ts';

/** Publications of a campaign by how far they are; nothing where none is agreed or stated. */
export function PublicationLanes({ campaignId, now }: { campaignId: string; now: Date }) {
  const { data, error, refetch } = useQuery(campaignPublicationsQuery(campaignId));
  if (!data)
    return error ? (
      <ErrorState className="card p-5" onRetry={() => void refetch()}>
        {m.publication_not_loaded()}
        <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
      </ErrorState>
    ) : (
      <>
        <LoadingText>{m.publication_loading()}</LoadingText>
        <Skeleton className="ear h-40" />
      </>
    );
  const today = isoMarketDay(now);
  const lanes = Map.groupBy(data.deals, (deal) =>
    publicationPlan({ ...deal, stated: deal.posts.length }, today),
  );
  if (lanes.size === 0 || (lanes.size === 1 && lanes.has(null))) return null;
  return (
    <Card title={m.publication_lanes()}>
      <div className="grid gap-x-8 gap-y-6 md:auto-cols-fr md:grid-flow-col">
        {PublicationPlan.options
          .filter((plan) => lanes.has(plan))
          .map((plan) => (
            <section key={plan} aria-label={m.publication_plan({ plan })} className="min-w-0">
              <PlanBadge plan={plan} />
              <ul className="mt-3 grid gap-1">
                {(lanes.get(plan) ?? []).map((deal) => (
                  <LaneRow key={deal.dealId} deal={deal} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {data.isCut ? <p className="hint mt-4">{m.publication_cut()}</p> : null}
    </Card>
  );
}

function dayText({ posts, rights }: CampaignDeal): string {
  const first = posts[0]?.postedOn;
  if (first) return m.publication_went_out({ day: formatShortDay(first) });
  return rights?.postOn
    ? m.publication_agreed_day({ day: formatShortDay(rights.postOn) })
    : m.publication_no_day();
}

function LaneRow({ deal }: { deal: CampaignDeal }) {
  const { dealId, creator, title } = deal;
  const name = creator?.name || m.deal_creator_gone();
  return (
    <li className="relative flex min-h-11 items-center gap-3 py-1">
      <Avatar name={name} src={creator?.image ? mediaUrl(creator.image) : null} size={32} />
      <span className="min-w-0">
        <Link
          to={paths.brandDeal.href(dealId)}
          className="card-link block truncate font-semibold after:absolute after:inset-0"
          title={title}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="hint num block">{dayText(deal)}</span>
      </span>
    </li>
  );
}
