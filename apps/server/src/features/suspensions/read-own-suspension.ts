/** The suspension that somebody's own session meets, with what goes on and what rests. */
import { AppError, activeStatuses, type OwnSuspension, type SuspendedAs } from '@briefcast/contract';
import { and, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { castings, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readCredits } from '../ledger/credit-account.ts';
import { isPartyAs, isPartyOf } from '../parties/party.ts';
import { findOwn, presentShared, type SuspensionRow } from './suspension-rows.ts';

type ReadDeps = { db: Reader } & Pick<Deps, 'settings'>;

const asOf = ({ brandId }: SuspensionRow, { role }: UserActor): SuspendedAs =>
  brandId === null ? (role === 'CREATOR' ? 'CREATOR' : 'MEMBER') : 'BRAND';

async function countRunning(db: Reader, isOwn: SQL): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(deals)
    .where(and(isOwn, inArray(deals.status, [...activeStatuses])));
  return found?.count ?? 0;
}

async function countCastings(db: Reader, brandId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(castings)
    .where(and(eq(castings.brandId, brandId), isNull(castings.closedAt), isNull(castings.endedAt)));
  return found?.count ?? 0;
}

/** Null for somebody who is not suspended. */
export async function readOwnSuspension(
  { db, settings }: ReadDeps,
  actor: UserActor,
): Promise<OwnSuspension | null> {
  const row = await findOwn(db, actor);
  if (!row) return null;
  const { brandId } = row;
  const isOn = settings.now().credits.isOn;
  const isOwnDeal = brandId === null ? isPartyOf(actor) : isPartyAs('BRAND', brandId);
  return {
    as: asOf(row, actor),
    ...presentShared(row),
    runningDeals: await countRunning(db, isOwnDeal),
    openCastings: brandId === null ? 0 : await countCastings(db, brandId),
    credits: brandId !== null && isOn ? (await readCredits(db, brandId)).ready : null,
  };
}

/** Throws suspension.not_found. */
export async function requireOwnSuspension(deps: ReadDeps, actor: UserActor): Promise<OwnSuspension> {
  const suspension = await readOwnSuspension(deps, actor);
  if (!suspension) throw new AppError('suspension.not_found');
  return suspension;
}
