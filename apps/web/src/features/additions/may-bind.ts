import { can, type DealDetail, type OwnUser } from '@briefcast/contract';
import { actorOf, partiesOf } from '../../lib/policy.ts';

/** Whether the reader may bind their side to an addition. */
export const mayBind = (deal: DealDetail, user: OwnUser): boolean =>
  can(actorOf(user), 'request.agree', partiesOf(deal, user));
