/**
 * The rows of creators' requests for approval (rules/moderation#what-waits). The creator's row is locked
 * before them.
 */
import type { ReviewKind } from '@briefcast/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { profileReviews } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

export type ReviewRow = typeof profileReviews.$inferSelect;

/** The newest request of a creator, if it waits or was sent back; null otherwise. */
export async function findOpenReview(db: Reader, creatorId: string): Promise<ReviewRow | null> {
  const [latest] = await db
    .select()
    .from(profileReviews)
    .where(eq(profileReviews.creatorId, creatorId))
    .orderBy(desc(profileReviews.id))
    .limit(1);
  return latest && (latest.state === 'WAITING' || latest.state === 'SENT_BACK') ? latest : null;
}

/** Adds a creator to the queue; one who waits already keeps the place. */
export async function askForReview(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { creatorId, kind }: { creatorId: string; kind: ReviewKind },
): Promise<void> {
  await tx.insert(profileReviews).values({ creatorId, kind, askedAt: clock() }).onConflictDoNothing();
}

/** End of a request; `decidedBy` is the admin's name, if one decided. */
interface Ending {
  state: 'APPROVED' | 'SENT_BACK' | 'WITHDRAWN';
  decidedBy?: string;
  reasons?: ReviewRow['reasons'];
  note?: string | null;
}

/** Ends a request: decided by the admin, taken back by its creator, or over because moderation is off. */
export async function endReview(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  id: string,
  ending: Ending,
): Promise<void> {
  await tx
    .update(profileReviews)
    .set({ ...ending, decidedAt: clock() })
    .where(eq(profileReviews.id, id));
}

/** Approves everything that a creator waits for; `by` is the admin's name. */
export async function approveWaiting(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { creatorId, kind, by }: { creatorId: string; kind: ReviewKind; by: string },
): Promise<void> {
  const isIt = and(
    eq(profileReviews.creatorId, creatorId),
    eq(profileReviews.state, 'WAITING'),
    eq(profileReviews.kind, kind),
  );
  await tx.update(profileReviews).set({ state: 'APPROVED', decidedAt: clock(), decidedBy: by }).where(isIt);
}
