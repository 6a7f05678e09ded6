/**
 * The platform's sales of a month, and the number of creators behind with their payments
 * (rules/credits#overview).
 */

import type { MoneyMonth } from '@briefcast/contract';
import { addDays, marketMonth } from '@briefcast/contract/kit/days';
import { subscriptionState } from '@briefcast/contract/subscriptions/standing';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creatorSubscriptions, ledgerAccounts, ledgerEntries } from '../../platform/database/tables/index.ts';
import { movedNetFils } from '../credits/read-movements.ts';

const isWithin = sql`${ledgerEntries.createdAt} >= ${sql.placeholder('from')}::timestamptz
  and ${ledgerEntries.createdAt} < ${sql.placeholder('before')}::timestamptz`;
const isSubscription = sql`${ledgerEntries.movement} in ('SUBSCRIBED', 'UNSUBSCRIBED')`;
const isPack = sql`${ledgerEntries.movement} in ('BOUGHT', 'REFUNDED')`;
/** Excludes packs that were paid again after a won dispute. */
const isOrder = sql`${ledgerEntries.key} like 'bought:%'`;
const soldCredits = sql`case ${ledgerEntries.movement} when 'REFUNDED' then -${ledgerEntries.credits}
  else ${ledgerEntries.credits} end`;

/** Sums of fils exceed 32 bits; a double is exact up to ninety trillion dirhams. */
const sales = prepared((db) =>
  db
    .select({
      packs: sql<number>`(count(*) filter (where ${isOrder}))::int`,
      credits: sql<number>`coalesce(sum(${soldCredits}) filter (where ${isPack}), 0)::int`,
      packFils: sql<number>`coalesce(sum(${movedNetFils}) filter (where ${isPack}), 0)::double precision`,
      creators: sql<number>`(count(distinct ${ledgerEntries.ownerId})
        filter (where ${ledgerEntries.movement} = 'SUBSCRIBED'))::int`,
      monthFils: sql<number>`coalesce(sum(${movedNetFils}) filter (where ${isSubscription}), 0)::double precision`,
    })
    .from(ledgerEntries)
    .where(isWithin)
    .prepare('admin_money_sales'),
);

/** Subscriptions that ended within a grace period's length before now, which are few. */
const endedLately = prepared((db) =>
  db
    .select({
      endsAt: creatorSubscriptions.endsAt,
      isPaid: creatorSubscriptions.isPaid,
      isEnding: creatorSubscriptions.isEnding,
      pausedUntil: creatorSubscriptions.pausedUntil,
    })
    .from(creatorSubscriptions)
    .where(
      sql`${creatorSubscriptions.endsAt} <= ${sql.placeholder('now')}::timestamptz
        and ${creatorSubscriptions.endsAt} > ${sql.placeholder('graceSince')}::timestamptz`,
    )
    .prepare('admin_money_ended_lately'),
);

/** Counts the creators in their grace period now. */
async function countOverdue(db: Reader, now: Date, graceDays: number): Promise<number> {
  const graceSince = addDays(now, -graceDays).toISOString();
  const ended = await endedLately(db).execute({ now: now.toISOString(), graceSince });
  return ended.filter((one) => subscriptionState(one, graceDays, now) === 'GRACE').length;
}

const ending = prepared((db) =>
  db
    .select({ credits: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::int` })
    .from(ledgerAccounts)
    .where(
      sql`${ledgerAccounts.kind} = 'credits.ready' and ${ledgerAccounts.balance} > 0
        and ${ledgerAccounts.endsAt} < ${sql.placeholder('yearEnd')}::timestamptz`,
    )
    .prepare('admin_money_ending'),
);

/** Counts the ready credits of all brands that expire before the next year begins, in UTC. */
export async function readEndingThisYear(db: Reader, now: Date): Promise<number> {
  const yearEnd = new Date(Date.UTC(now.getUTCFullYear() + 1, 0)).toISOString();
  const [row] = await ending(db).execute({ yearEnd });
  return row?.credits ?? 0;
}

/**
 * Sales before tax, less refunds, in a month in Dubai such as `2026-11`. The number of overdue creators is
 * known only for the month of `now`.
 */
export async function readMonthOfMoney(
  db: Reader,
  month: string,
  { now, graceDays }: { now: Date; graceDays: number },
): Promise<MoneyMonth> {
  const { from, before } = marketMonth(month);
  const [sold] = await sales(db).execute({ from: from.toISOString(), before: before.toISOString() });
  const isNow = now >= from && now < before;
  return {
    month,
    packs: { orders: sold?.packs ?? 0, credits: sold?.credits ?? 0, fils: sold?.packFils ?? 0 },
    subscriptions: {
      creators: sold?.creators ?? 0,
      fils: sold?.monthFils ?? 0,
      ...(isNow ? { overdue: await countOverdue(db, now, graceDays) } : {}),
    },
  };
}
