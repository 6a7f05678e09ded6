/** Licences and exclusivities that end, as one side of their deals sees them (rules/rights). */

import type { Renewal, Right, RightKind, Rights, Role } from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/deals/deadline';
import { dayMs } from '@briefcast/contract/kit/days';
import { and, asc, count, desc, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, renewals, rights } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isInCampaign } from '../parties/in-campaign.ts';
import { isPartyOf } from '../parties/party.ts';
import { otherSide } from '../parties/party-names.ts';
import { readCalendarUrl } from './calendar-address.ts';
import { readRenewals } from './renewal-rows.ts';

/** More are not shown at once: somebody with as many needs the calendar. */
const mostRunning = 500;
const mostOver = 50;

/** Time for which a calendar keeps days that are over. */
export const keptInCalendarMilliseconds = 365 * dayMs;

/** Time for which a declined offer is shown: as long as it could have been answered. */
const declinedToldMilliseconds = 90 * dayMs;

/** Rights that end before this are over everywhere on Earth. */
const overBefore = (now: Date) => new Date(now.getTime() - longestDayMilliseconds);

const select = (db: Reader, role: Role) =>
  db
    .select({
      dealId: rights.dealId,
      kind: rights.kind,
      title: deals.title,
      category: deals.exclusivityCategory,
      startsAt: rights.startsAt,
      endsAt: rights.endsAt,
      renewedAt: rights.renewedAt,
      party: otherSide({ role }),
    })
    .from(rights)
    .innerJoin(deals, eq(deals.id, rights.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId));

type Row = Awaited<ReturnType<typeof select>>[number];

/** Whether an offer was declined after the right was renewed last. */
const isNewer = (declined: Renewal | undefined, renewedAt: Date | null): boolean =>
  declined?.answeredAt != null && (renewedAt === null || new Date(declined.answeredAt) > renewedAt);

const present = ({ startsAt, endsAt, renewedAt, category, ...row }: Row, offers: Offers = {}): Right => ({
  ...row,
  category: row.kind === 'EXCLUSIVITY' ? category : null,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  renewedAt: renewedAt?.toISOString() ?? null,
  renewal: offers.open ?? null,
  ...(isNewer(offers.declined, renewedAt) ? { declined: offers.declined } : {}),
});

/** Open and declined offers to renew a right. */
interface Offers {
  open?: Renewal;
  declined?: Renewal;
}

const keyOf = (dealId: string, kind: RightKind) => `${dealId} ${kind}`;

/** The actor's offers that wait for an answer or were declined lately, by each right that they are of. */
async function readOffers(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  actor: UserActor,
): Promise<Map<string, Offers>> {
  const declinedSince = new Date(deps.clock().getTime() - declinedToldMilliseconds);
  const isTold = or(
    eq(renewals.state, 'OPEN'),
    and(eq(renewals.state, 'DECLINED'), gt(renewals.answeredAt, declinedSince)),
  );
  const read = await readRenewals({ ...deps, side: actor.role }, and(isPartyOf(actor), isTold));
  const offers = new Map<string, Offers>();
  for (const one of read)
    for (const { kind } of one.lines) {
      const known = offers.get(keyOf(one.dealId, kind));
      // The newest comes first.
      if (one.state === 'OPEN') offers.set(keyOf(one.dealId, kind), { ...known, open: one });
      else offers.set(keyOf(one.dealId, kind), { declined: one, ...known });
    }
  return offers;
}

/** The actor's rights, of a brand also those of one campaign, with the address of the calendar. */
export async function readRights(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>,
  actor: UserActor,
  campaignId?: string,
): Promise<Rights> {
  const { db } = deps;
  const over = overBefore(deps.clock());
  const isOwn = and(isPartyOf(actor), isInCampaign(actor, campaignId));
  const isOver = and(isOwn, lte(rights.endsAt, over));
  const running = await select(db, actor.role)
    .where(and(isOwn, gt(rights.endsAt, over)))
    .orderBy(asc(rights.endsAt), asc(rights.dealId), asc(rights.kind))
    .limit(mostRunning);
  const ended = await select(db, actor.role)
    .where(isOver)
    .orderBy(desc(rights.endsAt), desc(rights.dealId), asc(rights.kind))
    .limit(mostOver);
  const [counted] = await db
    .select({ count: count() })
    .from(rights)
    .innerJoin(deals, eq(deals.id, rights.dealId))
    .where(isOver);
  const offers = await readOffers(deps, actor);
  const presentAll = (rows: readonly Row[]) =>
    rows.map((row) => present(row, offers.get(keyOf(row.dealId, row.kind))));
  return {
    running: presentAll(running),
    over: presentAll(ended),
    overCount: counted?.count ?? 0,
    calendarUrl: await readCalendarUrl(deps, actor.userId),
  };
}

/** Reads rights of these deals as calendars show them: running ones, and ones that ended within the last year. */
export async function readCalendarRights(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  role: Role,
  ofDeals: SQL | undefined,
): Promise<Right[]> {
  const since = new Date(clock().getTime() - keptInCalendarMilliseconds);
  const rows = await select(db, role)
    .where(and(ofDeals, gt(rights.endsAt, since)))
    .orderBy(asc(rights.endsAt), asc(rights.dealId), asc(rights.kind))
    .limit(mostRunning);
  return rows.map((row) => present(row));
}
