/** Gives deals their links and codes, under the locks of the deals (rules/short-links#giving). */
import {
  AppError,
  type CampaignLinks,
  canHaveLink,
  type DealLink,
  filledIn,
  type NewDealLink,
} from '@briefcast/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize, authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealCampaigns, deals, shortLinks } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { linkOf, linksOfCampaign } from './read-links.ts';
import { newSlug } from './slugs.ts';

type ChangeDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

async function write(deps: ChangeDeps, tx: Tx, actor: UserActor, deal: LockedDeal, given: NewDealLink) {
  const values = { ...given, changedAt: deps.clock(), changedBy: actor.userId };
  // A slug that is taken already is made again.
  for (;;) {
    const made = await tx
      .insert(shortLinks)
      .values({ dealId: deal.id, slug: newSlug(), createdAt: values.changedAt, ...values })
      .onConflictDoNothing()
      .returning({ dealId: shortLinks.dealId });
    if (made.length > 0) break;
    const changed = await tx
      .update(shortLinks)
      .set(values)
      .where(eq(shortLinks.dealId, deal.id))
      .returning({ dealId: shortLinks.dealId });
    if (changed.length > 0) break;
  }
  await deps.facts.append(tx, {
    kind: 'shortlink.changed',
    ...aboutDeal(deal, actor),
    subjectId: deal.id,
    data: { hasLink: given.target !== null, hasCode: given.promoCode !== '' },
  });
}

/** Changes the link of a deal. Throws deal.not_found, team.role_too_small and shortlink.not_now. */
export function changeLink(
  deps: ChangeDeps,
  actor: UserActor,
  dealId: string,
  given: NewDealLink,
): Promise<DealLink | null> {
  return deps.db.transaction(async (tx) => {
    const deal = authorize(actor, 'shortlink.change', await findDealForUpdate(tx, actor, dealId));
    if (!canHaveLink(deal.status)) throw new AppError('shortlink.not_now');
    const current = await linkOf(tx, dealId, deps.clock());
    const isNew = current === null && (given.target !== null || given.promoCode !== '');
    const isChanged = current?.target !== given.target || current.promoCode !== given.promoCode;
    if (isNew || (current !== null && isChanged)) await write(deps, tx, actor, deal, given);
    return linkOf(tx, dealId, deps.clock());
  });
}

/** Gives the accepted deals of a campaign what they lack. Throws campaign.not_found and team.role_too_small. */
export function fillCampaign(
  deps: ChangeDeps,
  actor: UserActor,
  campaignId: string,
  given: NewDealLink,
): Promise<CampaignLinks> {
  const organization = authorizeOrganization(actor, 'campaign.manage');
  return deps.db.transaction(async (tx) => {
    const before = await linksOfCampaign(tx, organization, campaignId, deps.clock());
    const lacking = before.deals.filter(({ link }) => filledIn(link, given));
    const ids = lacking.map(({ dealId }) => dealId);
    const locked = await tx
      .select({ deal: deals })
      .from(deals)
      .innerJoin(
        dealCampaigns,
        and(eq(dealCampaigns.dealId, deals.id), eq(dealCampaigns.campaignId, campaignId)),
      )
      .where(inArray(deals.id, ids))
      .orderBy(asc(deals.id))
      .for('update', { of: deals });
    for (const { deal } of locked) {
      const allowed = authorize(actor, 'shortlink.change', deal as LockedDeal);
      const filled = filledIn(await linkOf(tx, deal.id, deps.clock()), given);
      if (filled && canHaveLink(deal.status)) await write(deps, tx, actor, allowed, filled);
    }
    return linksOfCampaign(tx, organization, campaignId, deps.clock());
  });
}
