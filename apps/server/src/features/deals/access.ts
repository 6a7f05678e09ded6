/** The one way to a deal: a stranger's deal is not found, like one that does not exist (rules/deals#parties). */
import { type Actor, AppError } from '@briefcast/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { isPartyOf } from '../parties/party.ts';

export type DealRow = typeof deals.$inferSelect;

declare const locked: unique symbol;
/** A deal whose row this transaction holds: nobody else changes it until the end. */
export type LockedDeal = DealRow & { readonly [locked]: true };

/** The condition that the actor is a party of the deal; the admin is one of every deal. */
function isOwnDeal(actor: Extract<Actor, { kind: 'user' | 'admin' }>, dealId: string): SQL | undefined {
  if (actor.kind === 'admin') return eq(deals.id, dealId);
  return and(eq(deals.id, dealId), isPartyOf(actor));
}

/** Reads a deal of the actor's. Throws deal.not_found. */
export async function findDeal(db: Reader, actor: UserActor, dealId: string): Promise<DealRow> {
  const [deal] = await db.select().from(deals).where(isOwnDeal(actor, dealId));
  if (!deal) throw new AppError('deal.not_found');
  return deal;
}

/** Locks a deal for nobody in particular, as a timer does; undefined where it is gone. */
export async function lockDealIfThere(tx: Tx, dealId: string): Promise<LockedDeal | undefined> {
  const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId)).for('update');
  return deal as LockedDeal | undefined;
}

/** Locks a deal for somebody whom something else than being a party lets in. Throws deal.not_found. */
export async function lockDealById(tx: Tx, dealId: string): Promise<LockedDeal> {
  const deal = await lockDealIfThere(tx, dealId);
  if (!deal) throw new AppError('deal.not_found');
  return deal;
}

/** Reads and locks a deal of the actor's until the transaction ends. Throws deal.not_found. */
export async function findDealForUpdate(
  tx: Tx,
  actor: Extract<Actor, { kind: 'user' | 'admin' }>,
  dealId: string,
): Promise<LockedDeal> {
  const [deal] = await tx.select().from(deals).where(isOwnDeal(actor, dealId)).for('update');
  if (!deal) throw new AppError('deal.not_found');
  return deal as LockedDeal;
}
