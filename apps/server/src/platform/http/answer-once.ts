/**
 * Calls that create, done once however often they are repeated: the caller sends an `Idempotency-Key`, and
 * the key's row stores the answer for a day. The row is written first, so of two calls at once, in whatever
 * process, the second waits for the first or is told to. See docs/decisions.
 */
import {
  AppError,
  type FileType,
  idempotencyKeyHeader,
  idempotencyKeyPattern,
  type RouteSpec,
} from '@briefcast/contract';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../auth/actor.ts';
import { fingerprintOf, openSealed, seal } from '../auth/secrets.ts';
import type { Database, Reader, Tx } from '../database/database.ts';
import { idempotencyKeys } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../invalid.ts';
import { claimTogether, keepAnswers, keysKept } from './claim-keys.ts';
import { digestUpload, uploadDigestOf } from './uploads.ts';

/** The key of an upload whose process died stays locked for this long; a living process renews it in time. */
const leaseMilliseconds = 30_000;
const renewMilliseconds = 10_000;

type OnceDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>;

/** A call under a key. */
export interface KeyedCall {
  scope: string;
  key: string;
  holder: string;
  fingerprint: string;
}

export interface OnceAnswer {
  text: string;
  /** It was answered before, and nothing was done now. */
  isRepeated: boolean;
}

/** The key of a call that creates, or null where the caller gave none. Throws request.key_invalid. */
export function readIdempotencyKey(spec: RouteSpec, request: FastifyRequest): string | null {
  const key = spec.creates ? request.headers[idempotencyKeyHeader] : undefined;
  if (key === undefined) return null;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  const code = 'request.key_invalid';
  throw invalid(idempotencyKeyHeader, code, code);
}

const inProgress = () => new AppError('request.in_progress', { retryAfterSeconds: 2 });

/**
 * Maps the error of a failed claim: to a refusal if PostgreSQL gave up waiting for the first of two calls,
 * otherwise unchanged.
 */
export function inProgressIfWaiting(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  const hasWaited = cause instanceof Error && 'code' in cause && cause.code === '57014';
  return hasWaited ? inProgress() : error;
}

/**
 * Writes the key's row if the key is free: unknown, older than a day, or left by an upload that died. Waits
 * for another transaction that has just written it. Returns whether the call now holds the key.
 */
async function claim(tx: Tx, call: KeyedCall, now: Date): Promise<boolean> {
  try {
    return (await claimTogether(tx, [call], now)).size > 0;
  } catch (error) {
    throw inProgressIfWaiting(error);
  }
}

/** As `claim`, for an upload: its key is locked from the start, and an expired lock counts as free. */
async function claimLocked(db: Database, call: KeyedCall, now: Date, lockedUntil: Date): Promise<boolean> {
  const row = { ...call, lockedUntil, createdAt: now, answer: null, uploadDigest: null };
  const isOver = lte(idempotencyKeys.createdAt, new Date(now.getTime() - keysKept));
  const isLeft = and(isNull(idempotencyKeys.answer), lte(idempotencyKeys.lockedUntil, now));
  try {
    const held = await db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: row,
        setWhere: sql`${isOver} or ${isLeft}`,
      })
      .returning({ holder: idempotencyKeys.holder });
    return held.length > 0;
  } catch (error) {
    throw inProgressIfWaiting(error);
  }
}

const ownRow = ({ scope, key, holder }: KeyedCall) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder));

/** Reads the row of the call's key. Throws request.key_reused or request.in_progress. */
async function readKept(db: Reader, { scope, key, fingerprint }: KeyedCall) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (row && row.fingerprint !== fingerprint) throw new AppError('request.key_reused');
  // Deleted since the claim, or not written yet: the next try will tell.
  if (!row?.answer) throw inProgress();
  return { answer: row.answer, uploadDigest: row.uploadDigest };
}

const sealedFor = ({ scope, key }: KeyedCall) => `${scope}\n${key}`;

