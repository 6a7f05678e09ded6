/** When an idempotency key is free, and the part of a statement that takes many of them at once. */
import { dayMs } from '@briefcast/contract/kit/days';
import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { idempotencyKeys } from '../database/tables/index.ts';
import { preparedWrite, withParts } from '../database/with-parts.ts';

/** How long a creating call may be repeated under its key, in milliseconds. */
export const keysKept = dayMs;

/**
 * Takes the keys of the calls in `wanted`, a part with the columns `scope`, `key`, `holder`, `fingerprint`,
 * `answer` and `created_at`: a key is free if no call holds it, or one did too long ago, or its holder died.
 * Returns each `holder` that has its key now.
 */
export const claimKeys = (
  wanted: SQL,
): SQL => sql`insert into idempotency_keys (scope, key, holder, fingerprint, answer, created_at)
  select scope, key, holder, fingerprint, answer, created_at from ${wanted} order by scope, key
  on conflict (scope, key) do update set holder = excluded.holder, fingerprint = excluded.fingerprint,
    answer = excluded.answer, upload_digest = null, locked_until = null, created_at = excluded.created_at
  where idempotency_keys.created_at <= excluded.created_at - make_interval(secs => ${sql.raw(String(keysKept / 1000))})
    or (idempotency_keys.answer is null and idempotency_keys.locked_until <= excluded.created_at)
  returning holder`;

/** A call whose key is taken in one transaction with others. */
export interface ClaimingCall {
  scope: string;
  key: string;
  holder: string;
  fingerprint: string;
}

const claimed = claimKeys(sql`json_to_recordset(${sql.placeholder('wanted')}::json) as wanted(
  scope text, key text, holder uuid, fingerprint text, answer text, created_at timestamptz)`);

const claimAll = prepared((tx) =>
  withParts(tx, { claimed })
    .select({ holder: sql<string>`claimed.holder` })
    .from(sql`claimed`)
    .prepare('claim_keys'),
);

/** Takes the keys of these calls, of which no two are the same; returns the holders that have theirs now. */
export async function claimTogether(
  tx: Tx,
  wanted: readonly ClaimingCall[],
  now: Date,
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const rows = wanted.map((call) => ({ ...call, created_at: now, answer: null }));
  const holders = await claimAll(tx).execute({ wanted: JSON.stringify(rows) });
  return new Set(holders.map(({ holder }) => holder));
}

/** Frees the keys of calls that hold them and had no effect. */
export async function freeKeys(tx: Tx, calls: readonly ClaimingCall[]): Promise<void> {
  if (calls.length === 0) return;
  const owned = calls.map(({ scope, key, holder }) =>
    and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder)),
  );
  await tx.delete(idempotencyKeys).where(or(...owned));
}

const kept = sql`update idempotency_keys k set answer = a.answer
  from json_to_recordset(${sql.placeholder('answered')}::json) as a(scope text, key text, holder uuid, answer text)
  where k.scope = a.scope and k.key = a.key and k.holder = a.holder`;

const keepAll = preparedWrite('keep_answers', { kept });

/** Stores the answers of calls that hold their keys. */
export async function keepAnswers(
  tx: Tx,
  answered: readonly (ClaimingCall & { answer: string })[],
): Promise<void> {
  if (answered.length > 0) await keepAll(tx).execute({ answered: JSON.stringify(answered) });
}

/** Removes expired keys. */
export async function sweepKeys(tx: Tx, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keysKept)));
}
