/** Reading the log of a deal with everything that it can be checked by. */
import type { DealLog, LogEntry, LogPerson, SignedLogHead } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealLog, dealLogHeads, dealLogParts } from '../../platform/database/tables/index.ts';
import { readPublicKeys } from './signer.ts';

type Part = typeof dealLogParts.$inferSelect;

/** The sealed value of an entry: its digest, and the value where it was not taken out. */
const sealed = <Value>(digest: string | null, part: Part | undefined) =>
  digest === null ? null : { digest, salt: part?.salt ?? null, value: (part?.value ?? null) as Value | null };

async function readHeads(db: Reader, dealId: string, publicKeys: ReadonlyMap<string, string>) {
  const rows = await db
    .select()
    .from(dealLogHeads)
    .where(eq(dealLogHeads.dealId, dealId))
    .orderBy(asc(dealLogHeads.entry));
  return rows.map(({ keyName: name, signature, signedAt, ...head }): SignedLogHead => {
    // A key that is not kept checks nothing: zeros are no key.
    const publicKey = publicKeys.get(name) ?? '0'.repeat(64);
    return { ...head, signedAt: signedAt.toISOString(), signature: { name, publicKey, signature } };
  });
}

/** The whole log; without entries where the deal has none. */
export async function readLog(db: Reader, dealId: string): Promise<DealLog> {
  const rows = await db.select().from(dealLog).where(eq(dealLog.dealId, dealId)).orderBy(asc(dealLog.entry));
  const parts = await db.select().from(dealLogParts).where(eq(dealLogParts.dealId, dealId));
  const partOf = new Map(parts.map((part) => [`${part.entry} ${part.part}`, part]));
  const keys = await readPublicKeys(db);
  const entries = rows.map(
    ({ entry, body, hash }): LogEntry => ({
      body,
      hash,
      who: sealed<LogPerson>(body.who, partOf.get(`${entry} who`)),
      what: sealed<NonNullable<LogEntry['what']>['value'] & object>(body.what, partOf.get(`${entry} what`)),
    }),
  );
  const heads = await readHeads(db, dealId, new Map(keys.map(({ name, publicKey }) => [name, publicKey])));
  return { dealId, entries, heads, keys };
}
