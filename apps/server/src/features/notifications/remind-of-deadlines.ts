/**
 * Reminders of deadlines. Nothing is planned when a deal is made: due deals are found by an index each time, so a deal
 * that was withdrawn or finished since is not found, and a stopped server loses nothing.
 */

import type { Role } from '@briefcast/contract';
import { deadlineEnd, reminderLeadMilliseconds } from '@briefcast/contract/deals/deadline';
import { closedStatuses } from '@briefcast/contract/deals/status';
import { dayMs } from '@briefcast/contract/kit/days';
import { whoseTurn } from '@briefcast/contract/notifications/news';
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { valueList } from '../../platform/database/value-list.ts';
import type { Deps } from '../../platform/deps.ts';
import { everyStep, forEachDue } from '../../platform/jobs/for-each-due.ts';
import { deadlineAwaitsSample } from '../deals/sample-of-deal.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { peopleOfSides, type Side } from './people-of-sides.ts';

/** After an outage reminders are late; older ones than this are not sent any more. */
const passedForAtMost = 7 * dayMs;

type Deal = typeof deals.$inferSelect;
type Due = Pick<Deal, 'id' | 'brandId' | 'creatorId'>;
type Reminder = 'deadline.soon' | 'deadline.passed';

/** Must be identical to the condition of the index `deals_open_deadline`. */
const openDeal = sql`${deals.status} not in (${valueList(closedStatuses)})`;

/** The cause contains the deadline: a deal whose deadline moves is due again. */
const causeOf = (kind: Reminder, deal: Deal) =>
  `${kind}:${deal.id}:${Math.floor(deal.deadline.getTime() / 1000)}`;
const isUntold = (kind: Reminder) => sql`not exists (
  select 1 from notifications told
  where told.deal_id = ${deals.id} and told.kind = ${kind}
    and told.cause like ${kind} || ':' || ${deals.id} || ':' || floor(extract(epoch from ${deals.deadline}))::bigint || ':%'
)`;

const moment = (milliseconds: number) => new Date(milliseconds);

/** Deals that may be due for a reminder, and its receiver. */
const reminders: Record<
  Reminder,
  { where(now: number): SQL | undefined; sides(deal: Deal, now: Date): Role[] }
> = {
  'deadline.soon': {
    where: (now) =>
      and(
        gt(deals.deadline, moment(now)),
        lte(deals.deadline, moment(now + reminderLeadMilliseconds)),
        // A brief that was sent later than this has only just shown its deadline.
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

/** Reminds of one deal, under its lock, so that withdrawing or finishing it comes before or after. */
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
  const cause = causeOf(kind, deal);
  const news = reminders[kind]
    .sides(deal, deps.clock())
    .flatMap((role) =>
      peopleOf({ role, party: partyOf[role] }).map((userId) => ({ kind, userId, role, dealId, cause })),
    );
  await notify(deps, tx, news);
}

type RemindDeps = NotifyDeps & Pick<Deps, 'db' | 'jobs' | 'log'>;

/** Goes on after each page: some deals of it may have nobody to notify, and stay due. */
async function remind(deps: RemindDeps, kind: Reminder): Promise<void> {
  const now = deps.clock().getTime();
  await forEachDue<Due & Pick<Deal, 'deadline'>>(deps, {
    read: (limit, last) =>
      deps.db
        .select({
          id: deals.id,
          deadline: deals.deadline,
          brandId: deals.brandId,
          creatorId: deals.creatorId,
        })
        .from(deals)
        .where(
          and(
            openDeal,
            reminders[kind].where(now),
            sql`not ${deadlineAwaitsSample}`,
            isUntold(kind),
            last ? sql`(${deals.deadline}, ${deals.id}) > (${last.deadline}, ${last.id})` : undefined,
          ),
        )
        .orderBy(asc(deals.deadline), asc(deals.id))
        .limit(limit),
    work: (due) => deps.db.transaction((tx) => tell(deps, tx, kind, due)),
  });
}

/** Sends the reminders of every deadline that is near or over, if they were not sent before. */
export const remindOfDeadlines = (deps: RemindDeps): Promise<void> =>
  everyStep(
    () => remind(deps, 'deadline.soon'),
    () => remind(deps, 'deadline.passed'),
  );
