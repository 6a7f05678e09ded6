/** Requirements for every payment of a run before it is paid (rules/payouts#runs). */
import { AppError } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockOwedDeal, type OwedDeal } from '../bank-details/lock-owed-deal.ts';
import { readPayeeStates } from '../bank-details/read-payee-states.ts';

/**
 * Holds these deals until the transaction ends, in the order of their ids. Throws run.no_details,
 * run.call_first for an account that is new and about which nobody called, and what `lockOwedDeal` throws.
 */
export async function requirePayees(
  tx: Tx,
  actor: UserActor,
  dealIds: readonly string[],
): Promise<OwedDeal[]> {
  const owed: OwedDeal[] = [];
  for (const dealId of [...dealIds].sort()) owed.push(await lockOwedDeal(tx, actor, dealId));
  const payees = await readPayeeStates(tx, dealIds);
  for (const { version, changedAt } of payees.values()) {
    if (version === null) throw new AppError('run.no_details');
    if (changedAt !== null) throw new AppError('run.call_first');
  }
  return owed;
}
