/** Everything that is kept about a person, for their own copy (rules/accounts#own-data). Others' words stay out of it. */
import type { PersonActor } from '@briefcast/contract';
import { and, asc, eq } from 'drizzle-orm';
import {
  brands,
  commentReplies,
  comments,
  deals,
  files,
  media,
  members,
  messages,
  notificationSettings,
  notifications,
  reports,
  users,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOwnSessions } from '../accounts/own-sessions.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import { readOwnBooks } from './read-own-books.ts';

/** Somebody, and the organisation whose profile is theirs. */
export type OwnPerson = Pick<PersonActor, 'userId' | 'role' | 'brandId'>;

/** Reads it as what becomes JSON; moments are Dates. Throws auth.session_expired for somebody who is gone. */
export async function readOwnData(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>, person: OwnPerson) {
  const { db } = deps;
  const { userId, role } = person;
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      createdAt: users.createdAt,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    account,
    profile: await readOwnUser(deps, person),
    sessions: await readOwnSessions(deps, { userId, sessionId: null }),
    organizations: await db
      .select({
        id: brands.id,
        companyName: brands.companyName,
        role: members.role,
        joinedAt: members.joinedAt,
      })
      .from(members)
      .innerJoin(brands, eq(brands.id, members.brandId))
      .where(eq(members.userId, userId)),
    // A creator's deals; of a brand's person the briefs that they sent.
    deals: await db
      .select({
        id: deals.id,
        title: deals.title,
        description: deals.description,
        status: deals.status,
        budgetCents: deals.budget,
        deadline: deals.deadline,
        brand: deals.brandName,
        createdAt: deals.createdAt,
      })
      .from(deals)
      .where(role === 'CREATOR' ? eq(deals.creatorId, userId) : eq(deals.sentBy, userId))
      .orderBy(asc(deals.id)),
    messages: await db
      .select({ dealId: messages.dealId, content: messages.content, createdAt: messages.createdAt })
      .from(messages)
      .where(eq(messages.senderId, userId))
      .orderBy(asc(messages.id)),
    comments: await db
      .select({
        dealId: comments.dealId,
        fileId: comments.fileId,
        text: comments.text,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .where(eq(comments.authorId, userId))
      .orderBy(asc(comments.id)),
    replies: await db
      .select({
        commentId: commentReplies.commentId,
        text: commentReplies.text,
        createdAt: commentReplies.createdAt,
      })
      .from(commentReplies)
      .where(eq(commentReplies.authorId, userId))
      .orderBy(asc(commentReplies.id)),
    decisions: await db
      .select({
        fileId: files.id,
        status: files.status,
        feedback: files.feedback,
        reviewedAt: files.reviewedAt,
      })
      .from(files)
      .where(eq(files.reviewerId, userId))
      .orderBy(asc(files.id)),
    // What they reported it for, and not what the other side had written or shown.
    reports: await db
      .select({
        subject: reports.subject,
        subjectId: reports.subjectId,
        dealId: reports.dealId,
        reason: reports.reason,
        note: reports.note,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(reports.id)),
    ...(await readOwnBooks(db, person)),
    notifications: await db
      .select({ kind: notifications.kind, dealId: notifications.dealId, createdAt: notifications.createdAt })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.inApp, true)))
      .orderBy(asc(notifications.id)),
    notificationSettings: await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
  };
}

/** The files that somebody uploaded: to deals, and for their public profile. */
export async function readOwnFiles({ db }: Pick<Deps, 'db'>, userId: string) {
  const toDeals = await db
    .select({ originalName: files.originalName, storageKey: files.storageKey, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.uploaderId, userId))
    .orderBy(asc(files.id));
  const shown = await db
    .select({
      id: media.id,
      mimeType: media.mimeType,
      storageKey: media.storageKey,
      createdAt: media.createdAt,
    })
    .from(media)
    .where(eq(media.ownerId, userId))
    .orderBy(asc(media.id));
  return [
    ...toDeals,
    ...shown.map(({ id, mimeType, ...stored }) => ({
      ...stored,
      originalName: `profile-${id}.${mimeType.split('/')[1] ?? 'bin'}`,
    })),
  ];
}
