/** Everything that the mail of a notification speaks of, as it is when the mail leaves. */

import type { Role } from '@briefcast/contract';
import { sentBackStatuses } from '@briefcast/contract/deals/status';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import {
  brands,
  castings,
  comments,
  creatorSubscriptions,
  creators,
  dealReads,
  deals,
  disputes,
  files,
  messages,
  notificationSettings,
  notifications,
  payouts,
  profileReviews,
  rights,
  users,
} from '../../platform/database/tables/index.ts';
import { totalCents } from '../deals/additions-of-deal.ts';
import { reachedCents } from '../payouts/due-days.ts';
import { restCents } from '../payouts/rest.ts';
import { otherParty } from './read-notifications.ts';
import { unreadComments } from './unread-comments.ts';

const quotedMessages = 3;
const quotedFiles = 5;
const quotedTasks = 5;

/** Whether the person of a notification wants mails of its kind; without a choice they do. */
export const byMail = sql<boolean>`coalesce(${notificationSettings.byMail}, true)`;
/** Whether they want pushes of it; without a choice they want none. */
const byPush = sql<boolean>`coalesce(${notificationSettings.byPush}, false)`;
/** The settings of a notification's person for its kind. */
export const ownChoice = and(
  eq(notificationSettings.userId, notifications.userId),
  eq(notificationSettings.kind, notifications.kind),
);

const notifiedById = prepared((db) =>
  db
    .select({
      id: notifications.id,
      userId: notifications.userId,
      role: notifications.role,
      kind: notifications.kind,
      mailedAt: notifications.mailedAt,
      bundleId: notifications.bundleId,
      byMail,
      byPush,
      inApp: notifications.inApp,
      readAt: notifications.readAt,
      pushedAt: notifications.pushedAt,
      createdAt: notifications.createdAt,
      email: users.email,
      language: users.language,
      firstName: creators.firstName,
      isPublished: creators.isPublished,
      subscriptionEndsAt: creatorSubscriptions.endsAt,
      subscriptionPausedUntil: creatorSubscriptions.pausedUntil,
      dealId: notifications.dealId,
      castingId: castings.id,
      castingTitle: castings.title,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationSettings, ownChoice)
    .leftJoin(creators, eq(creators.userId, notifications.userId))
    .leftJoin(creatorSubscriptions, eq(creatorSubscriptions.creatorId, notifications.userId))
    .leftJoin(castings, eq(castings.id, notifications.castingId))
    .where(eq(notifications.id, sql.placeholder('id')))
    .prepare('notified_by_id'),
);

/** A notification with its person and deal; undefined once it, or the account, is gone. */
export const readNotified = async (db: Reader, id: string) => (await notifiedById(db).execute({ id }))[0];

/** Reads the letter with which a creator's profile was sent back last; null where none was. */
export async function readLetter(db: Reader, creatorId: string) {
  const [review] = await db
    .select({ reasons: profileReviews.reasons, note: profileReviews.note })
    .from(profileReviews)
    .where(and(eq(profileReviews.creatorId, creatorId), eq(profileReviews.state, 'SENT_BACK')))
    .orderBy(desc(profileReviews.id))
    .limit(1);
  return review ?? null;
}

/** Reads the market's last decision about the payment of a deal; null where it decided nothing. */
export async function readDecision(db: Reader, dealId: string): Promise<string | null> {
  const [decided] = await db
    .select({ words: disputes.decision })
    .from(disputes)
    .where(and(eq(disputes.dealId, dealId), isNotNull(disputes.decision)))
    .orderBy(desc(disputes.id))
    .limit(1);
  return decided?.words ?? null;
}

/** The next last day, as of the notification, among such rights `r` of the row's deal; null where none is left. */
const nextEnd = (isSuch: SQL) =>
  sql<Date | null>`(select min(r.ends_at) from rights r where r.deal_id = ${deals.id} and ${isSuch}
    and r.ends_at > ${notifications.createdAt} - interval '2 days')`.mapWith(rights.endsAt);

const dealOfNotification = prepared((db) =>
  db
    .select({
      id: deals.id,
      title: deals.title,
      status: deals.status,
      total: totalCents,
      // Rest of the payment; null without one. A share with a later day waits for it.
      rest: sql<number | null>`case when ${payouts.state} = 'DUE' then ${reachedCents(
        (day) => sql`${day} <= ${notifications.createdAt}`,
      )} when ${payouts.dealId} is not null then ${restCents} end`,
      currency: deals.currency,
      deadline: deals.deadline,
      statusReason: deals.statusReason,
      payBy: payouts.dueAt,
      payAllBy: sql<Date | null>`greatest(${payouts.dueAt}, ${payouts.laterDueAt})`.mapWith(payouts.dueAt),
      payoutState: payouts.state,
      // As it is now, as the day is.
      isDeposit: sql<boolean>`${payouts.dealId} is not null and ${payouts.completedAt} is null`,
      licenceEndsAt: nextEnd(sql`r.kind <> 'EXCLUSIVITY'`),
      exclusivityEndsAt: nextEnd(sql`r.kind = 'EXCLUSIVITY'`),
      otherParty,
    })
    .from(notifications)
    .innerJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(payouts, eq(payouts.dealId, deals.id))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(eq(notifications.id, sql.placeholder('id')))
    .prepare('notified_deal'),
);

/** The deal of a notification, seen from its person's side. */
export const readNotifiedDeal = async (db: Reader, id: string) =>
  (await dealOfNotification(db).execute({ id }))[0];

export type NotifiedDeal = NonNullable<Awaited<ReturnType<typeof readNotifiedDeal>>>;

/** The place up to which somebody has seen the messages of a deal. */
export const seenBy = (dealId: SQLWrapper | string, userId: SQLWrapper | string) =>
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

/** Place of a comment for reading it. */
export interface CommentPlace {
  fileId: string;
  comment: string;
}

/** The comments of others that a person has not seen: how many, the newest of them, oldest first, and where that is. */
export async function readUnreadComments(
  db: Reader,
  dealId: string,
  reader: { userId: string; role: Role },
): Promise<{ count: number; newest: string[]; place: CommentPlace | null }> {
  const rows = await db
    .select({
      text: sql<string>`unread.text`,
      fileId: sql<string>`unread.file_id`,
      comment: sql<string>`unread.comment_id`,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(unreadComments(sql`${dealId}::uuid`, reader))
    .orderBy(sql`unread.created_at desc`)
    .limit(quotedMessages);
  const [last] = rows;
  const newest = rows.map(({ text }) => text).filter((text) => text !== '');
  return {
    count: last?.count ?? 0,
    newest: newest.reverse(),
    place: last ? { fileId: last.fileId, comment: last.comment } : null,
  };
}

/** Reads the brand's feedback on the files that it sent back in this round. */
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

/**
 * Reads the tasks that the brand handed over with the files that it sent back in this round, and the place of the
 * first.
 */
export const readTasks = (db: Reader, dealId: string) =>
  db
    .select({
      name: files.originalName,
      number: comments.number,
      text: comments.text,
      fileId: files.id,
      comment: comments.id,
    })
    .from(comments)
    .innerJoin(files, eq(sql`coalesce(${files.stackId}, ${files.id})`, comments.stackId))
    .where(
      and(
        eq(comments.dealId, dealId),
        comments.isTask,
        eq(comments.state, 'OPEN'),
        isNull(comments.removedAt),
        inArray(files.status, [...sentBackStatuses]),
        eq(files.superseded, false),
      ),
    )
    .orderBy(asc(files.id), asc(comments.number))
    .limit(quotedTasks);
