import type { CampaignDeal, DealListItem } from '@briefcast/contract';
import { addToIsoDay, isoMarketDay } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { formatDayAndMonth, formatShortDay, formatWeekday } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { campaignSpan } from '../../features/campaigns/campaign-look.ts';
import { dealTone } from '../../features/deals/deal-badge.tsx';
import { creatorName } from '../../features/deals/party-names.ts';
import { campaignPublicationsQuery } from '../../features/publications/use-publications.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Agenda } from './agenda.tsx';
import { boardDays, firstBoardDay, stripsFrom } from './board.ts';
import { postsFrom } from './board-posts.ts';
import { PostFrame } from './post-frame.tsx';

interface StripBoardProps {
  campaignId: string;
  deals: readonly DealListItem[];
  now: Date;
}

/** Deadlines of a campaign and the days of its posts: a column a day, and on phones an agenda. */
export function StripBoard({ campaignId, deals, now }: StripBoardProps) {
  const posts = useQuery(campaignPublicationsQuery(campaignId)).data?.deals ?? [];
  const isPhone = useMediaQuery('(width < 48rem)');
  const today = isoMarketDay(now);
  return isPhone ? (
    <Agenda deals={deals} posts={posts} today={today} />
  ) : (
    <Board deals={deals} posts={posts} today={today} />
  );
}

interface DaysProps {
  deals: readonly DealListItem[];
  posts: readonly CampaignDeal[];
  today: string;
}

function Board({ deals, posts, today }: DaysProps) {
  const [from, setFrom] = useState(() => firstBoardDay(deals, today));
  const days = Array.from({ length: boardDays }, (_, place) => addToIsoDay(from, place));
  const strips = stripsFrom(deals, from);
  const rows = Math.max(0, ...strips.map(({ row }) => row + 1));
  const title = m.campaign_board({
    days: campaignSpan({ firstDay: from, lastDay: days.at(-1) ?? from }),
  });
  const move = (weeks: number) => setFrom(addToIsoDay(from, weeks * 7));
  return (
    <Card
      title={title}
      flush
      action={
        <span className="flex gap-1">
          <IconButton
            size="sm"
            label={m.campaign_board_earlier()}
            icon={<ChevronLeft aria-hidden className="ic ic-turn" />}
            onClick={() => move(-4)}
          />
          <IconButton
            size="sm"
            label={m.campaign_board_later()}
            icon={<ChevronRight aria-hidden className="ic ic-turn" />}
            onClick={() => move(4)}
          />
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls sideways, also by keys. */}
      <section aria-label={title} tabIndex={0} className="board-scroll">
        <div className="board">
          {days.map((day, place) => {
            const { day: number } = formatDayAndMonth(day);
            const look = day === today ? 'board-today' : place % 7 > 4 && 'board-weekend';
            return (
              <span
                key={day}
                aria-hidden
                className={clsx('board-day num', look)}
                style={{ gridColumn: place + 1 }}
              >
                {number}
                <small>{formatWeekday(day)}</small>
              </span>
            );
          })}
          {strips.map(({ deal, day, column, row }) => (
            <Link
              key={deal.id}
              to={paths.brandDeal.href(deal.id)}
              data-tone={dealTone(deal.status)}
              className="board-strip"
              style={{ gridColumn: `${column + 1} / span 4`, gridRow: row + 2 }}
            >
              <bdi className="truncate">{creatorName(deal.creator)}</bdi>
              <small className="num">{formatShortDay(day)}</small>
            </Link>
          ))}
          {postsFrom(posts, from, today).map(({ deal, key, plan, column, row, day }) => (
            <PostFrame
              key={key}
              deal={deal}
              plan={plan}
              day={day}
              style={{ gridColumn: column + 1, gridRow: rows + row + 2 }}
            />
          ))}
        </div>
        {strips.length === 0 ? <p className="hint mt-3">{m.campaign_board_none()}</p> : null}
      </section>
    </Card>
  );
}
