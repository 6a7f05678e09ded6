/** Publication by the admin, who may publish any creator (rules/creators#what-is-public). */
import { AppError, isEmptyProfile } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { personIsSuspended } from '../../platform/auth/suspended.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { approveWaiting } from '../moderation/review-rows.ts';
import { completenessFacts } from './completeness-facts.ts';
import { touchCreator } from './touch-creator.ts';

/** Record of a publication in the audit trail. */
interface PublicState {
  isPublished: boolean;
  isWithheld: boolean;
  /** Reason for taking it offline. */
  reason?: string;
}

/**
 * Publishes a profile, or takes it offline until the admin publishes it again, whatever its creator does. `by` is the
 * admin's name: publishing approves a first publication that waits. Returns the previous state. Throws
 * creator.not_found, creator.suspended, and profile.empty for a profile of a name alone.
 */
export async function setPublished(
  { clock, facts }: Pick<Deps, 'clock' | 'facts'>,
  tx: Tx,
  creatorId: string,
  { isPublished, by, reason }: { isPublished: boolean; by: string; reason?: string | undefined },
): Promise<{ before: PublicState; after: PublicState; name: string }> {
  const [creator] = await tx.select().from(creators).where(eq(creators.userId, creatorId)).for('update');
  if (!creator) throw new AppError('creator.not_found');
  if (isPublished && (await personIsSuspended(tx, creatorId))) throw new AppError('creator.suspended');
  if (isPublished && !creator.isPublished && isEmptyProfile(await completenessFacts(tx, creator)))
    throw new AppError('profile.empty');
  const publishedAt = isPublished ? (creator.publishedAt ?? clock()) : creator.publishedAt;
  // If the admin had taken it offline already, the first date is kept.
  const withheldAt = isPublished ? null : (creator.withheldAt ?? clock());
  await tx
    .update(creators)
    .set({ isPublished, publishedAt, withheldAt, withheldReason: isPublished ? null : (reason ?? null) })
    .where(eq(creators.userId, creatorId));
  if (isPublished) await approveWaiting({ clock }, tx, { creatorId, kind: 'FIRST', by });
  if (isPublished !== creator.isPublished) {
    const kind = isPublished ? 'creator.published' : 'creator.unpublished';
    await touchCreator({ facts }, tx, { creatorId, kind, actor: 'ADMIN' });
  }
  return {
    before: { isPublished: creator.isPublished, isWithheld: creator.withheldAt !== null },
    after: { isPublished, isWithheld: withheldAt !== null, ...(reason ? { reason } : {}) },
    name: `${creator.firstName} ${creator.lastName}`,
  };
}
