/** Announces that a creator's data in the directory changes. */
import type { FactActor } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { deriveListing } from './derive-listing.ts';

interface CreatorChange {
  creatorId: string;
  kind: 'creator.changed' | 'creator.published' | 'creator.unpublished';
  actor: FactActor;
}

/**
 * Appends the fact that every directory follows, derives the columns for search and filters, and gives the
 * creator a new revision, by which a directory that missed the fact notices the change. Call it in the
 * transaction that changes a card, before other rows are locked, because creators are locked first. If such a
 * row changes only afterwards, call `deriveListing` again after it.
 */
export async function touchCreator(
  { facts }: Pick<TxDeps, 'facts'>,
  tx: Tx,
  { creatorId, kind, actor }: CreatorChange,
): Promise<void> {
  await deriveListing(tx, creatorId);
  const actorId = actor === 'CREATOR' ? creatorId : null;
  await facts.append(tx, { kind, actor, actorId, creatorId, subjectId: creatorId });
}
