/** The admin's password: configured in the environment, or generated once and kept as a hash (rules/accounts#admin). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { adminSessions, admins, settings, twoFactors } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { forgetFailures } from '../http/limits/password-tries.ts';

const key = 'admin_password_hash';
/** When the configured password was last changed; no row if it never was. */
const changedKey = 'admin_password_changed_at';

const storedHash = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .prepare('admin_password_hash'),
);

/** The fingerprint that admin tokens carry; it changes with the password's hash. */
const fingerprintOfHash = (hash: string) =>
  createHash('sha256').update(hash).digest('base64url').slice(0, 16);

const readHash = async (db: Reader): Promise<string | null> =>
  (await storedHash(db).execute())[0]?.value ?? null;

/** The present fingerprint. Null before a password is set. */
export async function readAdminFingerprint(db: Reader): Promise<string | null> {
  const hash = await readHash(db);
  return hash && fingerprintOfHash(hash);
}

/**
 * The fingerprint for this password; null if it is not the admin's. It is computed from the same hash that
 * the password was compared with, so a password that is replaced meanwhile gets no token for the new one.
 */
export async function fingerprintOpenedBy(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  password: string,
): Promise<string | null> {
  const hash = await readHash(db);
  const isRight = await passwords.isRight(hash, password);
  return isRight && hash ? fingerprintOfHash(hash) : null;
}

/**
 * Whether the first password is refused because an admin with full rights has turned on a second step since
 * it was set: it would bypass that step. An operator who configures another password can use it again
 * (rules/accounts#admin).
 */
export async function isFirstPasswordClosed(db: Reader): Promise<boolean> {
  const changedAt = sql`(select ${settings.value}::timestamptz from ${settings} where ${settings.key} = ${changedKey})`;
  const [account] = await db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(twoFactors, eq(twoFactors.accountId, admins.id))
    .where(
      and(eq(admins.role, 'EVERYTHING'), gt(twoFactors.onSince, sql`coalesce(${changedAt}, '-infinity')`)),
    )
    .limit(1);
  return account !== undefined;
}

/**
 * Makes sure that there is an admin password: the configured one, or on the very first start a generated one,
 * which is returned so that it can be printed once. If the password differs from the previous one, every
 * admin session ends and failed tries are forgotten.
 */
export async function settleAdminPassword(
  { db, keys, passwords, clock }: Pick<Deps, 'db' | 'keys' | 'passwords' | 'clock'>,
  configured: string | null,
): Promise<string | null> {
  const current = await readHash(db);
  if (!configured && current) return null;
  if (configured && current && (await passwords.isRight(current, configured))) return null;
  const password = configured ?? randomBytes(12).toString('base64url');
  const value = await passwords.hash(password);
  return db.transaction(async (tx) => {
    // If several processes start at once, the password that was written first is kept.
    const written = await tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value },
        ...(configured ? {} : { setWhere: eq(settings.key, '') }),
      })
      .returning({ key: settings.key });
    if (current) {
      await tx.delete(adminSessions);
      const changed = { value: clock().toISOString() };
      await tx
        .insert(settings)
        .values({ key: changedKey, ...changed })
        .onConflictDoUpdate({ target: settings.key, set: changed });
      await forgetFailures({ keys }, tx, 'admin');
    }
    return configured || written.length === 0 ? null : password;
  });
}
