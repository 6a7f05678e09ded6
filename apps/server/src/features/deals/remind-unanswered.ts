/** Reminders of briefs that creators of a campaign have not answered (rules/campaigns#reminders). */
import { addDays } from '@briefcast/contract/kit/days';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { dealCampaigns, deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isPartyOf } from '../parties/party.ts';
import { aboutDeal } from './about-deal.ts';
import { holdCampaign } from './campaign-of-deals.ts';

/** Terms that wait for an answer: of either side, the creator has read the brief. */
const hasOpenTerms = sql`exists (select from deal_proposals o where o.deal_id = ${deals.id} and o.state = 'OPEN')`;

/**
 * Reminds each creator whose brief was sent, or was last reminded of, a day ago or before. Returns how many were. Throws
 * campaign.not_found and campaign.archived.
 */
export function remindUnanswered(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  campaignId: string,
): Promise<number> {
  const organization = authorizeOrganization(actor, 'campaign.manage');
  return db.transaction(async (tx) => {
    await holdCampaign(tx, organization, campaignId);
    const now = clock();
    const dayBefore = addDays(now, -1);
    const inIt = tx
      .select({ id: dealCampaigns.dealId })
      .from(dealCampaigns)
      .where(
        and(
          eq(dealCampaigns.campaignId, campaignId),
          or(isNull(dealCampaigns.remindedAt), lt(dealCampaigns.remindedAt, dayBefore)),
        ),
      );
    const waiting = await tx
      .select({ id: deals.id, brandId: deals.brandId, creatorId: deals.creatorId })
      .from(deals)
      .where(
        and(
          inArray(deals.id, inIt),
          isPartyOf(actor),
          eq(deals.status, 'BRIEF_SENT'),
          lt(deals.createdAt, dayBefore),
          sql`not ${hasOpenTerms}`,
        ),
      )
      .orderBy(asc(deals.id))
      .for('no key update');
    if (waiting.length === 0) return 0;
    const ids = waiting.map(({ id }) => id);
    // Another call may have reminded some of them while this one waited for their rows.
    const reminded = await tx
      .update(dealCampaigns)
      .set({ remindedAt: now })
      .where(
        and(
          inArray(dealCampaigns.dealId, ids),
          or(isNull(dealCampaigns.remindedAt), lt(dealCampaigns.remindedAt, dayBefore)),
        ),
      )
      .returning({ id: dealCampaigns.dealId });
    const told = new Set(reminded.map(({ id }) => id));
    const those = waiting.filter(({ id }) => told.has(id));
    await facts.append(
      tx,
      ...those.map((deal) => ({ kind: 'deal.reminded' as const, ...aboutDeal(deal, actor) })),
    );
    return those.length;
  });
}
