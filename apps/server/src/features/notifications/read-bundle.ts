/** Content of one mail about several notifications together. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  castings,
  creatorSubscriptions,
  creators,
  deals,
  messages,
  notificationSettings,
  notifications,
  payouts,
} from '../../platform/database/tables/index.ts';
import { wasDepositAt } from './deposit-then.ts';
import { byMail, ownChoice, seenBy } from './read-mail-facts.ts';
import { otherParty } from './read-notifications.ts';
import { unreadComments } from './unread-comments.ts';

/** More is not looked at: far beyond what a mail can list. */
const mostBundled = 2000;

const unreadInDeal = sql<number>`(select count(*)::int from ${messages}
  where ${messages.dealId} = ${notifications.dealId} and ${messages.senderRole} <> ${notifications.role}::role
    and ${messages.seq} > ${seenBy(notifications.dealId, notifications.userId)})`;

const unreadCommentsInDeal = sql<number>`(select count(*)::int from ${unreadComments(notifications.dealId, {
  userId: notifications.userId,
  role: notifications.role,
})})`;

/** Reads the notifications of one mail as they are now, newest first. */
export const readBundle = (db: Reader, bundleId: string) =>
  db
    .select({
      id: notifications.id,
      role: notifications.role,
      kind: notifications.kind,
      inApp: notifications.inApp,
      readAt: notifications.readAt,
      mailedAt: notifications.mailedAt,
      createdAt: notifications.createdAt,
      byMail,
      isPublished: creators.isPublished,
      subscriptionEndsAt: creatorSubscriptions.endsAt,
      subscriptionPausedUntil: creatorSubscriptions.pausedUntil,
      dealId: deals.id,
      brandId: deals.brandId,
      title: deals.title,
      status: deals.status,
      deadline: deals.deadline,
      payoutState: payouts.state,
      castingId: castings.id,
      castingTitle: castings.title,
      isDeposit: wasDepositAt(notifications.createdAt),
      otherParty,
      unread: sql<number>`case when ${notifications.kind} = 'messages.unread' then ${unreadInDeal}
        when ${notifications.kind} = 'comments.unread' then ${unreadCommentsInDeal} else 0 end`,
    })
    .from(notifications)
    .leftJoin(notificationSettings, ownChoice)
    .leftJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(castings, eq(castings.id, notifications.castingId))
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    // Creator whose profile it is about, or the other side's.
    .leftJoin(creators, eq(creators.userId, sql`coalesce(${deals.creatorId}, ${notifications.userId})`))
    .leftJoin(creatorSubscriptions, eq(creatorSubscriptions.creatorId, notifications.userId))
    .where(eq(notifications.bundleId, bundleId))
    .orderBy(desc(notifications.id))
    .limit(mostBundled);

export type Bundled = Awaited<ReturnType<typeof readBundle>>[number];
