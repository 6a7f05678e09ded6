/**
 * Calls that create, done once however often they are asked for: the caller names the call by an
 * `Idempotency-Key`, and the key's row keeps the answer for a day. The row is written first, so of two that come
 * at once, in whatever process, the second waits for the first or is told to. See docs/decisions.
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
import { keysKept } from './claim-keys.ts';
import { digestUpload, uploadDigestOf } from './uploads.ts';

/** A process that died leaves its upload's key locked for so long; a living one renews it in time. */
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
  /** It was given before, and nothing was done now. */
  isRepeated: boolean;
}

/** The key of a call that creates, or null where the caller gave none. Throws request.key_invalid. */
export function readIdempotencyKey(spec: RouteSpec, request: FastifyRequest): string | null {
  const key = spec.creates ? request.headers[idempotencyKeyHeader] : undefined;
  if (key === undefined) return null;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  const code = 'request.key_invalid';
  throw new AppError(code, { findings: [{ path: [idempotencyKeyHeader], code }] });
}

const inProgress = () => new AppError('request.in_progress', { retryAfterSeconds: 2 });

/** What a failed claim means: PostgreSQL gave up waiting for the first of two calls to end, or something else. */
export function inProgressIfWaiting(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  const hasWaited = cause instanceof Error && 'code' in cause && cause.code === '57014';
  return hasWaited ? inProgress() : error;
}

/**
 * Writes the key's row if the key is free: unknown, older than a day, or left behind by an upload that died.
 * Another transaction that has just written it is waited for. Returns whether the call now holds the key.
 */
async function claim(
  db: Database | Tx,
  call: KeyedCall,
  now: Date,
  lockedUntil: Date | null,
): Promise<boolean> {
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

/** What is kept under the call's key. Throws request.key_reused or request.in_progress. */
async function readKept(db: Reader, { scope, key, fingerprint }: KeyedCall) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (row && row.fingerprint !== fingerprint) throw new AppError('request.key_reused');
  // Gone since the claim, or not there yet: the next try finds out which.
  if (!row?.answer) throw inProgress();
  return { answer: row.answer, uploadDigest: row.uploadDigest };
}

const sealedFor = ({ scope, key }: KeyedCall) => `${scope}\n${key}`;

/** An answer as its key's row keeps it. */
export const keepableAnswer = (keys: Deps['keys'], call: KeyedCall, text: string): string =>
  seal(keys.answers, text, sealedFor(call));

/** What was answered under the call's key before. Throws request.key_reused or request.in_progress. */
export async function readAnswer(
  { db, keys }: { db: Reader; keys: Deps['keys'] },
  call: KeyedCall,
): Promise<OnceAnswer> {
  const { answer } = await readKept(db, call);
  return { text: openSealed(keys.answers, answer, sealedFor(call)), isRepeated: true };
}

/**
 * Does `work` once for the call's key and returns its text, now or as it was given before. One transaction for the key
 * and for what the call does: after a crash there are both or neither. Refusals are not kept: they did nothing. Throws
 * request.key_reused, request.in_progress, and whatever `work` throws.
 */
export function transactOnce(
  { db, clock, keys }: OnceDeps,
  call: KeyedCall,
  work: (tx: Tx) => Promise<string>,
): Promise<OnceAnswer> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, call, clock(), null))) return readAnswer({ db: tx, keys }, call);
    const text = await work(tx);
    const answer = keepableAnswer(keys, call, text);
    await tx.update(idempotencyKeys).set({ answer }).where(ownRow(call));
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
  if (!(await claim(db, call, clock(), lease()))) {
    const { answer, uploadDigest } = await readKept(db, call);
    // The bytes come once more anyway: reading them tells whether they are the same.
    if ((await digestUpload(deps, request, types)) !== uploadDigest) throw new AppError('request.key_reused');
    return { text: openSealed(keys.answers, answer, sealedFor(call)), isRepeated: true };
  }
  const renewal = setInterval(() => {
    const renewed = db.update(idempotencyKeys).set({ lockedUntil: lease() }).where(ownRow(call));
    // A database that is away for longer than the lease lets the upload fail by itself.
    renewed.then(undefined, () => undefined);
  }, renewMilliseconds);
  try {
    const text = await work();
    const answer = keepableAnswer(keys, call, text);
    const uploadDigest = uploadDigestOf(request);
    await db.update(idempotencyKeys).set({ answer, uploadDigest, lockedUntil: null }).where(ownRow(call));
    return { text, isRepeated: false };
  } catch (error) {
    // What was refused did nothing, so its key is free again; should this fail too, the lease ends.
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
  // Keys are one's own: another account, or another address, never meets them.
  const scope = caller.kind === 'user' ? `user ${caller.userId}` : `address ${request.ip}`;
  const asked = `${spec.method} ${spec.path}\n${JSON.stringify(input)}`;
  return { scope, key, holder: uuidv7(), fingerprint: fingerprintOf(keys.answers, asked) };
}
