/** One side proposes more work for a price of its own (rules/additions#proposing). */
import {
  type Addition,
  AppError,
  additionsSoFar,
  canAdd,
  mostAdditions,
  mostOpenAdditions,
  type NewAddition,
} from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealAdditions } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { readAdditions } from '../deals/additions-of-deal.ts';
import { requireFutureDay } from '../deals/require-future-day.ts';

const limitOf = { 'addition.too_many_open': mostOpenAdditions, 'addition.too_many': mostAdditions };

/** Throws addition.not_now, .too_many_open, .too_many or .too_much where the deal cannot take the amount, in hundredths of its currency. */
export function requireRoom(
  deal: LockedDeal,
  amount: number,
  before: readonly Pick<Addition, 'state'>[],
): void {
  const answer = canAdd(amount, deal, additionsSoFar(before));
  if (answer.allowed) return;
  const { code } = answer;
  if (code === 'addition.too_many_open' || code === 'addition.too_many')
    throw new AppError(code, { params: { limit: limitOf[code] } });
  throw new AppError(code, { params: { status: deal.status } });
}

/**
 * Writes the proposal under the deal's lock and tells the other side. Throws deal.not_found, team.role_too_small, what
 * `requireRoom` throws, and request.invalid for a day in the past.
 */
export async function proposeAddition(
  { facts, clock }: Pick<TxDeps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  dealId: string,
  { what, amount, deadline }: NewAddition,
): Promise<Addition> {
  const deal = authorize(actor, 'request.agree', await findDealForUpdate(tx, actor, dealId));
  const now = clock();
  requireRoom(deal, amount, await readAdditions(tx, dealId));
  if (deadline) requireFutureDay(new Date(deadline), now);
  const id = uuidv7();
  await tx.insert(dealAdditions).values({
    id,
    dealId,
    what,
    amountCents: amount,
    deadline: deadline ? new Date(deadline) : null,
    byRole: actor.role,
    byPerson: actor.userId,
    createdAt: now,
  });
  await noteActivity(tx, dealId, actor.role, now);
  await facts.append(tx, {
    kind: 'addition.proposed',
    ...aboutDeal(deal, actor),
    subjectId: id,
    data: { amount },
  });
  const proposed = (await readAdditions(tx, dealId)).find((addition) => addition.id === id);
  if (!proposed) throw new AppError('addition.not_found');
  return proposed;
}
