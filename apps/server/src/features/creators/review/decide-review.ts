/** The admin's verdict on what waits (rules/moderation#queue). */
import {
  AppError,
  directorySearchText,
  type HeldValues,
  profileCompleteness,
  type ReviewVerdict,
} from '@briefcast/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/database.ts';
import { creators, portfolioItems, profileReviews } from '../../../platform/database/tables/index.ts';
import type { TxDeps } from '../../../platform/deps.ts';
import { readCategoriesOf } from '../read-categories.ts';
import { touchCreator } from '../touch-creator.ts';
import type { ShowTitles } from './hold-items.ts';
import type { ReviewRow } from './review-rows.ts';

type CreatorRow = typeof creators.$inferSelect;
type DecideDeps = Pick<TxDeps, 'clock' | 'facts'> & { showTitles: ShowTitles };

/** What the audit trail keeps of a verdict. */
export interface Decided {
  name: string;
  creatorId: string;
  /** The titles of the works that were looked at. */
  works: string[];
  before: HeldValues & { isPublished: boolean };
  after: HeldValues & { isPublished: boolean };
}

/** Locks the creator of a request, and then the request. Throws moderation.review_not_found. */
async function lockReview(tx: Tx, id: string): Promise<{ creator: CreatorRow; review: ReviewRow }> {
  const isIt = eq(profileReviews.id, id);
  const [found] = await tx.select({ creatorId: profileReviews.creatorId }).from(profileReviews).where(isIt);
  if (!found) throw new AppError('moderation.review_not_found');
  const isCreator = eq(creators.userId, found.creatorId);
  const [creator] = await tx.select().from(creators).where(isCreator).for('update');
  const [review] = await tx.select().from(profileReviews).where(isIt).for('update');
  if (!creator || !review) throw new AppError('moderation.review_not_found');
  return { creator, review };
}

/** Throws profile.incomplete for what would be published without something that publishing asks for. */
async function requireComplete(tx: Tx, creator: CreatorRow): Promise<void> {
  const isOwn = eq(portfolioItems.creatorId, creator.userId);
  const [items] = await tx.select({ count: count() }).from(portfolioItems).where(isOwn);
  const categories = await readCategoriesOf(tx, creator.userId);
  const { missing } = profileCompleteness({ ...creator, categories, portfolioItems: items?.count ?? 0 });
  if (missing.length > 0) throw new AppError('profile.incomplete', { findings: missing });
}

/** The titles of what waits of a portfolio; all of it where the whole profile does. */
async function worksOf(
  tx: Tx,
  { userId, heldItems, heldTitles }: CreatorRow,
  kind: ReviewRow['kind'],
): Promise<string[]> {
  const own = eq(portfolioItems.creatorId, userId);
  const rows = await tx
    .select({ id: portfolioItems.id, title: portfolioItems.title })
    .from(portfolioItems)
    .where(
      kind === 'FIRST'
        ? own
        : and(own, inArray(portfolioItems.id, [...heldItems, ...Object.keys(heldTitles)])),
    )
    .orderBy(portfolioItems.id);
  return rows.map(({ id, title }) => heldTitles[id] ?? title);
}

const isNothingHeld = { heldValues: {}, heldItems: [], heldTitles: {} };

/** Makes public what waits. The request itself is the caller's to close. */
async function showWaiting(
  { clock, facts, showTitles }: DecideDeps,
  tx: Tx,
  { creator, review }: { creator: CreatorRow; review: Pick<ReviewRow, 'kind'> },
): Promise<CreatorRow> {
  const isFirst = review.kind === 'FIRST';
  const publication = isFirst
    ? {
        isPublished: true,
        publishedAt: creator.publishedAt ?? clock(),
        withheldAt: null,
        withheldReason: null,
      }
    : {};
  await showTitles(tx, creator.heldTitles);
  const values = { ...creator.heldValues, ...isNothingHeld, ...publication };
  const next = { ...creator, ...values };
  const categories = await readCategoriesOf(tx, creator.userId);
  await tx
    .update(creators)
    .set({ ...values, searchText: directorySearchText({ ...next, categories }) })
    .where(eq(creators.userId, creator.userId));
  const kind = next.isPublished && !creator.isPublished ? 'creator.published' : 'creator.changed';
  await touchCreator({ facts }, tx, { creatorId: creator.userId, kind, actor: 'ADMIN' });
  return next;
}

const shownOf = ({
  isPublished,
  firstName,
  lastName,
  profileImage,
  bio,
  location,
}: CreatorRow): Decided['after'] => ({
  isPublished,
  firstName,
  lastName,
  ...(profileImage === null ? {} : { profileImage }),
  ...(bio === null ? {} : { bio }),
  ...(location === null ? {} : { location }),
});

/**
 * Decides a request that waits; `by` is the admin's name. Throws moderation.review_not_found,
 * moderation.review_decided for one that waits no more, moderation.profile_changed where the profile is not the one that
 * was looked at, and profile.incomplete for approving what lacks something.
 */
export async function decideReview(
  deps: DecideDeps,
  tx: Tx,
  { id, verdict, by }: { id: string; verdict: ReviewVerdict; by: string },
): Promise<Decided> {
  const { creator, review } = await lockReview(tx, id);
  if (review.state !== 'WAITING') throw new AppError('moderation.review_decided');
  if (creator.revision !== verdict.revision) throw new AppError('moderation.profile_changed');
  const isApproved = verdict.verdict === 'APPROVE';
  if (isApproved && review.kind === 'FIRST') await requireComplete(tx, creator);
  const works = await worksOf(tx, creator, review.kind);
  const next = isApproved ? await showWaiting(deps, tx, { creator, review }) : creator;
  await tx
    .update(profileReviews)
    .set({
      state: isApproved ? 'APPROVED' : 'SENT_BACK',
      decidedAt: deps.clock(),
      decidedBy: by,
      ...(isApproved ? {} : { reasons: verdict.reasons, note: verdict.note || null }),
    })
    .where(eq(profileReviews.id, id));
  const creatorId = creator.userId;
  await deps.facts.append(tx, {
    kind: 'creator.reviewed',
    actor: 'ADMIN',
    creatorId,
    subjectId: creatorId,
    data: { state: isApproved ? 'APPROVED' : 'SENT_BACK' },
  });
  return {
    creatorId,
    name: `${creator.firstName} ${creator.lastName}`,
    works,
    before: shownOf(creator),
    after: shownOf(next),
  };
}

/**
 * Shows everything that waits, as when moderation is turned off; what lacks something stays as it is. Returns the ids of
 * creators who became public.
 */
export async function showAllWaiting(deps: DecideDeps, tx: Tx): Promise<string[]> {
  const published: string[] = [];
  const isWaiting = eq(profileReviews.state, 'WAITING');
  const waiting = await tx
    .select({ id: profileReviews.id })
    .from(profileReviews)
    .where(isWaiting)
    .orderBy(sql`creator_id`);
  for (const { id } of waiting) {
    const { creator, review } = await lockReview(tx, id);
    const isLacking =
      review.kind === 'FIRST' &&
      (await requireComplete(tx, creator).then(
        () => false,
        (error: unknown) => error instanceof AppError,
      ));
    if (!isLacking) {
      const { isPublished } = await showWaiting(deps, tx, { creator, review });
      if (isPublished && !creator.isPublished) published.push(creator.userId);
    }
    const state = isLacking ? 'WITHDRAWN' : 'APPROVED';
    await tx.update(profileReviews).set({ state, decidedAt: deps.clock() }).where(eq(profileReviews.id, id));
  }
  return published;
}
