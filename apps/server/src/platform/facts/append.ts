/** Appending facts, in the transaction that makes them true. */
import { type SQL, sql } from 'drizzle-orm';
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import { preparedWrite } from '../database/with-parts.ts';
import type { Signals } from '../signals/signals.ts';
import { isPassing, type NewFact } from './kinds.ts';

/** A fact as a row of its statement. */
const rowOf = (
  { kind, actor, actorId, brandId, creatorId, personId, dealId, subjectId, data }: NewFact,
  n: number,
  now: Date,
) => ({
  n,
  kind,
  actor,
  actor_id: actorId,
  brand_id: brandId,
  creator_id: creatorId,
  person_id: personId,
  deal_id: dealId,
  subject_id: subjectId,
  data,
  passing: isPassing(kind),
  created_at: now,
});

/**
 * The part of a statement that appends its changes to the log. `happened` has the columns `kind`, `actor`,
 * `actor_id`, `brand_id`, `creator_id`, `deal_id`, `subject_id`, `created_at` and `n`, which orders them;
 * none of these kinds is passing. Signal the readers (`signals`) once the statement is done, or within a
 * transaction by `signalAfterCommit`.
 */
export const appendFactsOf = (
  happened: SQL,
): SQL => sql`insert into facts (kind, actor, actor_id, brand_id, creator_id, deal_id, subject_id, passing, created_at)
  select kind, actor, actor_id, brand_id, creator_id, deal_id, subject_id, false, created_at from ${happened} order by n`;

const added = sql`insert into facts (kind, actor, actor_id, brand_id, creator_id, person_id, deal_id, subject_id, data,
    passing, created_at)
  select kind, actor, actor_id, brand_id, creator_id, person_id, deal_id, subject_id, data, passing, created_at
  from json_to_recordset(${sql.placeholder('rows')}::json) as given(n int, kind text, actor text, actor_id uuid,
    brand_id uuid, creator_id uuid, person_id uuid, deal_id uuid, subject_id uuid, data jsonb, passing boolean,
    created_at timestamptz)
  order by n`;

const insertFacts = preparedWrite('append_facts', { added });

/** What a feature writes together with facts, in the transaction that appends them. */
export type WriteWithFacts = (tx: Tx, added: readonly NewFact[], now: Date) => Promise<void>;

export interface AppendDeps {
  signals: Pick<Signals, 'publish'>;
  clock: () => Date;
  /** The features' writers. Messages, which are appended by a statement of their own, are not passed to them. */
  writeWith?: readonly WriteWithFacts[];
}

/** Signals readers that there are new facts, once the transaction around the caller is committed. */
export const signalAfterCommit = ({ signals }: Pick<AppendDeps, 'signals'>): void =>
  afterCommit(() => signals.publish({ kind: 'facts' }));

/**
 * Appends facts in one statement, in the given order, then runs the features' writers; readers are signalled
 * after the commit.
 */
export async function appendFacts(
  { signals, clock, writeWith = [] }: AppendDeps,
  tx: Tx,
  happened: readonly NewFact[],
): Promise<void> {
  if (happened.length === 0) return;
  const now = clock();
  await insertFacts(tx).execute({ rows: JSON.stringify(happened.map((fact, n) => rowOf(fact, n, now))) });
  for (const write of writeWith) await write(tx, happened, now);
  signalAfterCommit({ signals });
}
