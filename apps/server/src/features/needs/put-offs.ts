/** Choices of a person to put needs off (rules/needs#put-off). */

import { AppError, mayPutOff, type NeedPutOffUntil, returnsAt } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { needPutOffs } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FoundNeed } from './found.ts';

/** How long what was hidden stays known; what it was about is long done then. */
const keptDays = 365;

export type PutOff = typeof needPutOffs.$inferSelect;

/** Puts one need off for the person. Throws need.not_so_long. */
export async function putOff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { key, kind, version }: FoundNeed,
  until: NeedPutOffUntil,
): Promise<void> {
  const now = clock();
  const backAt = returnsAt(until, now);
  if (backAt === undefined || !mayPutOff(kind, until)) throw new AppError('need.not_so_long');
  const values = { until, version, backAt, createdAt: now };
  await db
    .insert(needPutOffs)
    .values({ userId, key, ...values })
    .onConflictDoUpdate({ target: [needPutOffs.userId, needPutOffs.key], set: values });
}

/** Forgets that the person put it off. */
export async function showAgain({ db }: Pick<Deps, 'db'>, userId: string, key: string): Promise<void> {
  await db.delete(needPutOffs).where(and(eq(needPutOffs.userId, userId), eq(needPutOffs.key, key)));
}

/** Removes what came back long ago, and what was hidden a year ago. */
export async function sweepPutOffs(tx: Tx, now: Date): Promise<void> {
  await tx.delete(needPutOffs).where(lt(needPutOffs.backAt, addDays(now, -1)));
  await tx.delete(needPutOffs).where(lt(needPutOffs.createdAt, addDays(now, -keptDays)));
}
