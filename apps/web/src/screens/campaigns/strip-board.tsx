import type { DealListItem } from '@briefcast/contract';
import { addToIsoDay, isoMarketDay } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDayAndMonth, formatShortDay, formatWeekday } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { campaignSpan } from '../../features/campaigns/campaign-look.ts';
import { DealBadge, dealTone } from '../../features/deals/deal-badge.tsx';
import { creatorName } from '../../features/deals/party-names.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { boardDays, deadlinesOf, firstBoardDay, stripsFrom } from './board.ts';

interface StripBoardProps {
  deals: readonly DealListItem[];
  now: Date;
}

/** Deadlines of a campaign: a column a day, and on phones an agenda. */
export function StripBoard({ deals, now }: StripBoardProps) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const today = isoMarketDay(now);
  return isPhone ? <Agenda deals={deals} today={today} /> : <Board deals={deals} today={today} />;
}

interface DaysProps {
  deals: readonly DealListItem[];
  today: string;
}

function Board({ deals, today }: DaysProps) {
  const [from, setFrom] = useState(() => firstBoardDay(deals, today));
  const days = Array.from({ length: boardDays }, (_, place) => addToIsoDay(from, place));
  const strips = stripsFrom(deals, from);
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
        </div>
        {strips.length === 0 ? <p className="hint mt-3">{m.campaign_board_none()}</p> : null}
      </section>
    </Card>
  );
}

/** Dates before "All n dates". */
const datesAtFirst = 6;

function Agenda({ deals, today }: DaysProps) {
  const [showsAll, setShowsAll] = useState(false);
  const dates = deadlinesOf(deals);
  const ahead = dates.filter(({ day }) => day >= today);
  const shown = showsAll ? dates : (ahead.length > 0 ? ahead : dates).slice(0, datesAtFirst);
  return (
    <Card title={m.campaign_deadlines()}>
      <ul>
        {shown.map(({ deal, day }) => (
          <li key={deal.id} className="agenda-row">
            <time dateTime={day} className="disp num">
              {formatShortDay(day)}
            </time>
            <Link to={paths.brandDeal.href(deal.id)} className="min-w-0 wrap-anywhere">
              <bdi>{creatorName(deal.creator)}</bdi>
            </Link>
            <DealBadge status={deal.status} />
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
