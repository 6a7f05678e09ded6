/** The other side accepts or declines an addition, or who proposed it withdraws it (rules/additions#answers). */
import { type Addition, type AdditionAnswer, AppError, canAnswerAddition } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealAdditions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { addToPrice } from '../deals/add-to-price.ts';
import { readAdditions } from '../deals/additions-of-deal.ts';
import { moveDeadline } from '../deals/move-deadline.ts';
import { requireFutureDay } from '../deals/require-future-day.ts';

/** An addition of a deal. Throws addition.not_found. */
async function findAddition(tx: Tx, dealId: string, id: string): Promise<Addition> {
  const found = (await readAdditions(tx, dealId)).find((addition) => addition.id === id);
  if (!found) throw new AppError('addition.not_found');
  return found;
}

/**
 * Answers under the deal's lock; an accepted addition is owed from then on, and its day is the deadline, in the same
 * transaction. A repeated answer by the same side changes nothing. Throws deal.not_found, team.role_too_small,
 * addition.not_found, .not_yours, .answered, .not_now or .too_much, or request.invalid for a day that is over.
 */
export function answerAddition(
  deps: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  { dealId, additionId }: { dealId: string; additionId: string },
  answer: AdditionAnswer,
): Promise<Addition> {
  return deps.db.transaction(async (tx) => {
    const deal = authorize(actor, 'request.agree', await findDealForUpdate(tx, actor, dealId));
    const addition = await findAddition(tx, dealId, additionId);
    const may = canAnswerAddition(addition, answer, actor.role, deal);
    const isSaid = addition.state === answer && (answer === 'WITHDRAWN') === (addition.by === actor.role);
    if (isSaid) return addition;
    if (!may.allowed) throw new AppError(may.code, { params: { status: deal.status } });
    const now = deps.clock();
    await tx
      .update(dealAdditions)
      .set({ state: answer, answeredAt: now, answeredBy: actor.userId })
      .where(eq(dealAdditions.id, additionId));
    await noteActivity(tx, dealId, actor.role, now);
    const { amount, deadline } = addition;
    await deps.facts.append(tx, {
      kind: 'addition.answered',
      ...aboutDeal(deal, actor),
      subjectId: additionId,
      data: { amount, answer },
    });
    if (answer === 'ACCEPTED') {
      await addToPrice(tx, deal, amount);
      if (deadline !== null) {
        requireFutureDay(new Date(deadline), now);
        await moveDeadline(deps, tx, deal, new Date(deadline), actor);
      }
    }
    return findAddition(tx, dealId, additionId);
  });
}
