/**
 * Storage quotas of an account and a deal. Uploads in progress count from their beginning: each reserves its space in
 * the database, so that concurrent uploads, in whatever processes, cannot use the same space. A reservation that is
 * not renewed expires, such as that of a killed process.
 */

import { AppError, partyId, type Role } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Config } from '../../platform/config.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { deals, files, media, uploadReservations } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Allowance } from '../../platform/http/upload-bytes.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { isPartyAs } from '../parties/party.ts';

const leaseMilliseconds = minuteMs;
const renewMilliseconds = 15_000;
/** The first of the two numbers of an account's advisory lock; the second is derived from its id. */
const accountLocks = 20_260;
/** The most bytes of a declared length that belong to the form around a file. */
const formBytes = 256 * 1024;

type QuotaDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The bytes and the number of what is stored: media of an account, files of a deal. */
export interface Stored {
  bytes: number;
  count: number;
}

const bytesOf = (table: typeof media | typeof files) =>
  sql<number>`coalesce(sum(${table.size} + coalesce(${table.posterSize}, 0)), 0)`.mapWith(Number);
const countOf = sql<number>`count(*)`.mapWith(Number);

const mediaOf = prepared((db) =>
  db
    .select({ bytes: bytesOf(media), count: countOf })
    .from(media)
    .where(eq(media.ownerId, sql.placeholder('userId')))
    .prepare('stored_media'),
);

const filesBy = (role: Role) =>
  prepared((db) =>
    db
      .select({ bytes: bytesOf(files) })
      .from(files)
      .innerJoin(deals, eq(deals.id, files.dealId))
      .where(and(isPartyAs(role, sql.placeholder('party')), eq(files.uploaderRole, role)))
      .prepare(`stored_files_by_${role.toLowerCase()}`),
  );
const filesByRole = { BRAND: filesBy('BRAND'), CREATOR: filesBy('CREATOR') };

const filesOf = prepared((db) =>
  db
    .select({ bytes: bytesOf(files), count: countOf })
    .from(files)
    .where(eq(files.dealId, sql.placeholder('dealId')))
    .prepare('stored_files_of_deal'),
);

/** Owner of the quota that an upload counts towards: a creator, or the organisation, which its members share. */
const accountOf = (actor: UserActor): string => partyId(actor) ?? actor.userId;

/**
 * Reads the storage of an account: the person's media with the smaller pictures made of them, and the deal files of
 * the creator or the organisation.
 */
export async function readAccountStored(db: Reader, actor: UserActor): Promise<Stored> {
  const [own] = await mediaOf(db).execute({ userId: actor.userId });
  const [sent] = await filesByRole[actor.role](db).execute({ party: partyId(actor) });
  return { bytes: (own?.bytes ?? 0) + (sent?.bytes ?? 0), count: own?.count ?? 0 };
}

/** Reads the storage of a deal, used by both sides. */
export async function readDealStored(db: Reader, dealId: string): Promise<Stored> {
  const [stored] = await filesOf(db).execute({ dealId });
  return stored ?? { bytes: 0, count: 0 };
}

/** Reads the space reserved by other uploads in progress. */
async function readReserved(
  db: Reader,
  now: Date,
  of: { accountId: string } | { dealId: string },
  exceptId: string,
): Promise<Stored> {
  const whose =
    'dealId' in of
      ? eq(uploadReservations.dealId, of.dealId)
      : eq(uploadReservations.accountId, of.accountId);
  const counted =
    'dealId' in of ? countOf : sql<number>`count(*) filter (where deal_id is null)`.mapWith(Number);
  const [reserved] = await db
    .select({ bytes: sql<number>`coalesce(sum(bytes), 0)`.mapWith(Number), count: counted })
    .from(uploadReservations)
    .where(and(whose, gt(uploadReservations.expiresAt, now), ne(uploadReservations.id, exceptId)));
  return reserved ?? { bytes: 0, count: 0 };
}

/** Space that one upload has reserved until it is recorded or abandoned. */
export interface Reservation extends Allowance {
  id: string;
  actor: UserActor;
  dealId: string | null;
}

/** Claim for space in a quota: `id` is the upload's, whose own reservation does not count against it. */
type Claim = Omit<Reservation, keyof Allowance>;

/** The rest of one quota, and the refusal if it is used up. */
interface Left {
  bytes: number;
  refusal: () => AppError;
}

async function accountLeft(db: Reader, now: Date, config: Config, of: Claim): Promise<Left> {
  const stored = await readAccountStored(db, of.actor);
  const reserved = await readReserved(db, now, { accountId: accountOf(of.actor) }, of.id);
  const count = stored.count + reserved.count;
  if (of.dealId === null && count >= config.quotaAccountMedia)
    throw new AppError('file.quota_media', { params: { used: count, limit: config.quotaAccountMedia } });
  const used = stored.bytes + reserved.bytes;
  return {
    bytes: config.quotaAccountBytes - used,
    refusal: () =>
      new AppError('file.quota_account', {
        params: { usedBytes: used, limitBytes: config.quotaAccountBytes },
      }),
  };
}

