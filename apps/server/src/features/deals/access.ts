/** The one way to a deal: a stranger's deal is not found, like one that does not exist (rules/deals#parties). */
import { type Actor, AppError, type Role } from '@briefcast/contract';
import { and, eq, or, type Placeholder, type SQL } from 'drizzle-orm';
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
const isOwnDeal = (actor: Actor, dealId: string): SQL | undefined =>
  and(eq(deals.id, dealId), actor.kind === 'user' ? eq(partyColumn[actor.role], actor.userId) : undefined);

/** The same for a prepared statement; a person is a party on one side only, so their role need not be asked. */
export const isParty = (userId: Placeholder): SQL | undefined =>
  or(eq(deals.brandId, userId), eq(deals.creatorId, userId));

/** Reads a deal of the actor's. Throws deal.not_found. */
export async function findDeal(db: Reader, actor: UserActor, dealId: string): Promise<DealRow> {
  const [deal] = await db.select().from(deals).where(isOwnDeal(actor, dealId));
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
