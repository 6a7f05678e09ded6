import type { CampaignDeal, DealListItem } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatShortDay } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { DealBadge } from '../../features/deals/deal-badge.tsx';
import { creatorName } from '../../features/deals/party-names.ts';
import { PlanBadge } from '../../features/publications/plan-badge.tsx';
import { Card } from '../../ui/card.tsx';
import { deadlinesOf } from './board.ts';
import { postDays } from './board-posts.ts';

/** Dates before "All n dates". */
const datesAtFirst = 6;

/** Deadlines and days of posts in one order. */
const agendaOf = (deals: readonly DealListItem[], posts: readonly CampaignDeal[], today: string) =>
  [
    ...deadlinesOf(deals).map(({ deal, day }) => ({
      ...{ key: deal.id, day, dealId: deal.id, name: creatorName(deal.creator) },
      badge: <DealBadge status={deal.status} />,
    })),
    ...postDays(posts, today).map(({ deal, key, day, plan }) => ({
      ...{ key: `post ${key}`, day, dealId: deal.dealId, name: deal.creator?.name || m.deal_creator_gone() },
      badge: <PlanBadge plan={plan} />,
    })),
  ].sort((one, other) => one.day.localeCompare(other.day));

interface AgendaProps {
  deals: readonly DealListItem[];
  posts: readonly CampaignDeal[];
  /** `2026-02-08`. */
  today: string;
}

/** Dates of a campaign, one below the other. */
export function Agenda({ deals, posts, today }: AgendaProps) {
  const [showsAll, setShowsAll] = useState(false);
  const dates = agendaOf(deals, posts, today);
  const ahead = dates.filter(({ day }) => day >= today);
  const shown = showsAll ? dates : (ahead.length > 0 ? ahead : dates).slice(0, datesAtFirst);
  return (
    <Card title={m.campaign_deadlines()}>
      <ul>
        {shown.map(({ key, day, dealId, name, badge }) => (
          <li key={key} className="agenda-row">
            <time dateTime={day} className="disp num">
              {formatShortDay(day)}
            </time>
            <Link to={paths.brandDeal.href(dealId)} className="min-w-0 wrap-anywhere">
              <bdi>{name}</bdi>
            </Link>
            {badge}
          </li>
        ))}
      </ul>
      {shown.length < dates.length ? (
        <button type="button" className="link mt-3 min-h-11" onClick={() => setShowsAll(true)}>
          {m.campaign_all_dates({ count: formatCount(dates.length) })}
        </button>
      ) : null}
    </Card>
  );
}
