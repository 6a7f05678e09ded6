/** When an idempotency key is free, and the part of a statement that takes many of them at once. */
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { idempotencyKeys } from '../database/tables/index.ts';

/** For how long a call that creates may be asked for again, in milliseconds. */
export const keysKept = 24 * 60 * 60 * 1000;

/**
 * Takes the keys of the calls in `wanted`, a part with the columns `scope`, `key`, `holder`, `fingerprint`, `answer` and
 * `created_at`: a key is free that nobody has, or had too long ago, or left behind. Returns each `holder` that has its
 * key now.
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

/** Removes keys that stand for nothing any more. */
export async function sweepKeys(tx: Tx, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keysKept)));
}
