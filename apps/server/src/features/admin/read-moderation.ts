/** Requests that wait for the admin's decision, and past decisions (rules/moderation#queue). */
import {
  type AdminReport,
  type AdminReview,
  AppError,
  type HeldField,
  type HeldValues,
  type ModerationQueue,
  mostQueued,
  type QueueEntry,
  type QueuePart,
} from '@briefcast/contract';
import { asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { castings, creators, profileReviews, reports, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { categoriesOfCreator, creatorColumns } from '../creators/creator-columns.ts';
import { withSignedImage, withSignedMedia } from '../media/media-url.ts';
import { wholePortfolioOfCreator } from '../media/portfolio-of-creator.ts';
import { heldOf } from '../moderation/own-review.ts';
import { noteLook } from './look-into-deal.ts';
import { readBesideReport } from './read-beside-report.ts';

/** Counts only a creator's newest request: one that was sent back and made again waits. */
const isNewest = sql`not exists (select from profile_reviews newer
  where newer.creator_id = ${profileReviews.creatorId} and newer.id > ${profileReviews.id} and newer.state <> 'WITHDRAWN')`;
const isSentBack = sql`${profileReviews.state} = 'SENT_BACK' and ${isNewest}`;

const conditions: Record<Exclude<QueuePart, 'CLOSED'>, SQL> = {
  WAITING: sql`${profileReviews.state} = 'WAITING'`,
  SENT_BACK: isSentBack,
  APPROVED: sql`${profileReviews.state} = 'APPROVED'`,
};

async function readProfiles(
  deps: Pick<Deps, 'keys' | 'clock'> & { db: Reader },
  part: Exclude<QueuePart, 'CLOSED'>,
): Promise<QueueEntry[]> {
  const isWaiting = part === 'WAITING';
  const rows = await deps.db
    .select({
      id: profileReviews.id,
      creatorId: creators.userId,
      firstName: creators.firstName,
      lastName: creators.lastName,
      profileImage: creators.profileImage,
      heldValues: creators.heldValues,
      heldItems: creators.heldItems,
      heldTitles: creators.heldTitles,
      categories: categoriesOfCreator,
      kind: profileReviews.kind,
      askedAt: profileReviews.askedAt,
      decidedAt: profileReviews.decidedAt,
    })
    .from(profileReviews)
    .innerJoin(creators, eq(creators.userId, profileReviews.creatorId))
    .where(conditions[part])
    .orderBy(isWaiting ? asc(profileReviews.askedAt) : desc(profileReviews.decidedAt))
    .limit(mostQueued);
  return rows.map(
    ({ firstName, lastName, heldValues, heldItems, heldTitles, categories, askedAt, decidedAt, ...row }) => ({
      ...row,
      what: 'PROFILE',
      name: `${heldValues.firstName ?? firstName} ${heldValues.lastName ?? lastName}`,
      profileImage: withSignedImage(deps, heldValues).profileImage ?? row.profileImage,
      category: categories[0]?.name ?? null,
      held: heldOf({ heldValues, heldItems, heldTitles }),
      at: (isWaiting ? askedAt : (decidedAt ?? askedAt)).toISOString(),
    }),
  );
}

async function readReports(db: Reader, isOpen: boolean): Promise<QueueEntry[]> {
  const rows = await db
    .select({
      id: reports.id,
      subject: reports.subject,
      kept: reports.kept,
      createdAt: reports.createdAt,
      closedAt: reports.closedAt,
    })
    .from(reports)
    .where(isOpen ? isNull(reports.closedAt) : isNotNull(reports.closedAt))
    .orderBy(isOpen ? asc(reports.createdAt) : desc(reports.closedAt))
    .limit(mostQueued);
  return rows.map(({ id, subject, kept: { author, dealTitle }, createdAt, closedAt }) => ({
    what: 'REPORT',
    id,
    subject,
    author,
    dealTitle,
    at: (closedAt ?? createdAt).toISOString(),
  }));
}

async function countQueue(db: Reader): Promise<ModerationQueue['counts']> {
  const [counted] = await db
    .select({
      profiles: sql<number>`(select count(*)::int from ${profileReviews} where ${conditions.WAITING})`,
      reports: sql<number>`(select count(*)::int from ${reports} where ${reports.closedAt} is null)`,
      sentBack: sql<number>`(select count(*)::int from ${profileReviews} where ${isSentBack})`,
    })
    .from(sql`(select 1) one`);
  return counted ?? { profiles: 0, reports: 0, sentBack: 0 };
}

const byTime = (one: QueueEntry, other: QueueEntry) => (one.at < other.at ? -1 : 1);

/** A part of the queue with the counts of all parts: waiting ones oldest first, decided ones newest first. */
export async function readModerationQueue(
  deps: Pick<Deps, 'keys' | 'clock'> & { db: Reader },
  part: QueuePart,
): Promise<ModerationQueue> {
  const { db } = deps;
  const counts = await countQueue(db);
  const profiles = part === 'CLOSED' ? [] : await readProfiles(deps, part);
  const found = part === 'WAITING' || part === 'CLOSED' ? await readReports(db, part === 'WAITING') : [];
  const entries = part === 'WAITING' ? [...profiles, ...found].sort(byTime) : [...profiles, ...found];
  const oldest = part === 'WAITING' ? (entries[0]?.at ?? null) : null;
  return { entries: entries.slice(0, mostQueued), counts, oldest };
}

/** A request with the profile as brands would see it. Throws moderation.review_not_found. */
export async function readAdminReview(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  id: string,
): Promise<AdminReview> {
  const [row] = await db
    .select({
      review: profileReviews,
      creator: { ...creatorColumns, portfolio: wholePortfolioOfCreator },
      heldValues: creators.heldValues,
      heldItems: creators.heldItems,
      heldTitles: creators.heldTitles,
      revision: creators.revision,
      emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      joinedAt: users.createdAt,
    })
    .from(profileReviews)
    .innerJoin(creators, eq(creators.userId, profileReviews.creatorId))
    .innerJoin(users, eq(users.id, profileReviews.creatorId))
    .where(eq(profileReviews.id, id));
  if (!row || row.review.state === 'WITHDRAWN') throw new AppError('moderation.review_not_found');
  const { review, creator, heldValues, heldItems, heldTitles, revision, emailConfirmed, joinedAt } = row;
  const before = Object.fromEntries(
    (Object.keys(heldValues) as HeldField[]).map((field) => [field, creator[field] ?? '']),
  ) as HeldValues;
  return {
    id: review.id,
    kind: review.kind,
    state: row.review.state as AdminReview['state'],
    askedAt: review.askedAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    decidedBy: review.decidedBy,
    reasons: review.reasons,
    note: review.note,
    held: heldOf({ heldValues, heldItems, heldTitles }),
    creator: {
      ...creator,
      ...withSignedImage({ keys, clock }, heldValues),
      portfolio: creator.portfolio.map((item) => ({
        ...(creator.isPublished && !item.isHeld ? item : withSignedMedia({ keys, clock }, item)),
        isHeld: item.isHeld === true,
      })),
    },
    before,
    emailConfirmed,
    joinedAt: joinedAt.toISOString(),
    revision,
  };
}

/** A report in its context; a look into its deal is recorded first. Throws moderation.report_not_found. */
export async function readAdminReport(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  admin: AdminActor,
  id: string,
): Promise<AdminReport> {
  const { db } = deps;
  const [row] = await db
    .select({
      report: reports,
      // A brand's people have their own names; a creator's name is in the profile.
      castingEndedAt: castings.endedAt,
      reporter: sql<string | null>`coalesce(${creators.firstName} || ' ' || ${creators.lastName},
        ${users.firstName} || ' ' || ${users.lastName}, ${users.email})`,
    })
    .from(reports)
    .leftJoin(castings, eq(castings.id, reports.castingId))
    .leftJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(creators, eq(creators.userId, reports.reporterId))
    .where(eq(reports.id, id));
  if (!row) throw new AppError('moderation.report_not_found');
  const { subject, dealId } = row.report;
  if (subject === 'MESSAGE' && dealId !== null) await noteLook(deps, admin, dealId);
  const { reporterId: _, castingId, createdAt, closedAt, ...report } = row.report;
  return {
    ...report,
    casting: castingId === null ? null : { id: castingId, isOver: row.castingEndedAt !== null },
    reporter: row.reporter,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    ...(await readBesideReport(db, row.report)),
  };
}
