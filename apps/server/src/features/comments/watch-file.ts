/** Viewing a file: the others see the viewer's position, and the comments so far count as seen. */
import { AppError, type Watching } from '@briefcast/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { commentReads, deals, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPartyOf } from '../parties/party.ts';
import { stackOf } from './stack.ts';

/**
 * Sends the position to both sides' open pages, without storing it. Writes only if there is something newly
 * seen. Throws file.not_found.
 */
export async function watchFile(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  actor: UserActor,
  fileId: string,
  watching: Watching,
): Promise<void> {
  const stackId = stackOf(sql`"files"`);
  const [found] = await db
    .select({
      deal: { id: deals.id, brandId: deals.brandId, creatorId: deals.creatorId },
      stackId,
      upTo: sql<number>`(select coalesce(max(c.change), 0) from comments c where c.stack_id = ${stackId})`,
      seen: sql<number>`coalesce((select r.seen_change from comment_reads r
        where r.stack_id = ${stackId} and r.user_id = ${actor.userId}::uuid), 0)`,
    })
    .from(files)
    .innerJoin(deals, eq(deals.id, files.dealId))
    .where(and(eq(files.id, fileId), ne(files.status, 'DRAFT'), isPartyOf(actor)));
  if (!found) throw new AppError('file.not_found');
  const { id: dealId, brandId, creatorId } = authorize(actor, 'comment.write', found.deal);
  if (found.upTo > found.seen) {
    await db
      .insert(commentReads)
      .values({ stackId: found.stackId, userId: actor.userId, dealId, seenChange: found.upTo })
      .onConflictDoUpdate({
        target: [commentReads.stackId, commentReads.userId],
        set: { seenChange: sql`greatest(${commentReads.seenChange}, excluded.seen_change)` },
      });
  }
  signals.publish({
    kind: 'transient',
    parties: [brandId, creatorId].filter((id) => id !== null),
    event: { kind: 'watching', dealId, subjectId: fileId, by: actor.role, byPerson: actor.userId, watching },
  });
}
