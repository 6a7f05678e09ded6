/** The one way to a deal: a stranger's deal is not found, like one that does not exist (rules/deals#parties). */
import { type Actor, AppError, partyId, type Role } from '@briefcast/contract';
import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';

export type DealRow = typeof deals.$inferSelect;

declare const locked: unique symbol;
/** A deal whose row this transaction holds: nobody else changes it until the end. */
export type LockedDeal = DealRow & { readonly [locked]: true };

const partyColumn = { BRAND: deals.brandId, CREATOR: deals.creatorId } as const satisfies Record<
  Role,
  unknown
>;

/** The condition that the actor is a party of the deal; the admin is one of every deal. */
function isOwnDeal(actor: Extract<Actor, { kind: 'user' | 'admin' }>, dealId: string): SQL | undefined {
  if (actor.kind === 'admin') return eq(deals.id, dealId);
  const party = partyId(actor);
  return and(eq(deals.id, dealId), party === null ? sql`false` : eq(partyColumn[actor.role], party));
}

/**
 * The same for a prepared statement that is given `partyId(actor)`; a party is on one side only, so the role need not be
 * asked.
 */
export const isParty = (party: Placeholder): SQL | undefined =>
  or(eq(deals.brandId, party), eq(deals.creatorId, party));

/** Reads a deal of the actor's. Throws deal.not_found. */
export async function findDeal(db: Reader, actor: UserActor, dealId: string): Promise<DealRow> {
  const [deal] = await db.select().from(deals).where(isOwnDeal(actor, dealId));
  if (!deal) throw new AppError('deal.not_found');
  return deal;
}

/** Locks a deal for somebody whom something else than being a party lets in. Throws deal.not_found. */
export async function lockDealById(tx: Tx, dealId: string): Promise<LockedDeal> {
  const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId)).for('update');
  if (!deal) throw new AppError('deal.not_found');
  return deal as LockedDeal;
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
