/** One brief to several creators: a deal each, or none at all (rules/deals#several). */
import { AppError, type DealOfCreator, type Finding, type NewDeal, type NewDeals } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { holdCredits } from '../ledger/credits-of-deals.ts';
import { holdCampaignOfBriefs, putIntoCampaign } from './campaign-of-deals.ts';
import { makeDeal } from './create-deal.ts';

type Maker = Pick<TxDeps, 'facts' | 'clock' | 'settings'>;
type BrandActor = UserActor & { role: 'BRAND' };

/**
 * Makes the deals in one transaction, in the order of the creators' ids, so that two such calls do not wait for each
 * other in a circle; returned in the order asked for. Throws request.invalid, which names each creator who takes no
 * briefs, billing.no_credits where there is not a credit for each, campaign.not_found, campaign.archived, and what
 * `makeDeal` throws.
 */
export function createDeals(
  deps: Maker,
  tx: Tx,
  actor: BrandActor,
  { creatorIds, prices = [], campaignId, ...brief }: NewDeals,
): Promise<DealOfCreator[]> {
  return sendBriefs(
    deps,
    tx,
    actor,
    creatorIds.map((creatorId) => ({
      ...brief,
      ...prices.find((price) => price.creatorId === creatorId),
      creatorId,
    })),
    campaignId,
  );
}

/** Sends briefs that may differ, one for each creator, into a campaign together where one is named. */
export async function sendBriefs(
  deps: Maker,
  tx: Tx,
  actor: BrandActor,
  briefs: readonly NewDeal[],
  campaignId?: string,
): Promise<DealOfCreator[]> {
  await holdCampaignOfBriefs(tx, actor, campaignId);
  const made = new Map<string, DealOfCreator>();
  const findings: Finding[] = [];
  const inOrder = briefs.toSorted((a, b) => (a.creatorId < b.creatorId ? -1 : 1));
  for (const brief of inOrder) {
    const { creatorId } = brief;
    try {
      const deal = await makeDeal(deps, tx, actor, brief);
      made.set(creatorId, { ...deal, creatorId });
    } catch (error) {
      // Refused before anything was written: the others are asked about too.
      if (!(error instanceof AppError && error.code === 'deal.creator_unavailable')) throw error;
      findings.push({ path: ['creatorIds', briefs.indexOf(brief)], code: 'creator.unavailable' });
    }
  }
  if (findings.length > 0) throw new AppError('request.invalid', { findings });
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  const ids = [...made.values()].map(({ id }) => id);
  if (campaignId) await putIntoCampaign(tx, campaignId, ids);
  await holdCredits(deps, tx, { brandId, userId: actor.userId }, ids);
  return briefs.flatMap(({ creatorId }) => made.get(creatorId) ?? []);
}
