/**
 * The installation's signature. Its Ed25519 key comes from the installation's secret, as every other key does; the public
 * half is kept under a name, so that what an earlier key signed can still be checked after the secret was changed.
 */
import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PublicKey, Signature } from '@briefcast/contract';
import { signedBytes } from '@briefcast/contract/proof/signature';
import { asc, eq } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/database/database.ts';
import { signingKeys } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

export interface Signer {
  /** Signs a JSON value. */
  sign(value: unknown): Signature;
}

const publicHalf = (key: KeyObject) => {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('hex');
};

/** A, B … Z, AA, AB … */
const letterOf = (place: number): string =>
  (place < 26 ? '' : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

const readName = async (db: Reader, publicKey: string) =>
  (await db.select().from(signingKeys).where(eq(signingKeys.publicKey, publicKey)))[0]?.name;

/** Gives the key a name where it has none. Concurrent processes both use the name of the first. */
async function nameOfKey(db: Database, publicKey: string, now: Date): Promise<string> {
  for (;;) {
    const known = await readName(db, publicKey);
    if (known) return known;
    const year = String(now.getUTCFullYear());
    const names = (await readPublicKeys(db)).filter(({ name }) => name.startsWith(year));
    await db
      .insert(signingKeys)
      .values({ name: `${year}-${letterOf(names.length)}`, publicKey, createdAt: now })
      .onConflictDoNothing();
  }
}

/** Every key that this installation has signed with, oldest first. */
export const readPublicKeys = (db: Reader): Promise<PublicKey[]> =>
  db
    .select({ name: signingKeys.name, publicKey: signingKeys.publicKey })
    .from(signingKeys)
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.name));

/** Opens the signature of this installation and keeps its public key. */
export async function openSigner({ db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>): Promise<Signer> {
  const publicKey = publicHalf(keys.signing);
  const name = await nameOfKey(db, publicKey, clock());
  return {
    sign: (value) => ({
      name,
      publicKey,
      signature: sign(null, signedBytes(value, name), keys.signing).toString('hex'),
    }),
  };
}
