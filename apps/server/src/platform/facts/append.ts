/** Appending facts, in the transaction that makes them true. */
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import { facts } from '../database/tables/index.ts';
import type { Signals } from '../signals/signals.ts';
import { isPassing, type NewFact } from './kinds.ts';

/** The row of a fact. */
export const rowOf = (
  { kind, actor, actorId, brandId, creatorId, dealId, subjectId, data }: NewFact,
  now: Date,
): typeof facts.$inferInsert => ({
  kind,
  actor,
  actorId: actorId ?? null,
  brandId: brandId ?? null,
  creatorId: creatorId ?? null,
  dealId: dealId ?? null,
  subjectId: subjectId ?? null,
  data: data ?? null,
  passing: isPassing(kind),
  createdAt: now,
});

/** Appends in one statement, in the order given; readers hear of it after the commit. */
export async function appendFacts(
  { signals, clock }: { signals: Pick<Signals, 'tell'>; clock: () => Date },
  tx: Tx,
  added: readonly NewFact[],
): Promise<void> {
  if (added.length === 0) return;
  const now = clock();
  await tx.insert(facts).values(added.map((fact) => rowOf(fact, now)));
  afterCommit(() => signals.tell({ kind: 'facts' }));
}
