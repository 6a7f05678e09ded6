/**
 * Moves the deadline of a running deal to another day, and notifies both sides (rules/samples#deadline,
 * rules/additions#deadline, rules/payouts#deposit).
 */
import { eq } from 'drizzle-orm';
import type { Allowed } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal, type DealPerson } from './about-deal.ts';
import type { LockedDeal } from './access.ts';

/** Does nothing where it is the deadline already. `by` is who caused it. */
export const moveDeadline = (
  deps: Pick<Deps, 'facts'>,
  tx: Tx,
  deal: Allowed<'sample.receive' | 'request.agree', LockedDeal>,
  deadline: Date,
  by: DealPerson,
): Promise<void> => writeDeadline(deps, tx, deal, { deadline, by });

/** Moves the deadline without an author, as a consequence of something else that happened. */
export const moveDeadlineByItself = (
  deps: Pick<Deps, 'facts'>,
  tx: Tx,
  deal: LockedDeal,
  deadline: Date,
): Promise<void> => writeDeadline(deps, tx, deal, { deadline, by: null });

async function writeDeadline(
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  deal: LockedDeal,
  { deadline, by }: { deadline: Date; by: DealPerson | null },
): Promise<void> {
  if (deal.deadline.getTime() === deadline.getTime()) return;
  await tx.update(deals).set({ deadline }).where(eq(deals.id, deal.id));
  const data = { from: deal.deadline.toISOString(), to: deadline.toISOString() };
  await facts.append(tx, { kind: 'deadline.moved', ...aboutDeal(deal, by), data });
}
