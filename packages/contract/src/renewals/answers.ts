/** Side that may answer an offer of a renewal, and until when (rules/rights#renewals). */
import type { Role } from '../accounts/schemas.ts';
import type { Renewal, RenewalAnswer, RenewalState } from './schemas.ts';

/** An offer as the rules look at it. */
interface Offered {
  state: RenewalState;
  byRole: Role;
  closesAt: Date;
}

type MayAnswer =
  | { allowed: true }
  | { allowed: false; code: 'renewal.not_yours' | 'renewal.answered' | 'renewal.lapsed' };

/** Whether a side may give an answer: the one that offered takes it back, the other accepts or declines. */
export const isRenewalAnswerOf = (role: Role, answer: RenewalAnswer, byRole: Role): boolean =>
  (role === byRole) === (answer === 'WITHDRAWN');

/** Whether this side may answer so now. */
export function canAnswerRenewal(
  { state, byRole, closesAt }: Offered,
  answer: RenewalAnswer,
  role: Role,
  now: Date,
): MayAnswer {
  if (!isRenewalAnswerOf(role, answer, byRole)) return { allowed: false, code: 'renewal.not_yours' };
  if (state === 'LAPSED' || (state === 'OPEN' && now >= closesAt))
    return { allowed: false, code: 'renewal.lapsed' };
  return state === 'OPEN' ? { allowed: true } : { allowed: false, code: 'renewal.answered' };
}

/** The offers that wait for an answer. */
export const openRenewals = (renewals: readonly Renewal[]): Renewal[] =>
  renewals.filter(({ state }) => state === 'OPEN');
