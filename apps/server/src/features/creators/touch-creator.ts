/** Saying that what the directory shows of a creator changes. */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creators, type FactActor } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

interface CreatorChange {
  creatorId: string;
  kind: 'creator.changed' | 'creator.published' | 'creator.unpublished';
  actor: FactActor;
}

/**
 * Appends the fact that every directory follows, and gives the creator a new revision, by which one that missed it
 * finds out. Call it in the transaction that changes what a card shows, and before other rows are locked: creators are
 * locked first.
 */
export async function touchCreator(
  { facts }: Pick<TxDeps, 'facts'>,
  tx: Tx,
  { creatorId, kind, actor }: CreatorChange,
): Promise<void> {
  await tx
    .update(creators)
    .set({ revision: sql`nextval('creator_revisions')` })
    .where(eq(creators.userId, creatorId));
  const actorId = actor === 'CREATOR' ? creatorId : null;
  await facts.append(tx, { kind, actor, actorId, creatorId, subjectId: creatorId });
}
