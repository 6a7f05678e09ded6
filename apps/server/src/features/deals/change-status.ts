/** A party, or the admin, asks for another status (rules/deals). */
import { AppError, type DealState, type DealStatus } from '@briefcast/contract';
import { canAcceptBrief } from '@briefcast/contract/deals/proposals';
import type { AdminActor, UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDealForUpdate } from './access.ts';
import { moveDeal } from './move-deal.ts';
import { readProposals } from './proposal-rows.ts';

/**
 * Moves the deal under its lock, so that of two changes at once the second sees the first; `reason` is kept with the
 * new state. `startsWithDeposit` counts where the creator accepts.
 * Throws deal.not_found, team.role_too_small, proposal.newer_offer and proposal.brief_replaced where a brief is accepted that
 * its brand has replaced, and what `moveDeal` throws.
 */
export function changeStatus(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor | AdminActor,
  dealId: string,
  {
    status: to,
    reason,
    startsWithDeposit,
  }: { status: DealStatus; reason?: string | undefined; startsWithDeposit?: boolean | undefined },
): Promise<DealState> {
  return deps.db.transaction(async (tx) => {
    const deal = authorize(actor, 'deal.move', await findDealForUpdate(tx, actor, dealId));
    if (to === 'ACCEPTED' && deal.status === 'BRIEF_SENT') {
      const may = canAcceptBrief(await readProposals(tx, dealId), deps.clock());
      if (!may.allowed) throw new AppError(may.code);
    }
    const by = actor.kind === 'user' ? actor : null;
    await moveDeal(deps, tx, { deal, to, who: by?.role ?? 'ADMIN', by, reason, startsWithDeposit });
    return { id: deal.id, status: to };
  });
}
