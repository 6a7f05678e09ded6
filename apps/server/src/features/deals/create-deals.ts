/** One brief to several creators: a deal each, or none at all (rules/deals#several). */
import { AppError, type DealOfCreator, type Finding, type NewDeals } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { holdCredits } from '../ledger/credits-of-deals.ts';
import { makeDeal } from './create-deal.ts';

/**
 * Makes the deals in one transaction, in the order of the creators' ids, so that two such calls do not wait for each
 * other in a circle; returned in the order asked for. Throws request.invalid, which names each creator who takes no
 * briefs, billing.no_credits where there is not a credit for each, and what `makeDeal` throws.
 */
export async function createDeals(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'settings'>,
  tx: Tx,
  actor: UserActor & { role: 'BRAND' },
  { creatorIds, ...brief }: NewDeals,
): Promise<DealOfCreator[]> {
  const made = new Map<string, DealOfCreator>();
  const findings: Finding[] = [];
  for (const creatorId of creatorIds.toSorted()) {
    try {
      const deal = await makeDeal(deps, tx, actor, { ...brief, creatorId });
      made.set(creatorId, { ...deal, creatorId });
    } catch (error) {
      // Refused before anything was written: the others are asked about too.
      if (!(error instanceof AppError && error.code === 'deal.creator_unavailable')) throw error;
      findings.push({ path: ['creatorIds', creatorIds.indexOf(creatorId)], code: 'creator.unavailable' });
    }
  }
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  const ids = [...made.values()].map(({ id }) => id);
  await holdCredits(deps, tx, { brandId, userId: actor.userId }, ids);
  return creatorIds.flatMap((creatorId) => made.get(creatorId) ?? []);
}
