/** Looking at a file: the others see where somebody is, and what was said so far counts as seen. */
import { AppError, partyId, type Watching } from '@briefcast/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { commentReads, deals, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { stackOf } from './stack.ts';

/**
 * Tells both sides' open screens; where somebody is, is kept nowhere. Writes only where there is something new to have
 * seen. Throws file.not_found.
 */
export async function watchFile(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  actor: UserActor,
  fileId: string,
  watching: Watching,
): Promise<void> {
  const party = sql`${partyId(actor)}::uuid`;
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
    .where(
      and(
        eq(files.id, fileId),
        ne(files.status, 'DRAFT'),
        or(eq(deals.brandId, party), eq(deals.creatorId, party)),
      ),
    );
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
  signals.tell({
    kind: 'whisper',
    parties: [brandId, creatorId].filter((id) => id !== null),
    event: { kind: 'watching', dealId, subjectId: fileId, by: actor.role, byPerson: actor.userId, watching },
  });
}
