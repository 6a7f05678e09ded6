/** The admin's decision on what waits for approval (rules/moderation#queue). */
import {
  AppError,
  type HeldValues,
  profileCompleteness,
  type ReviewVerdict,
  readHeldWords,
} from '@briefcast/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { personIsSuspended } from '../../platform/auth/suspended.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, portfolioItems, profileReviews } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { endReview, type ReviewRow } from '../moderation/review-rows.ts';
import { completenessFacts } from './completeness-facts.ts';
import type { ShowTitles } from './hold-items.ts';
import { touchCreator } from './touch-creator.ts';

type CreatorRow = typeof creators.$inferSelect;
type DecideDeps = Pick<TxDeps, 'clock' | 'facts'> & { showTitles: ShowTitles };

/** Record of a decision in the audit trail. */
export interface Decided {
  name: string;
  creatorId: string;
  /** The titles of the works that were reviewed. */
  works: string[];
  before: HeldValues & { isPublished: boolean };
  after: HeldValues & { isPublished: boolean };
}

/** Locks the creator of a request, then the request. Throws moderation.review_not_found. */
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

/** Throws profile.incomplete if something that publishing requires would be missing. */
async function requireComplete(tx: Tx, creator: CreatorRow): Promise<void> {
  const { missing } = profileCompleteness(await completenessFacts(tx, creator));
  if (missing.length > 0) throw new AppError('profile.incomplete', { findings: missing });
}

/** The titles of the portfolio items that wait; of all items if the whole profile waits. */
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
  return rows.map(({ id, title }) => readHeldWords(heldTitles[id] ?? title).title);
}

const isNothingHeld = { heldValues: {}, heldItems: [], heldTitles: {} };

/** Makes public what waits. The caller closes the request itself. */
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
  await tx.update(creators).set(values).where(eq(creators.userId, creator.userId));
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
 * Decides a waiting request; `by` is the admin's name. Throws moderation.review_not_found,
 * moderation.review_decided if it no longer waits, moderation.profile_changed if the profile changed since it
 * was viewed, and for approving a first publication creator.suspended and profile.incomplete.
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
  if (isApproved && review.kind === 'FIRST') {
    if (await personIsSuspended(tx, creator.userId)) throw new AppError('creator.suspended');
    await requireComplete(tx, creator);
  }
  const works = await worksOf(tx, creator, review.kind);
  const next = isApproved ? await showWaiting(deps, tx, { creator, review }) : creator;
  await endReview(deps, tx, id, {
    state: isApproved ? 'APPROVED' : 'SENT_BACK',
    decidedBy: by,
    ...(isApproved ? {} : { reasons: verdict.reasons, note: verdict.note || null }),
  });
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
 * Publishes everything that waits, as when moderation is turned off; incomplete profiles stay as they are.
 * Returns the ids of creators who became public.
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
      ((await personIsSuspended(tx, creator.userId)) ||
        (await requireComplete(tx, creator).then(
          () => false,
          (error: unknown) => error instanceof AppError,
        )));
    if (!isLacking) {
      const { isPublished } = await showWaiting(deps, tx, { creator, review });
      if (isPublished && !creator.isPublished) published.push(creator.userId);
    }
    await endReview(deps, tx, id, { state: isLacking ? 'WITHDRAWN' : 'APPROVED' });
  }
  return published;
}
