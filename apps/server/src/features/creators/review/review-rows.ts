/** The rows of what creators asked to show (rules/moderation#what-waits). The creator's row is locked before them. */
import type { ReviewKind } from '@briefcast/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { profileReviews } from '../../../platform/database/tables/index.ts';
import type { TxDeps } from '../../../platform/deps.ts';

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

/** Puts a creator into the queue; who waits already keeps the place. */
export async function askForReview(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { creatorId, kind }: { creatorId: string; kind: ReviewKind },
): Promise<void> {
  await tx.insert(profileReviews).values({ creatorId, kind, askedAt: clock() }).onConflictDoNothing();
}

/** Ends a request whose subject is gone: its creator took it back, or moderation is off. */
export async function withdrawReview(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { id }: Pick<ReviewRow, 'id'>,
): Promise<void> {
  await tx
    .update(profileReviews)
    .set({ state: 'WITHDRAWN', decidedAt: clock() })
    .where(eq(profileReviews.id, id));
}

/** Approves whatever a creator waits for; `by` is the admin's name, null where moderation was turned off. */
export async function approveWaiting(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { creatorId, kind, by }: { creatorId: string; kind: ReviewKind; by: string | null },
): Promise<void> {
  const isIt = and(
    eq(profileReviews.creatorId, creatorId),
    eq(profileReviews.state, 'WAITING'),
    eq(profileReviews.kind, kind),
  );
  await tx.update(profileReviews).set({ state: 'APPROVED', decidedAt: clock(), decidedBy: by }).where(isIt);
}
