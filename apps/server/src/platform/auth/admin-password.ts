/** The admin's password: given by the environment, or made once and kept as a hash (rules/accounts#admin). */
import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { adminSessions, settings } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { forgetFailures } from './password-tries.ts';

const key = 'admin_password_hash';

const storedHash = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
    .prepare('admin_password_hash'),
);

/** What admin tokens are tied to: changes with the password's hash. */
const fingerprintOfHash = (hash: string) =>
  createHash('sha256').update(hash).digest('base64url').slice(0, 16);

const readHash = async (db: Reader): Promise<string | null> =>
  (await storedHash(db).execute())[0]?.value ?? null;

/** What admin tokens are tied to now. Null before a password is set. */
export async function readAdminFingerprint(db: Reader): Promise<string | null> {
  const hash = await readHash(db);
  return hash && fingerprintOfHash(hash);
}

/**
 * What tokens are tied to that this password opens; null if it is not the admin's. It is of the very hash that the
 * password was held against: one that is replaced meanwhile opens nothing under the new one.
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
 * Makes sure that there is an admin password: the configured one, or on the very first start a made one,
 * which is answered so that it can be printed once. Another password than before ends every admin session, and
 * forgets what was guessed.
 */
export async function settleAdminPassword(
  { db, keys, passwords }: Pick<Deps, 'db' | 'keys' | 'passwords'>,
  configured: string | null,
): Promise<string | null> {
  const current = await readHash(db);
  if (!configured && current) return null;
  if (configured && current && (await passwords.isRight(current, configured))) return null;
  const password = configured ?? randomBytes(12).toString('base64url');
  const value = await passwords.hash(password);
  return db.transaction(async (tx) => {
    // Of several processes that start at once, the first one's made password is the one that holds.
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
      await forgetFailures({ keys }, tx, 'admin');
    }
    return configured || written.length === 0 ? null : password;
  });
}
