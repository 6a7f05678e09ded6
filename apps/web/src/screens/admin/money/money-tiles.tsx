import type { MoneyOverview, Tone } from '@briefcast/contract';
import { formatCount, formatDirhams, formatMonth, formatSeries } from '@briefcast/i18n/format';
import { formatDaysUntil } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Hourglass, Landmark, type LucideIcon, Ticket, Users } from 'lucide-react';

interface Tile {
  tone: Tone;
  Icon: LucideIcon;
  title: string;
  value: string;
  text: string;
}

const counted = (n: number) => ({ n, count: formatCount(n) });

function toConfirm({ awaiting: { orders, fils, oldestAt } }: MoneyOverview): Tile {
  const transfers = m.admin_money_transfers(counted(orders));
  const text = oldestAt
    ? formatSeries([transfers, m.admin_money_oldest({ when: formatDaysUntil(oldestAt) })])
    : transfers;
  return {
    tone: 'yellow',
    Icon: Landmark,
    title: m.admin_money_to_confirm(),
    value: formatDirhams(fils),
    text,
  };
}

function creditsSold({ sold, soldThisMonth }: MoneyOverview): Tile {
  const { orders, credits, fils } = sold?.packs ?? soldThisMonth;
  const title = sold ? m.admin_money_sold_in({ month: monthName(sold.month) }) : m.admin_money_sold();
  const text = formatSeries([
    m.admin_money_packs(counted(orders)),
    m.credits_counted(counted(credits)),
    m.admin_money_net(),
  ]);
  return { tone: 'green', Icon: Ticket, title, value: formatDirhams(fils), text };
}

function subscriptions({
  month,
  subscriptions: { creators, fils, overdue },
}: NonNullable<MoneyOverview['sold']>): Tile {
  return {
    tone: 'blue',
    Icon: Users,
    title: m.admin_money_subscriptions_in({ month: monthName(month) }),
    value: formatDirhams(fils),
    text: formatSeries([
      m.admin_money_creators(counted(creators)),
      ...(overdue ? [m.admin_money_overdue(counted(overdue))] : []),
      m.admin_money_net(),
    ]),
  };
}

function notUsed({ creditsNotUsed, endingThisYear }: MoneyOverview): Tile {
  const all = m.admin_money_not_used_text();
  return {
    tone: 'buff',
    Icon: Hourglass,
    title: m.admin_money_not_used(),
    value: formatCount(creditsNotUsed),
    text: endingThisYear ? formatSeries([all, m.admin_money_ending(counted(endingThisYear))]) : all,
  };
}

const monthName = (month: string) => formatMonth(`${month}-15`);

interface MoneyTilesProps {
  overview: MoneyOverview;
  /** Creators pay for a subscription here. */
  hasSubscriptions: boolean;
  /** Another month is being read. */
  isOld: boolean;
}

/** On a phone a long amount leaves its currency to the next line, rather than break within a word. */
const breakable = (amount: string) => amount.replaceAll('\u00a0', ' ');

/** Pending payments, the month's sales, and credits that brands have not used yet. */
export function MoneyTiles({ overview, hasSubscriptions, isOld }: MoneyTilesProps) {
  const tiles = [
    toConfirm(overview),
    creditsSold(overview),
    ...(hasSubscriptions && overview.sold ? [subscriptions(overview.sold)] : []),
    notUsed(overview),
  ];
  return (
    <dl
      aria-busy={isOld || undefined}
      className={clsx(
        'money-tiles grid grid-cols-2 gap-3 transition-opacity md:gap-4',
        tiles.length === 4 ? 'xl:grid-cols-4' : 'md:grid-cols-3',
        isOld && 'opacity-60',
      )}
    >
      {tiles.map(({ tone, Icon, title, value, text }) => (
        <div key={tone} className="card min-w-0 p-4 md:p-5">
          <dt className="flex items-center gap-2.5 text-sm leading-tight md:text-ui">
            <span
              data-tone={tone}
              className="grid size-8 flex-none place-items-center rounded-lg rounded-se-xl bg-k-bg text-k-ink"
            >
              <Icon aria-hidden className="ic size-4.5!" />
            </span>
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </dt>
          <dd className="num mt-2 font-display text-[24px] leading-tight font-bold wrap-anywhere md:text-[32px]">
            {breakable(value)}
          </dd>
          <dd className="hint num mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
