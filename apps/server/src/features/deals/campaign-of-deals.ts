/** Campaign of a deal: one or none (rules/campaigns#deals). */
import { AppError, activeStatuses, type MovedDeals } from '@briefcast/contract';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type AllowedOrganization, authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { campaigns, dealCampaigns, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPartyOf } from '../parties/party.ts';

/** Checks that a campaign is the organisation's. Throws campaign.not_found. */
export async function requireCampaign(
  db: Reader,
  {
    brandId,
  }: AllowedOrganization<
    'campaign.read' | 'campaign.manage' | 'campaignreport.read' | 'campaignreport.share'
  >,
  campaignId: string,
): Promise<void> {
  const [found] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)));
  if (!found) throw new AppError('campaign.not_found');
}

/** Condition of the accepted deals of a campaign, which have posts, links and results. */
export const isAcceptedOf = (campaignId: string): SQL | undefined =>
  and(eq(dealCampaigns.campaignId, campaignId), inArray(deals.status, [...activeStatuses, 'COMPLETED']));

/**
 * Keeps a campaign of the organisation as it is until the transaction ends. Throws campaign.not_found, and
 * campaign.archived for one in the archive.
 */
export async function holdCampaign(
  tx: Tx,
  { brandId }: AllowedOrganization<'campaign.manage'>,
  campaignId: string,
): Promise<void> {
  const [campaign] = await tx
    .select({ archivedAt: campaigns.archivedAt })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.brandId, brandId)))
    .for('share');
  if (!campaign) throw new AppError('campaign.not_found');
  if (campaign.archivedAt !== null) throw new AppError('campaign.archived');
}

/** Keeps the campaign that briefs are sent into, where they name one. Throws what `holdCampaign` throws. */
export async function holdCampaignOfBriefs(
  tx: Tx,
  actor: UserActor,
  campaignId: string | undefined,
): Promise<void> {
  if (campaignId === undefined) return;
  await holdCampaign(tx, authorizeOrganization(actor, 'campaign.manage'), campaignId);
}

/** Puts deals into a campaign that is held, out of the one they were in. */
export async function putIntoCampaign(tx: Tx, campaignId: string, dealIds: readonly string[]): Promise<void> {
  const rows = dealIds.toSorted().map((dealId) => ({ dealId, campaignId }));
  await tx
    .insert(dealCampaigns)
    .values(rows)
    .onConflictDoUpdate({
      target: dealCampaigns.dealId,
      set: { campaignId: sql`excluded.campaign_id` },
    });
}

/**
 * Moves deals of the actor's organisation into a campaign, or into none: all of them or none. Throws deal.not_found and
 * what `holdCampaign` throws.
 */
export function moveDeals(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  { dealIds, campaignId }: MovedDeals,
): Promise<void> {
  const organization = authorizeOrganization(actor, 'campaign.manage');
  return db.transaction(async (tx) => {
    if (campaignId !== null) await holdCampaign(tx, organization, campaignId);
    const own = await tx
      .select({ id: deals.id })
      .from(deals)
      .where(and(inArray(deals.id, dealIds), isPartyOf(actor)))
      .orderBy(asc(deals.id))
      .for('no key update');
    if (own.length < dealIds.length) throw new AppError('deal.not_found');
    if (campaignId !== null) await putIntoCampaign(tx, campaignId, dealIds);
    else await tx.delete(dealCampaigns).where(inArray(dealCampaigns.dealId, dealIds));
  });
}
