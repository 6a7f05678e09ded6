/** Everything that is kept about a person, for their own copy (rules/accounts#own-data). Others' words stay out of it. */
import type { PersonActor } from '@briefcast/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import {
  brands,
  commentReplies,
  comments,
  dealAdditions,
  deals,
  disputeStatements,
  disputes,
  files,
  lateLetters,
  media,
  members,
  messages,
  needPutOffs,
  notificationSettings,
  notifications,
  pushDevices,
  reports,
  users,
} from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readOwnSessions } from '../accounts/own-sessions.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import { readWholeBankDetails } from '../bank-details/read-own-details.ts';
import { isPartyAs } from '../parties/party.ts';
import { readChoices } from '../pushes/choices.ts';
import { readOwnAddresses } from '../samples/read-sample.ts';
import { readOwnBooks } from './read-own-books.ts';
import { readOwnCastings } from './read-own-castings.ts';

const rowsAtOnce = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Everything that `read` finds after an id, by ids, some at a time; the id is no part of the copy. */
async function* inParts<Row extends { id: string }>(
  read: (after: string) => PromiseLike<Row[]>,
): AsyncGenerator<Omit<Row, 'id'>[]> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1)?.id ?? firstId);
    yield rows.map(({ id: _, ...row }) => row);
  } while (rows.length === rowsAtOnce);
}

/** A person, and the organisation whose profile is theirs. */
export type OwnPerson = Pick<PersonActor, 'userId' | 'role' | 'brandId'>;

/**
 * Reads it as what becomes JSON; moments are Dates. Data that grows with every day is read while it is taken. Throws
 * auth.session_expired for somebody who is gone.
 */
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
    bankDetails: await readWholeBankDetails(deps, userId),
    sampleAddresses: await readOwnAddresses(deps, userId),
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
        addedCents: deals.addedCents,
        currency: deals.currency,
        deadline: deals.deadline,
        brand: deals.brandName,
        createdAt: deals.createdAt,
      })
      .from(deals)
      .where(role === 'CREATOR' ? isPartyAs('CREATOR', userId) : eq(deals.sentBy, userId))
      .orderBy(asc(deals.id)),
    // Additions that they proposed to a deal.
    additions: await db
      .select({
        dealId: dealAdditions.dealId,
        what: dealAdditions.what,
        amountCents: dealAdditions.amountCents,
        state: dealAdditions.state,
        createdAt: dealAdditions.createdAt,
      })
      .from(dealAdditions)
      .where(eq(dealAdditions.byPerson, userId))
      .orderBy(asc(dealAdditions.id)),
    ...(await readOwnCastings(db, person)),
    messages: inParts((after) =>
      db
        .select({
          id: messages.id,
          dealId: messages.dealId,
          content: messages.content,
          createdAt: messages.createdAt,
          writtenAt: messages.writtenAt,
        })
        .from(messages)
        .where(and(eq(messages.senderId, userId), gt(messages.id, after)))
        .orderBy(asc(messages.id))
        .limit(rowsAtOnce),
    ),
    comments: inParts((after) =>
      db
        .select({
          id: comments.id,
          dealId: comments.dealId,
          fileId: comments.fileId,
          text: comments.text,
          createdAt: comments.createdAt,
        })
        .from(comments)
        .where(and(eq(comments.authorId, userId), gt(comments.id, after)))
        .orderBy(asc(comments.id))
        .limit(rowsAtOnce),
    ),
    formalLetters: await db
      .select({ dealId: lateLetters.dealId, document: lateLetters.document })
      .from(lateLetters)
      .where(eq(lateLetters.sentBy, userId))
      .orderBy(asc(lateLetters.dealId)),
    caseStatements: await db
      .select({
        dealId: disputes.dealId,
        text: disputeStatements.text,
        createdAt: disputeStatements.createdAt,
      })
      .from(disputeStatements)
      .innerJoin(disputes, eq(disputes.id, disputeStatements.disputeId))
      .where(eq(disputeStatements.personId, userId))
      .orderBy(asc(disputeStatements.id)),
    replies: inParts((after) =>
      db
        .select({
          id: commentReplies.id,
          commentId: commentReplies.commentId,
          text: commentReplies.text,
          createdAt: commentReplies.createdAt,
        })
        .from(commentReplies)
        .where(and(eq(commentReplies.authorId, userId), gt(commentReplies.id, after)))
        .orderBy(asc(commentReplies.id))
        .limit(rowsAtOnce),
    ),
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
    // Reasons of their reports, without the other side's words or files.
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
    notifications: inParts((after) =>
      db
        .select({
          id: notifications.id,
          kind: notifications.kind,
          dealId: notifications.dealId,
          createdAt: notifications.createdAt,
        })
        .from(notifications)
        .where(
          and(eq(notifications.userId, userId), eq(notifications.inApp, true), gt(notifications.id, after)),
        )
        .orderBy(asc(notifications.id))
        .limit(rowsAtOnce),
    ),
    notificationSettings: await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    pushDevices: await db
      .select({
        isInstalled: pushDevices.isInstalled,
        toldAt: pushDevices.toldAt,
        createdAt: pushDevices.createdAt,
      })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId)),
    pushChoices: await readChoices(db, userId),
    needPutOffs: await db
      .select({
        key: needPutOffs.key,
        until: needPutOffs.until,
        backAt: needPutOffs.backAt,
        createdAt: needPutOffs.createdAt,
      })
      .from(needPutOffs)
      .where(eq(needPutOffs.userId, userId)),
  };
}

/** Endings that programs know, where the type has another name. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/quicktime': 'mov',
};
const endingOf = (mimeType: string): string => endings[mimeType] ?? mimeType.split('/')[1] ?? 'bin';

/** The files that somebody uploaded: to deals, for their public profile, and for applications to castings. */
export async function readOwnFiles({ db }: Pick<Deps, 'db'>, userId: string) {
  const toDeals = await db
    .select({ originalName: files.originalName, storageKey: files.storageKey, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.uploaderId, userId))
    .orderBy(asc(files.id));
  const shown = await db
    .select({
      id: media.id,
      purpose: media.purpose,
      mimeType: media.mimeType,
      storageKey: media.storageKey,
      createdAt: media.createdAt,
    })
    .from(media)
    .where(eq(media.ownerId, userId))
    .orderBy(asc(media.id));
  return [
    ...toDeals,
    ...shown.map(({ id, purpose, mimeType, ...stored }) => ({
      ...stored,
      originalName: `${purpose === 'APPLICATION' ? 'application' : 'profile'}-${id}.${endingOf(mimeType)}`,
    })),
  ];
}