/** An answer as its key's row stores it. */
export const keepableAnswer = (keys: Deps['keys'], call: KeyedCall, text: string): string =>
  seal(keys.answers, text, sealedFor(call));

/** The stored answer under the call's key. Throws request.key_reused or request.in_progress. */
export async function readAnswer(
  { db, keys }: { db: Reader; keys: Deps['keys'] },
  call: KeyedCall,
): Promise<OnceAnswer> {
  const { answer } = await readKept(db, call);
  return { text: openSealed(keys.answers, answer, sealedFor(call)), isRepeated: true };
}

/** As `readAnswer`, for a call that cannot be done by now; null where it was not done before. */
export async function findAnswer(
  deps: { db: Reader; keys: Deps['keys'] },
  call: KeyedCall,
): Promise<OnceAnswer | null> {
  try {
    return await readAnswer(deps, call);
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.in_progress') return null;
    throw error;
  }
}

/**
 * Does `work` once for the call's key and returns its text, new or stored. The key and the effects of the
 * call are written in one transaction: after a crash there are both or neither. Refusals are not stored, as
 * they had no effect. Throws request.key_reused, request.in_progress, and whatever `work` throws.
 */
export function transactOnce(
  { db, clock, keys }: OnceDeps,
  call: KeyedCall,
  work: (tx: Tx) => Promise<string>,
): Promise<OnceAnswer> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, call, clock()))) return readAnswer({ db: tx, keys }, call);
    const text = await work(tx);
    await keepAnswers(tx, [{ ...call, answer: keepableAnswer(keys, call, text) }]);
    return { text, isRepeated: false };
  });
}

/**
 * As `transactOnce`, for an upload: it takes too long for a transaction. Its key is locked first, and the answer is
 * written after the file: a process that dies between the two leaves a file that a repetition uploads again.
 */
export async function uploadOnce(
  deps: OnceDeps,
  call: KeyedCall,
  { request, types }: { request: FastifyRequest; types: readonly FileType[] },
  work: () => Promise<string>,
): Promise<OnceAnswer> {
  const { db, clock, keys } = deps;
  const lease = () => new Date(clock().getTime() + leaseMilliseconds);
  if (!(await claimLocked(db, call, clock(), lease()))) {
    const { answer, uploadDigest } = await readKept(db, call);
    // The bytes are sent again anyway: reading them tells whether they are the same.
    if ((await digestUpload(deps, request, types)) !== uploadDigest) throw new AppError('request.key_reused');
    return { text: openSealed(keys.answers, answer, sealedFor(call)), isRepeated: true };
  }
  const renewal = setInterval(() => {
    const renewed = db.update(idempotencyKeys).set({ lockedUntil: lease() }).where(ownRow(call));
    // If the database is unreachable for longer than the lease, the upload fails by itself.
    renewed.then(undefined, () => undefined);
  }, renewMilliseconds);
  try {
    const text = await work();
    const answer = keepableAnswer(keys, call, text);
    const uploadDigest = uploadDigestOf(request);
    await db.update(idempotencyKeys).set({ answer, uploadDigest, lockedUntil: null }).where(ownRow(call));
    return { text, isRepeated: false };
  } catch (error) {
    // A refused call had no effect, so its key is freed; if this fails too, the lease expires.
    await db
      .delete(idempotencyKeys)
      .where(ownRow(call))
      .catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

interface AskedUnderKey {
  key: string;
  caller: Caller;
  input: unknown;
  request: FastifyRequest;
}

/** The call that a request makes under its key. */
export function keyedCall(
  { keys }: Pick<Deps, 'keys'>,
  spec: RouteSpec,
  { key, caller, input, request }: AskedUnderKey,
): KeyedCall {
  // Keys belong to their caller: another account, or another address, never meets them.
  const scope = caller.kind === 'user' ? `user ${caller.userId}` : `address ${request.ip}`;
  const asked = `${spec.method} ${spec.path}\n${JSON.stringify(input)}`;
  return { scope, key, holder: uuidv7(), fingerprint: fingerprintOf(keys.answers, asked) };
}
