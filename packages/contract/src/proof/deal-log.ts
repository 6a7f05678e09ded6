/** Checking the log of a deal: the same function in the browser, the server, the evidence's page and the command. */

import { canonicalHash } from './canonical.ts';
import {
  type DealLog,
  type LogBody,
  type LogEnd,
  type LogEntry,
  type LogPart,
  logBeginning,
  type SignedLogHead,
} from './deal-log-schemas.ts';
import { isSealIntact, type Sealed } from './sealed.ts';
import { isSignedBy } from './signature.ts';

/** Why an entry does not fit. */
export type LogFaultReason =
  /** Its number is not the next, or it belongs to another deal. */
  | 'place'
  /** It does not hold the hash of the entry before. */
  | 'previous'
  /** Its hash is not that of its body. */
  | 'hash'
  /** Value next to the entry that differs from the hashed one. */
  | 'who'
  | 'what'
  /** A signed head names it, and it is not there, or another. */
  | 'missing'
  | 'head'
  /** The signature of a head is false, or of a key that is not listed. */
  | 'signature';

/** The first entry that does not fit. */
export interface LogFault {
  entry: number;
  reason: LogFaultReason;
}

/** The hash of an entry: of its body, which holds the hash of the entry before. */
export const hashOfBody = (body: LogBody): string => canonicalHash(body);

const fits = (digest: string | null, sealed: Sealed | null) =>
  sealed === null ? digest === null : sealed.digest === digest && isSealIntact(sealed);

function faultOfEntry(
  entry: LogEntry,
  number: number,
  previous: string | null,
  dealId: string,
): LogFault | null {
  const { body, hash, who, what } = entry;
  const fault = (reason: LogFaultReason): LogFault => ({ entry: number, reason });
  if (body.entry !== number || body.dealId !== dealId) return fault('place');
  if (body.previous !== previous) return fault('previous');
  if (hashOfBody(body) !== hash) return fault('hash');
  if (!fits(body.who, who)) return fault('who');
  return fits(body.what, what) ? null : fault('what');
}

interface HeadsIn {
  dealId: string;
  keys: DealLog['keys'];
  after: LogEnd;
  entries: readonly LogEntry[];
}

function faultOfHead(
  { signature, ...head }: SignedLogHead,
  { dealId, keys, after, entries }: HeadsIn,
): LogFault | null {
  const end = after.entry + entries.length;
  if (head.entry > end) return { entry: end + 1, reason: 'missing' };
  const entry = entries[head.entry - after.entry - 1];
  if (head.dealId !== dealId || entry?.hash !== head.hash) return { entry: head.entry, reason: 'head' };
  const isListed = keys.some(
    ({ name, publicKey }) => name === signature.name && publicKey === signature.publicKey,
  );
  return isListed && isSignedBy(head, signature) ? null : { entry: head.entry, reason: 'signature' };
}

/**
 * First entry that does not fit in a part of a log that follows this end, null where all do. Entries are checked in
 * their order, then the signed heads, which find faults that the chain alone cannot: an end that was cut off, and a
 * log that was rewritten. Each head comes with the entry that it names, or with the last part where that entry is
 * missing.
 */
export function faultOfPart(
  { dealId, keys }: Pick<DealLog, 'dealId' | 'keys'>,
  after: LogEnd,
  { entries, heads }: LogPart,
): LogFault | null {
  let end = after;
  for (const entry of entries) {
    const fault = faultOfEntry(entry, end.entry + 1, end.hash, dealId);
    if (fault) return fault;
    end = { entry: end.entry + 1, hash: entry.hash };
  }
  const faults = heads.flatMap((head) => faultOfHead(head, { dealId, keys, after, entries }) ?? []);
  return faults.sort((one, other) => one.entry - other.entry)[0] ?? null;
}

/** End of a log after a part that fits. */
export function endOfPart(after: LogEnd, { entries }: LogPart): LogEnd {
  const last = entries.at(-1);
  return last ? { entry: last.body.entry, hash: last.hash } : after;
}

/** The first entry of a whole log that does not fit, null where all do. */
export const logFault = (log: DealLog): LogFault | null => faultOfPart(log, logBeginning, log);
