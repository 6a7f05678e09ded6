/** Publication by the admin, who may publish any creator (decisions 3.3). */
import { AppError } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { touchCreator } from '../../platform/facts/touch-creator.ts';

/** Publishes or unpublishes; after the transaction the caller tells the directory. Answers whether it was published before. Throws creator.not_found. */
export async function setPublished(
  { clock, facts }: Pick<Deps, 'clock' | 'facts'>,
  tx: Db,
  creatorId: string,
  isPublished: boolean,
): Promise<{ wasPublished: boolean; name: string }> {
  const [creator] = await tx
    .select({ isPublished: creators.isPublished, firstName: creators.firstName, lastName: creators.lastName })
    .from(creators)
    .where(eq(creators.userId, creatorId))
    .for('update');
  if (!creator) throw new AppError('creator.not_found');
  const publishedAt = isPublished && !creator.isPublished ? clock() : sql`${creators.publishedAt}`;
  await tx.update(creators).set({ isPublished, publishedAt }).where(eq(creators.userId, creatorId));
  if (isPublished !== creator.isPublished) {
    const kind = isPublished ? 'creator.published' : 'creator.unpublished';
    await touchCreator({ facts }, tx, { creatorId, kind, actor: 'ADMIN' });
  }
  return { wasPublished: creator.isPublished, name: `${creator.firstName} ${creator.lastName}` };
}
