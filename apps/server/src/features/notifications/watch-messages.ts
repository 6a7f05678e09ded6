/**
 * Messages and comments that stay unread while a person is away. The first one sets a watch for the deal and
 * person; when it is due, one check decides: read by now, still present, or away, and then they are notified
 * once for this absence.
 */

import type { Role } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { and, asc, eq, lte, max, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import {
  dealReads,
  deals,
  messages,
  messageWatches,
  presence,
  users,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Fact, FactKind } from '../../platform/facts/kinds.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { holdMembers } from '../brands/members.ts';
import { type NotifyDeps, notify } from './notify.ts';
import type { Side } from './people-of-sides.ts';
import { unreadCommentsSpan, unreadMessagesSpan } from './unread-span.ts';

/** Time for which a person must be away, and a message unread. */
export const awayMilliseconds = 15 * minuteMs;

/** The kinds of facts that mean that somebody wrote something. */
export const writtenKinds = [
  'message.sent',
  'comment.added',
  'comment.replied',
] as const satisfies FactKind[];

/** Whether the other side has something new to read. */
export const isWriting = ({ kind }: Fact): boolean => (writtenKinds as readonly FactKind[]).includes(kind);

type Deal = Pick<typeof deals.$inferSelect, 'id' | 'creatorActedAt'>;
type Watch = Pick<typeof messageWatches.$inferSelect, 'dealId' | 'userId'>;

/** The side that was written to; a guest's comment is for the brand. */
export const writtenTo = ({ actor, brandId, creatorId }: Fact): Side =>
  actor === 'BRAND' ? { role: 'CREATOR', party: creatorId } : { role: 'BRAND', party: brandId };

interface WantedWatch {
  dealId: string;
  userId: string;
  dueAt: string;
}

/** The watches for these messages: one for each deal and person of the other side, due by the first message. */
function watchesOf(sent: readonly Fact[], peopleOf: (side: Side) => string[]): WantedWatch[] {
  const first = new Map<string, WantedWatch>();
  for (const fact of sent) {
    const { dealId, createdAt } = fact;
    if (!dealId) continue;
    const dueAt = new Date(createdAt.getTime() + awayMilliseconds).toISOString();
    for (const userId of peopleOf(writtenTo(fact))) {
      const place = `${dealId} ${userId}`;
      if (!first.has(place)) first.set(place, { dealId, userId, dueAt });
    }
  }
  return [...first.values()];
}

/**
 * Sets the watches for the people who were written to; an existing watch is due earlier and stays. Lock the
 * people and deals before.
 */
export async function watchForReading(
  tx: Tx,
  sent: readonly Fact[],
  peopleOf: (side: Side) => string[],
): Promise<void> {
  const watches = watchesOf(sent, peopleOf);
  if (watches.length === 0) return;
  // Only for deals and people that still exist.
  await tx.execute(sql`insert into ${messageWatches} (deal_id, user_id, due_at)
    select deal_id, user_id, due_at
    from json_to_recordset(${JSON.stringify(watches.map(asRow))}::json)
      as wanted(deal_id uuid, user_id uuid, due_at timestamptz)
    where exists (select from ${deals} d where d.id = deal_id) and exists (select from ${users} u where u.id = user_id)
    on conflict do nothing`);
}

const asRow = ({ dealId, userId, dueAt }: WantedWatch) => ({
  deal_id: dealId,
  user_id: userId,
  due_at: dueAt,
});

/** The last message that somebody wrote in a deal. */
async function lastWritten(tx: Tx, dealId: string, userId: string): Promise<Date | null> {
  const [found] = await tx
    .select({ at: max(messages.createdAt) })
    .from(messages)
    .where(and(eq(messages.dealId, dealId), eq(messages.senderId, userId)));
  return found?.at ?? null;
}

/**
 * Returns the last activity of a person: an open page, or something they read or did in this deal. For a brand's
 * person only their own messages count, not what a colleague did.
 */
async function lastSeen(tx: Tx, deal: Deal, userId: string, role: Role, readAt: Date | undefined) {
  const [here] = await tx
    .select({ seenAt: presence.seenAt })
    .from(presence)
    .where(eq(presence.userId, userId));
  const acted = role === 'BRAND' ? await lastWritten(tx, deal.id, userId) : deal.creatorActedAt;
  return Math.max(...[here?.seenAt, readAt, acted].map((moment) => moment?.getTime() ?? 0));
}

/** Whether the person is a member of the organisation, if there is one; the membership is locked. */
const isMember = async (tx: Tx, brandId: string | null, userId: string): Promise<boolean> =>
  brandId !== null && (await holdMembers(tx, [{ brandId, userId }])).length > 0;

/** Checks one watch that is due, under the deal's lock, under which every message is written as well. */
async function look(deps: NotifyDeps, tx: Tx, { dealId, userId }: Watch): Promise<void> {
  const [parties] = await tx
    .select({ brandId: deals.brandId, creatorId: deals.creatorId })
    .from(deals)
    .where(eq(deals.id, dealId));
  const role: Role = parties?.creatorId === userId ? 'CREATOR' : 'BRAND';
  await holdUsers(tx, [userId]);
  const isParty = role === 'CREATOR' || (await isMember(tx, parties?.brandId ?? null, userId));
  const [deal] = await tx
    .select({
      id: deals.id,
      creatorActedAt: deals.creatorActedAt,
    })
    .from(deals)
    .where(eq(deals.id, dealId))
    .for('update');
  const own = and(eq(messageWatches.dealId, dealId), eq(messageWatches.userId, userId));
  const now = deps.clock();
  // Another process may have checked it since.
  const [watch] = await tx
    .select({
      messagesPushedAt: messageWatches.messagesPushedAt,
      commentsPushedAt: messageWatches.commentsPushedAt,
    })
    .from(messageWatches)
    .where(and(own, lte(messageWatches.dueAt, now)));
  if (!deal || !watch) return;
  const [read] = await tx
    .select({ readAt: dealReads.readAt, seq: dealReads.lastMessageSeq })
    .from(dealReads)
    .where(and(eq(dealReads.dealId, dealId), eq(dealReads.userId, userId)));
  const waiting = isParty
    ? ([
        [
          'messages.unread',
          await unreadMessagesSpan(tx, dealId, { role, read: read?.seq ?? 0 }),
          watch.messagesPushedAt,
        ],
        ['comments.unread', await unreadCommentsSpan(tx, dealId, { userId, role }), watch.commentsPushedAt],
      ] as const)
    : [];
  const later: number[] = [];
  for (const [kind, unread, pushedAt] of waiting) {
    if (!unread) continue;
    const seen = await lastSeen(tx, deal, userId, role, read?.readAt);
    const dueAt = Math.max(seen, unread.oldest.getTime()) + awayMilliseconds;
    if (dueAt > now.getTime()) later.push(dueAt);
    // An absence is identified by its beginning: later messages in it are no new cause.
    else {
      const cause = `${kind}:${dealId}:${seen}`;
      const wasPushed = pushedAt !== null && pushedAt >= unread.newest;
      await notify(deps, tx, [{ kind, userId, role, dealId, cause, wasPushed }]);
    }
  }
  if (later.length > 0) {
    await tx
      .update(messageWatches)
      .set({ dueAt: new Date(Math.min(...later)) })
      .where(own);
  } else await tx.delete(messageWatches).where(own);
}

/** Checks every watch that is due; each check removes or postpones its watch. */
export const checkWatches = (deps: NotifyDeps & Pick<Deps, 'db' | 'jobs' | 'log'>): Promise<void> =>
  forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ dealId: messageWatches.dealId, userId: messageWatches.userId })
        .from(messageWatches)
        .where(lte(messageWatches.dueAt, deps.clock()))
        .orderBy(asc(messageWatches.dueAt), sql`deal_id`)
        .limit(limit),
    work: (watch) => deps.db.transaction((tx) => look(deps, tx, watch)),
  });
