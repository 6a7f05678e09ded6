/** An offer of a renewal as its commands look at it, under the lock of its deal. */
import { AppError, type Renewal, type RenewalState, type Role } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { renewalLines, renewals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { LockedDeal } from '../deals/access.ts';
import { readRenewals } from '../rights/renewal-rows.ts';

export type RenewalRow = typeof renewals.$inferSelect;

/** Finds a renewal of this deal. Throws renewal.not_found. */
export async function findRenewal(tx: Tx, dealId: string, id: string): Promise<RenewalRow> {
  const [renewal] = await tx
    .select()
    .from(renewals)
    .where(and(eq(renewals.id, id), eq(renewals.dealId, dealId)));
  if (!renewal) throw new AppError('renewal.not_found');
  return renewal;
}

/** Reads it as both sides do. Throws renewal.not_found. */
export async function readRenewal(
  deps: Pick<Deps, 'keys' | 'clock'> & { db: Reader; side: Role },
  dealId: string,
  id: string,
): Promise<Renewal> {
  const [renewal] = await readRenewals(deps, and(eq(renewals.id, id), eq(renewals.dealId, dealId)));
  if (!renewal) throw new AppError('renewal.not_found');
  return renewal;
}

/** Ends an offer that was open, so that another one can be made; `by` is null for one that lapses. */
export async function closeRenewal(
  tx: Tx,
  id: string,
  { state, now, by }: { state: Exclude<RenewalState, 'OPEN'>; now: Date; by: string | null },
): Promise<void> {
  await tx.update(renewals).set({ state, answeredAt: now, answeredBy: by }).where(eq(renewals.id, id));
  await tx.update(renewalLines).set({ isOpen: false }).where(eq(renewalLines.renewalId, id));
}

/** Both sides have to be there: nobody else could owe it, or be owed. Throws renewal.not_now. */
export function requireBothSides({ brandId, creatorId }: Pick<LockedDeal, 'brandId' | 'creatorId'>): void {
  if (brandId === null || creatorId === null) throw new AppError('renewal.not_now');
}
