/** The log of a deal: entries that hold one another's hashes (rules/proof#chain). */

import { instant, sealedId } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { PublicKey, Signature, sealedOf, sha256Hex } from './sealed-schemas.ts';

/** Hashed part of an entry. It names nobody: who and what are digests, with their values next to the entry. */
export const LogBody = z.object({
  version: z.literal(1),
  dealId: sealedId,
  /** From 1, without a gap. */
  entry: z.int().positive(),
  /** The hash of the entry before; null in the first. */
  previous: sha256Hex.nullable(),
  at: instant,
  kind: z.string(),
  side: z.enum(['BRAND', 'CREATOR', 'ADMIN', 'SYSTEM']),
  /** The message, file or comment it is about; null for the deal itself. */
  about: sealedId.nullable(),
  /** Whether it was written when it happened, or later, from what was still known. */
  recorded: z.enum(['AT_ONCE', 'LATER']),
  who: sha256Hex.nullable(),
  what: sha256Hex.nullable(),
});
export type LogBody = z.infer<typeof LogBody>;

/** A person of a side, as they were called then. */
export const LogPerson = z.object({ name: z.string(), company: z.string().nullable() });
export type LogPerson = z.infer<typeof LogPerson>;

/** Content of an entry, by its kind; plain JSON. It is checked by its digest, and by nothing else. */
export type LogContent = Record<string, z.core.util.JSONType>;
export const LogContent = z.unknown().meta({ type: 'object' }) as z.ZodType<LogContent>;

export const LogEntry = z.object({
  body: LogBody,
  hash: sha256Hex,
  /** Null where nobody of the two sides did it. */
  who: sealedOf(LogPerson).nullable(),
  what: sealedOf(LogContent).nullable(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** Signed state of the log at a time: its length and its last hash. */
export const LogHead = z.object({
  dealId: sealedId,
  entry: z.int().positive(),
  hash: sha256Hex,
  signedAt: instant,
});
export type LogHead = z.infer<typeof LogHead>;

export const SignedLogHead = LogHead.extend({ signature: Signature });
export type SignedLogHead = z.infer<typeof SignedLogHead>;

/** The whole log of a deal, as the evidence holds it. */
export const DealLog = z.object({
  dealId: sealedId,
  entries: z.array(LogEntry),
  /** Oldest first. */
  heads: z.array(SignedLogHead),
  keys: z.array(PublicKey),
});
export type DealLog = z.infer<typeof DealLog>;

/** How many entries a page of a log holds at most, and how many bytes; a page holds one entry whatever it weighs. */
export const logPageBounds = { entries: 200, bytes: 256 * 1024 };

/** Entries that follow one another, and the signed heads that name them: what a log is read and checked by. */
export const LogPart = DealLog.pick({ entries: true, heads: true });
export type LogPart = z.infer<typeof LogPart>;

/** End of a log, or of the part that was read. */
export interface LogEnd {
  /** 0 before the first entry. */
  entry: number;
  /** Hash of that entry; null before the first. */
  hash: string | null;
}

/** The end of a log of which nothing was read. */
export const logBeginning: LogEnd = { entry: 0, hash: null };
