/** What the operator sold in a month, and what of it creators are behind with (rules/billing#overview). */
import type { MoneyMonth } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creatorSubscriptions, ledgerAccounts, ledgerEntries } from '../../platform/database/tables/index.ts';
import { movedNetFils } from '../billing/read-movements.ts';

const day = 24 * 60 * 60 * 1000;

const isWithin = sql`${ledgerEntries.createdAt} >= ${sql.placeholder('from')}::timestamptz
  and ${ledgerEntries.createdAt} < ${sql.placeholder('before')}::timestamptz`;
const isSubscription = sql`${ledgerEntries.movement} in ('SUBSCRIBED', 'UNSUBSCRIBED')`;
const isPack = sql`${ledgerEntries.movement} in ('BOUGHT', 'REFUNDED')`;
/** Not a pack that was paid again after a dispute was won. */
const isOrder = sql`${ledgerEntries.key} like 'bought:%'`;
const soldCredits = sql`case ${ledgerEntries.movement} when 'REFUNDED' then -${ledgerEntries.credits}
  else ${ledgerEntries.credits} end`;

/** Sums of fils pass 32 bits; a double holds whole fils up to ninety trillion dirhams. */
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

/** Paid subscriptions whose next month did not come, as long as their grace lasts (rules/subscription#states). */
const overdue = prepared((db) =>
  db
    .select({ creators: sql<number>`count(*)::int` })
    .from(creatorSubscriptions)
    .where(
      sql`${creatorSubscriptions.endsAt} <= ${sql.placeholder('now')}::timestamptz
        and ${creatorSubscriptions.endsAt} > ${sql.placeholder('graceSince')}::timestamptz
        and ${creatorSubscriptions.isPaid} and not ${creatorSubscriptions.isEnding}`,
    )
    .prepare('admin_money_overdue'),
);

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

/** How many ready credits of all brands end before the next year begins, UTC. */
export async function readEndingThisYear(db: Reader, now: Date): Promise<number> {
  const yearEnd = new Date(Date.UTC(now.getUTCFullYear() + 1, 0)).toISOString();
  const [row] = await ending(db).execute({ yearEnd });
  return row?.credits ?? 0;
}

/** What was sold before tax, less what went back, in a month in UTC such as `2026-11`. Who is overdue is known for the month of `now` alone. */
export async function readMonthOfMoney(
  db: Reader,
  month: string,
  { now, graceDays }: { now: Date; graceDays: number },
): Promise<MoneyMonth> {
  const from = new Date(`${month}-01T00:00:00Z`);
  const before = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
  const [sold] = await sales(db).execute({ from: from.toISOString(), before: before.toISOString() });
  const isNow = now >= from && now < before;
  const graceSince = new Date(now.getTime() - graceDays * day).toISOString();
  const [late] = isNow ? await overdue(db).execute({ now: now.toISOString(), graceSince }) : [];
  return {
    month,
    packs: { orders: sold?.packs ?? 0, credits: sold?.credits ?? 0, fils: sold?.packFils ?? 0 },
    subscriptions: {
      creators: sold?.creators ?? 0,
      fils: sold?.monthFils ?? 0,
      ...(late ? { overdue: late.creators } : {}),
    },
  };
}
