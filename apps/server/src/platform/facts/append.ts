/** Appending facts, in the transaction that makes them true. */
import { type SQL, sql } from 'drizzle-orm';
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import { facts } from '../database/tables/index.ts';
import type { Signals } from '../signals/signals.ts';
import { isPassing, type NewFact } from './kinds.ts';

/** The row of a fact. */
export const rowOf = (
  { kind, actor, actorId, brandId, creatorId, personId, dealId, subjectId, data }: NewFact,
  now: Date,
): typeof facts.$inferInsert => ({
  kind,
  actor,
  actorId: actorId ?? null,
  brandId: brandId ?? null,
  creatorId: creatorId ?? null,
  personId: personId ?? null,
  dealId: dealId ?? null,
  subjectId: subjectId ?? null,
  data: data ?? null,
  passing: isPassing(kind),
  createdAt: now,
});

/**
 * The part of a statement that appends to the log what the statement does. `happened` has the columns `kind`, `actor`,
 * `actor_id`, `brand_id`, `creator_id`, `deal_id`, `subject_id`, `created_at` and `n`, which orders them; none of these
 * kinds is passing. Tell the readers (`signals`) once the statement is done.
 */
export const appendFactsOf = (
  happened: SQL,
): SQL => sql`insert into facts (kind, actor, actor_id, brand_id, creator_id, deal_id, subject_id, passing, created_at)
  select kind, actor, actor_id, brand_id, creator_id, deal_id, subject_id, false, created_at from ${happened} order by n`;

/** What else is written with facts, in their transaction. */
export type Alongside = (tx: Tx, added: readonly NewFact[], now: Date) => Promise<void>;

/** Appends in one statement, in the order given, and what goes with them; readers hear of it after the commit. */
export async function appendFacts(
  { signals, clock, alongside }: { signals: Pick<Signals, 'tell'>; clock: () => Date; alongside?: Alongside },
  tx: Tx,
  added: readonly NewFact[],
): Promise<void> {
  if (added.length === 0) return;
  const now = clock();
  await tx.insert(facts).values(added.map((fact) => rowOf(fact, now)));
  await alongside?.(tx, added, now);
  afterCommit(() => signals.tell({ kind: 'facts' }));
}
