/** Marks news of needs as read once anybody of the team did the thing (rules/needs#news). */
import type { Role } from '@briefcast/contract';
import { needEndingFacts, newsOfNeeds, newsRow } from '@briefcast/contract/notifications/news';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { castings, deals, notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { readNeedKinds } from '../needs/read-needs.ts';
import { type NewsSubject, settleNewsJob } from './jobs.ts';
import { appendBellRead, type NotifyDeps } from './notify.ts';

const isUnreadNeed = and(isNull(notifications.readAt), inArray(notifications.kind, [...newsOfNeeds]));

const isEnding = ({ kind }: Fact): boolean => (needEndingFacts as readonly string[]).includes(kind);
const isThere = (id: string | null | undefined): id is string => id != null;

/** Adds a job for each deal and casting of these facts of which somebody has unread news of a need. */
export async function settleSoon(
  { jobs }: Pick<NotifyDeps, 'jobs'>,
  tx: Tx,
  facts: readonly Fact[],
  castingOf: (fact: Fact) => string | null,
): Promise<void> {
  const ending = facts.filter(isEnding);
  if (ending.length === 0) return;
  const dealIds = ending.map(({ dealId }) => dealId).filter(isThere);
  const castingIds = ending.map(castingOf).filter(isThere);
  const owed = ending
    .filter(({ kind }) => kind === 'bank_details.stated')
    .map(({ creatorId }) => creatorId)
    .filter(isThere);
  const { dealId, castingId, kind, userId } = notifications;
  const found = await tx
    .selectDistinct({ dealId, castingId })
    .from(notifications)
    .where(
      and(
        isUnreadNeed,
        or(
          inArray(dealId, dealIds),
          inArray(castingId, castingIds),
          and(eq(kind, 'bank_details.asked'), inArray(userId, owed)),
        ),
      ),
    );
  await jobs.enqueueAll(tx, settleNewsJob, found);
}

/** Reads unread news of needs about a deal or a casting, with the party on whose behalf each was told. */
const readUnreadNews = (db: Reader, { dealId, castingId }: NewsSubject) =>
  db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      userId: notifications.userId,
      role: notifications.role,
      brandId: sql<string | null>`coalesce(${deals.brandId}, ${castings.brandId})`,
    })
    .from(notifications)
    .leftJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(castings, eq(castings.id, notifications.castingId))
    .where(
      and(
        isUnreadNeed,
        dealId === null ? isNull(notifications.dealId) : eq(notifications.dealId, dealId),
        castingId === null ? isNull(notifications.castingId) : eq(notifications.castingId, castingId),
      ),
    );

type UnreadNews = Awaited<ReturnType<typeof readUnreadNews>>[number];

async function isOver(
  deps: Pick<Deps, 'db' | 'clock'>,
  { kind, userId, role, brandId }: UnreadNews,
  subject: NewsSubject,
): Promise<boolean> {
  const party = role === 'CREATOR' ? userId : brandId;
  if (party === null) return true;
  const needs = await readNeedKinds(deps, { userId, role, party }, subject);
  return !newsRow(kind).begins?.some((need) => needs.has(need));
}

/** Marks news of the deal or casting as read whose need is over. */
export async function settleNews(
  deps: Pick<Deps, 'db' | 'facts' | 'clock'>,
  subject: NewsSubject,
): Promise<void> {
  const { db, facts, clock } = deps;
  const over: UnreadNews[] = [];
  for (const news of await readUnreadNews(db, subject))
    if (await isOver(deps, news, subject)) over.push(news);
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: clock() })
      .where(and(inArray(notifications.id, ids), isNull(notifications.readAt)))
      .returning({ userId: notifications.userId, role: notifications.role });
    const people = new Map<string, Role>(marked.map(({ userId, role }) => [userId, role]));
    for (const [userId, role] of people) await appendBellRead({ facts }, tx, { userId, role });
  });
}