async function dealLeft(
  db: Reader,
  now: Date,
  config: Config,
  dealId: string,
  exceptId: string,
): Promise<Left> {
  const stored = await readDealStored(db, dealId);
  const reserved = await readReserved(db, now, { dealId }, exceptId);
  const count = stored.count + reserved.count;
  if (count >= config.quotaDealFiles)
    throw new AppError('file.quota_deal_files', { params: { used: count, limit: config.quotaDealFiles } });
  const used = stored.bytes + reserved.bytes;
  return {
    bytes: config.quotaDealBytes - used,
    refusal: () =>
      new AppError('file.quota_deal', { params: { usedBytes: used, limitBytes: config.quotaDealBytes } }),
  };
}

/**
 * The smaller rest of the quotas that apply to an upload. Its account, and deal, are locked. Throws if a
 * count is at its limit.
 */
async function readLeft(tx: Tx, now: Date, config: Config, of: Claim): Promise<Left> {
  const account = await accountLeft(tx, now, config, of);
  if (of.dealId === null) return account;
  const deal = await dealLeft(tx, now, config, of.dealId, of.id);
  return deal.bytes < account.bytes ? deal : account;
}

/**
 * Lets only one upload of an account at a time check the quota, until the transaction ends. Taken before the
 * lock of a deal. It does not lock the account's row, because others lock that together with rows of deals,
 * in their own order.
 */
export const lockQuota = (tx: Tx, actor: UserActor): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${accountLocks}, hashtext(${accountOf(actor)}))`);

/**
 * Reserves between `atLeast` and `most` bytes until a moment, in a transaction that holds `lockQuota` and, if
 * there is one, the deal's lock. Throws the refusals file.quota_account, file.quota_media, file.quota_deal,
 * file.quota_deal_files.
 */
export async function reserveRoom(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  claim: Claim,
  { atLeast, most, until }: { atLeast: number; most: number; until: Date },
): Promise<Reservation> {
  const left = await readLeft(tx, clock(), config, claim);
  if (left.bytes < atLeast) throw left.refusal();
  const bytes = Math.min(most, left.bytes);
  const { id, actor, dealId } = claim;
  await tx
    .insert(uploadReservations)
    .values({ id, accountId: accountOf(actor), dealId, bytes, expiresAt: until });
  return { ...left, ...claim, bytes };
}

/** Extends a reservation. */
export const extendReservation = (tx: Pick<Tx, 'update'>, id: string, until: Date): Promise<unknown> =>
  tx.update(uploadReservations).set({ expiresAt: until }).where(eq(uploadReservations.id, id));

/** Releases a reservation. */
export const releaseReservation = (tx: Pick<Tx, 'delete'>, id: string): Promise<unknown> =>
  tx.delete(uploadReservations).where(eq(uploadReservations.id, id));

/**
 * Reserves space for an upload, as much as it declares (or the rest up to `maxBytes` if it declares nothing), and
 * calls `work` with it; the reservation is renewed during `work` and ends with it. Throws deal.not_found and the
 * refusals file.quota_account, file.quota_media, file.quota_deal, file.quota_deal_files.
 */
export async function withReservation<T>(
  { db, clock, config }: QuotaDeps,
  upload: { actor: UserActor; dealId: string | null; declaredBytes: number | null },
  work: (reservation: Reservation) => Promise<T>,
): Promise<T> {
  const { actor, dealId, declaredBytes } = upload;
  const id = uuidv7();
  const lease = () => new Date(clock().getTime() + leaseMilliseconds);
  const reservation = await db.transaction(async (tx) => {
    await lockQuota(tx, actor);
    if (dealId !== null) await findDealForUpdate(tx, actor, dealId);
    const atLeast = declaredBytes === null ? 1 : Math.max(1, declaredBytes - formBytes);
    const most = declaredBytes ?? Math.max(config.maxVideoBytes, config.maxDocumentBytes);
    return reserveRoom(tx, { clock, config }, { id, actor, dealId }, { atLeast, most, until: lease() });
  });
  const renewal = setInterval(() => {
    // A failure is ignored: the quota is checked once more before the row is written.
    extendReservation(db, id, lease()).then(undefined, () => undefined);
  }, renewMilliseconds);
  try {
    return await work(reservation);
  } finally {
    clearInterval(renewal);
    // If this fails, the reservation expires by itself.
    await releaseReservation(db, id).catch(() => undefined);
  }
}

/**
 * Ends a reservation in the transaction that writes the row of `bytes`, after `lockQuota` and the deal's lock, and
 * checks the quota again: derived forms may be larger than the upload, and the reservation may have expired. Throws as
 * `withReservation`.
 */
export async function spendReservation(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  reservation: Claim,
  bytes: number,
): Promise<void> {
  const left = await readLeft(tx, clock(), config, reservation);
  if (bytes > left.bytes) throw left.refusal();
  await releaseReservation(tx, reservation.id);
}

/** Removes reservations that were not renewed. */
export async function sweepReservations(tx: Tx, now: Date): Promise<void> {
  await tx.delete(uploadReservations).where(lt(uploadReservations.expiresAt, now));
}
