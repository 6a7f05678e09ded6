import { additionsSoFar, can, canAdd, type DealDetail, type OwnUser } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { actorOf, partiesOf } from '../../lib/policy.ts';

/** Whether the reader may bind their side to an addition. */
export const mayBind = (deal: DealDetail, user: OwnUser): boolean =>
  can(actorOf(user), 'request.agree', partiesOf(deal, user));

/** Whether the reader may propose one more now. */
export function mayProposeAddition(deal: DealDetail, user: OwnUser): boolean {
  const dealSoFar = { status: deal.status, addedCents: totalOf(deal) - deal.budget };
  return mayBind(deal, user) && canAdd(1, dealSoFar, additionsSoFar(deal.additions)).allowed;
}
