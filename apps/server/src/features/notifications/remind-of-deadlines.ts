/**
 * Deadlines that come and go. Nothing is planned when a deal is made: the deals that are due are found by an index
 * each time, so a deal that was withdrawn or finished meanwhile is simply not found, and a stop loses nothing.
 */
import type { Role } from '@briefcast/contract';
import { deadlineEnd, reminderLeadMilliseconds } from '@briefcast/contract/rules/deadline';
import { closedStatuses } from '@briefcast/contract/rules/deal-status';
import { whoseTurn } from '@briefcast/contract/rules/notifications';
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import type { Deps } from '../../platform/deps.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { peopleOfSides, type Side } from './people-of-sides.ts';

const batch = 200;
const day = 24 * 60 * 60 * 1000;
/** A server that was down tells late; what is older than this is no news any more. */
const passedForAtMost = 7 * day;

type Deal = typeof deals.$inferSelect;
type Due = Pick<Deal, 'id' | 'brandId' | 'creatorId'>;
type Reminder = 'deadline.soon' | 'deadline.passed';

/** The condition of the index `deals_open_deadline`, in its own words. */
const openDeal = sql`${deals.status} not in (${valueList(closedStatuses)})`;

/** The cause names the deadline too: a deal whose deadline moves is due again. */
const causeOf = (kind: Reminder, deal: Deal) =>
  `${kind}:${deal.id}:${Math.floor(deal.deadline.getTime() / 1000)}`;
const isUntold = (kind: Reminder) => sql`not exists (
  select 1 from notifications told
  where told.deal_id = ${deals.id} and told.kind = ${kind}
    and told.cause like ${kind} || ':' || ${deals.id} || ':' || floor(extract(epoch from ${deals.deadline}))::bigint || ':%'
)`;

const moment = (milliseconds: number) => new Date(milliseconds);

/** Which deals may be due for a reminder, and whom it goes to. */
const reminders: Record<
  Reminder,
  { where(now: number): SQL | undefined; sides(deal: Deal, now: Date): Role[] }
> = {
  'deadline.soon': {
    where: (now) =>
      and(
        gt(deals.deadline, moment(now)),
        lte(deals.deadline, moment(now + reminderLeadMilliseconds)),
        // A brief that was sent later than that has just told of its deadline.
        sql`${deals.createdAt} < ${deals.deadline} - interval '48 hours'`,
      ),
    sides(deal) {
      const turn = whoseTurn(deal.status);
      return turn ? [turn] : [];
    },
  },
  'deadline.passed': {
    where: (now) => and(gt(deals.deadline, moment(now - passedForAtMost)), lte(deals.deadline, moment(now))),
    sides: (deal, now) => (deadlineEnd(deal.deadline) <= now ? ['CREATOR', 'BRAND'] : []),
  },
};

/** Tells of one deal, under its lock: whoever withdraws or finishes it at this moment comes before or after. */
async function tell(
  deps: NotifyDeps,
  tx: Tx,
  kind: Reminder,
  { id: dealId, ...parties }: Due,
): Promise<void> {
  const partyOf = { BRAND: parties.brandId, CREATOR: parties.creatorId };
  const sides: Side[] = (['BRAND', 'CREATOR'] as const).map((role) => ({ role, party: partyOf[role] }));
  const peopleOf = await peopleOfSides(tx, sides);
  const [deal] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.id, dealId), openDeal))
    .for('update');
  if (!deal) return;
  for (const role of reminders[kind].sides(deal, deps.clock())) {
    for (const userId of peopleOf({ role, party: partyOf[role] }))
      await notify(deps, tx, { kind, userId, role, dealId, cause: causeOf(kind, deal) });
  }
}

async function remind(deps: NotifyDeps & Pick<Deps, 'db'>, kind: Reminder): Promise<void> {
  const now = deps.clock().getTime();
  let after: SQL | undefined;
  for (;;) {
    const page = await deps.db
      .select({
        id: deals.id,
        deadline: deals.deadline,
        brandId: deals.brandId,
        creatorId: deals.creatorId,
      })
      .from(deals)
      .where(and(openDeal, reminders[kind].where(now), isUntold(kind), after))
      .orderBy(asc(deals.deadline), asc(deals.id))
      .limit(batch);
    for (const due of page) await deps.db.transaction((tx) => tell(deps, tx, kind, due));
    const last = page.at(-1);
    if (!last || page.length < batch) return;
    // Some of a page may have had nobody to tell: going on behind it, none of them is met again.
    after = sql`(${deals.deadline}, ${deals.id}) > (${last.deadline}, ${last.id})`;
  }
}

/** Tells of every deadline that is near or over and has not been told of. */
export async function remindOfDeadlines(deps: NotifyDeps & Pick<Deps, 'db'>): Promise<void> {
  await remind(deps, 'deadline.soon');
  await remind(deps, 'deadline.passed');
}
