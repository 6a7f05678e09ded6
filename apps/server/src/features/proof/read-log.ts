/** Reading the log of a deal with everything that it can be checked by: page by page, or part by part to its end. */
import {
  type DealLog,
  type LogEntry,
  type LogKind,
  type LogPart,
  type LogPerson,
  logBeginning,
  logPageBounds,
  type SignedLogHead,
} from '@briefcast/contract';
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/database/database.ts';
import { dealLog, dealLogHeads, dealLogParts } from '../../platform/database/tables/index.ts';
import { readPublicKeys } from './signer.ts';

/** Limit of entries in memory at once: each may hold a long text and a drawing. */
const entriesPerPart = 20;

/** Returns the stored value next to the digest of that name, and its join to the entry. */
function partOf<const Name extends 'who' | 'what'>(name: Name) {
  const part = alias(dealLogParts, name);
  const on = and(eq(part.dealId, dealLog.dealId), eq(part.entry, dealLog.entry), eq(part.part, name));
  return { part, on };
}
const who = partOf('who');
const what = partOf('what');

type Part = { salt: string; value: unknown } | null;

/** The sealed value of an entry: its digest, and the value where it was not taken out. */
const sealed = <Value>(digest: string | null, part: Part) =>
  digest === null ? null : { digest, salt: part?.salt ?? null, value: (part?.value ?? null) as Value | null };

/** Entries to read: of one kind, or all; to this one, or to the end. */
interface Wanted {
  kind?: LogKind;
  upTo?: number;
}

/** The next wanted entries after one, oldest first. */
async function readEntries(
  db: Reader,
  dealId: string,
  after: number,
  { kind, upTo }: Wanted = {},
): Promise<LogEntry[]> {
  const rows = await db
    .select({
      body: dealLog.body,
      hash: dealLog.hash,
      who: { salt: who.part.salt, value: who.part.value },
      what: { salt: what.part.salt, value: what.part.value },
    })
    .from(dealLog)
    .leftJoin(who.part, who.on)
    .leftJoin(what.part, what.on)
    .where(
      and(
        eq(dealLog.dealId, dealId),
        gt(dealLog.entry, after),
        upTo === undefined ? undefined : lte(dealLog.entry, upTo),
        kind && sql`${dealLog.body} ->> 'kind' = ${kind}`,
      ),
    )
    .orderBy(asc(dealLog.entry))
    .limit(entriesPerPart);
  return rows.map(
    ({ body, hash, ...parts }): LogEntry => ({
      body,
      hash,
      who: sealed<LogPerson>(body.who, parts.who),
      what: sealed<NonNullable<LogEntry['what']>['value'] & object>(body.what, parts.what),
    }),
  );
}

/** The wanted entries of a log, some at a time. */
export async function* readEntriesOf(db: Reader, dealId: string, wanted: Wanted): AsyncGenerator<LogEntry[]> {
  let entries: LogEntry[] = [];
  do {
    entries = await readEntries(db, dealId, entries.at(-1)?.body.entry ?? 0, wanted);
    if (entries.length > 0) yield entries;
  } while (entries.length === entriesPerPart);
}

/** Log to read, and the keys that it is checked by. */
export type LogOf = Pick<DealLog, 'dealId' | 'keys'>;

/** The log of this deal, to be read. */
export const openLog = async (db: Reader, dealId: string): Promise<LogOf> => ({
  dealId,
  keys: await readPublicKeys(db),
});

/**
 * Reads signed heads after an entry, at most `most`, oldest first. They are read before the entries that they name, so
 * that none names one that came in between.
 */
async function readHeads(
  db: Reader,
  { dealId, keys }: LogOf,
  after: number,
  most: number,
): Promise<SignedLogHead[]> {
  const rows = await db
    .select()
    .from(dealLogHeads)
    .where(and(eq(dealLogHeads.dealId, dealId), gt(dealLogHeads.entry, after)))
    .orderBy(asc(dealLogHeads.entry))
    .limit(most);
  return rows.map(({ keyName: name, signature, signedAt, ...head }) => {
    // A key that is not kept checks nothing: zeros are no key.
    const publicKey = keys.find((key) => key.name === name)?.publicKey ?? '0'.repeat(64);
    return { ...head, signedAt: signedAt.toISOString(), signature: { name, publicKey, signature } };
  });
}

/** Selects the heads that come with the entries up to this one; with the last entries all, as some may name none. */
const headsUpTo = (heads: SignedLogHead[], end: number | null) =>
  end === null ? heads : heads.filter(({ entry }) => entry <= end);

/**
 * A log part by part, from its first entry to its last, or to the one named. The last part has a head that names a
 * missing entry too.
 */
export async function* readLogParts(db: Reader, log: LogOf, upTo?: number): AsyncGenerator<LogPart> {
  let after = logBeginning.entry;
  for (;;) {
    // An entry has one head at most, so one more than a part holds is one that names a missing entry.
    const heads = await readHeads(db, log, after, entriesPerPart + 1);
    const entries = await readEntries(db, log.dealId, after, upTo === undefined ? {} : { upTo });
    const isLast = entries.length < entriesPerPart;
    const end = after + entries.length;
    yield { entries, heads: headsUpTo(heads, isLast ? (upTo ?? null) : end) };
    if (isLast) return;
    after = end;
  }
}

/** Counts the entries of a log. */
export async function countEntries(db: Reader, dealId: string): Promise<number> {
  const [found] = await db
    .select({ last: max(dealLog.entry) })
    .from(dealLog)
    .where(eq(dealLog.dealId, dealId));
  return found?.last ?? 0;
}

const weightOf = (entry: LogEntry) => Buffer.byteLength(JSON.stringify(entry));

/** A page of a log after an entry, within the bounds of a page; `next` is null with the last one. */
export async function readLogPage(
  db: Reader,
  log: LogOf,
  after: number,
): Promise<LogPart & { next: number | null }> {
  const heads = await readHeads(db, log, after, logPageBounds.entries + 1);
  const page: LogEntry[] = [];
  let bytes = 0;
  let found: LogEntry[];
  let isFull = false;
  do {
    found = await readEntries(db, log.dealId, after + page.length);
    for (const entry of found) {
      bytes += weightOf(entry);
      isFull = page.length === logPageBounds.entries || (page.length > 0 && bytes > logPageBounds.bytes);
      if (isFull) break;
      page.push(entry);
    }
  } while (!isFull && found.length === entriesPerPart);
  const next = isFull ? after + page.length : null;
  return { entries: page, heads: headsUpTo(heads, next), next };
}
