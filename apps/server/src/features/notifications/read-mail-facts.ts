/** Everything that the mail of a notification speaks of, as it is when the mail leaves. */

import type { Role } from '@briefcast/contract';
import { sentBackStatuses } from '@briefcast/contract/rules/deal-status';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  creators,
  dealReads,
  deals,
  files,
  messages,
  notificationSettings,
  notifications,
  users,
} from '../../platform/database/tables/index.ts';
import { otherParty } from './read-notifications.ts';

const quotedMessages = 3;
const quotedFiles = 5;

/** A notification with its person and deal; undefined once it, or the account, is gone. */
export async function readNotified(db: Reader, id: string) {
  const [row] = await db
    .select({
      id: notifications.id,
      userId: notifications.userId,
      role: notifications.role,
      kind: notifications.kind,
      mailedAt: notifications.mailedAt,
      bundleId: notifications.bundleId,
      email: users.email,
      language: users.language,
      firstName: creators.firstName,
      isPublished: creators.isPublished,
      dealId: notifications.dealId,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(creators, eq(creators.userId, notifications.userId))
    .where(eq(notifications.id, id));
  return row;
}

/** The deal of a notification, seen from its person's side. */
export async function readNotifiedDeal(db: Reader, id: string) {
  const [row] = await db
    .select({
      id: deals.id,
      title: deals.title,
      status: deals.status,
      budget: deals.budget,
      deadline: deals.deadline,
      otherParty,
    })
    .from(notifications)
    .innerJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(eq(notifications.id, id));
  return row;
}

export type NotifiedDeal = NonNullable<Awaited<ReturnType<typeof readNotifiedDeal>>>;

const seenBy = (dealId: SQLWrapper | string, userId: SQLWrapper | string) =>
  sql`coalesce((select ${dealReads.lastMessageSeq} from ${dealReads}
    where ${dealReads.dealId} = ${dealId} and ${dealReads.userId} = ${userId}), 0)`;

/** The messages of the other side that a person has not read: how many, and the newest of them, oldest first. */
export async function readUnread(
  db: Reader,
  dealId: string,
  { userId, role }: { userId: string; role: Role },
) {
  const seen = seenBy(dealId, userId);
  const isUnread = and(eq(messages.dealId, dealId), ne(messages.senderRole, role), gt(messages.seq, seen));
  const [counted] = await db.select({ count: count() }).from(messages).where(isUnread);
  const newest = await db
    .select({ content: messages.content })
    .from(messages)
    .where(and(isUnread, eq(messages.type, 'TEXT')))
    .orderBy(desc(messages.seq))
    .limit(quotedMessages);
  return { count: counted?.count ?? 0, newest: newest.map(({ content }) => content).reverse() };
}

/** What the brand wrote about the files that it sent back in this round. */
export const readFeedback = (db: Reader, dealId: string) =>
  db
    .select({ name: files.originalName, feedback: files.feedback })
    .from(files)
    .where(
      and(
        eq(files.dealId, dealId),
        inArray(files.status, [...sentBackStatuses]),
        eq(files.superseded, false),
        isNotNull(files.feedback),
      ),
    )
    .orderBy(asc(files.id))
    .limit(quotedFiles);

/** More is not looked at: far beyond what a mail can list. */
const mostBundled = 2000;

const unreadInDeal = sql<number>`(select count(*)::int from ${messages}
  where ${messages.dealId} = ${notifications.dealId} and ${messages.senderRole} <> ${notifications.role}::role
    and ${messages.seq} > ${seenBy(notifications.dealId, notifications.userId)})`;

/** What one mail tells together, as it is now, newest first. */
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
      byMail: sql<boolean>`coalesce(${notificationSettings.byMail}, true)`,
      isPublished: creators.isPublished,
      dealId: deals.id,
      title: deals.title,
      status: deals.status,
      deadline: deals.deadline,
      otherParty,
      unread: sql<number>`case when ${notifications.kind} = 'messages.unread' then ${unreadInDeal} else 0 end`,
    })
    .from(notifications)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, notifications.userId),
        eq(notificationSettings.kind, notifications.kind),
      ),
    )
    .leftJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    // Whose profile it is about, or the other side's.
    .leftJoin(creators, eq(creators.userId, sql`coalesce(${deals.creatorId}, ${notifications.userId})`))
    .where(eq(notifications.bundleId, bundleId))
    .orderBy(desc(notifications.id))
    .limit(mostBundled);

export type Bundled = Awaited<ReturnType<typeof readBundle>>[number];
