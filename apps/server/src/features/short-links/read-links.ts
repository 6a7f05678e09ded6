/** Links of a deal, and those of a campaign's deals, with their clicks. */
import { type CampaignLinks, type DealLink, mostLinkedDeals } from '@briefcast/contract';
import { addDays, isoMarketDay } from '@briefcast/contract/kit/days';
import { desc, eq, sql } from 'drizzle-orm';
import type { AllowedOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import { creators, dealCampaigns, deals, shortLinks } from '../../platform/database/tables/index.ts';
import { isAcceptedOf, requireCampaign } from '../deals/campaign-of-deals.ts';

/** Columns of a link, with the clicks of the last seven days up to this moment's. */
const linkColumns = (now: Date) => ({
  slug: shortLinks.slug,
  target: shortLinks.target,
  promoCode: shortLinks.promoCode,
  clicks: sql<number>`(select coalesce(sum(d.clicks), 0)::int from short_link_days d
    where d.deal_id = "short_links"."deal_id")`,
  clicksThisWeek: sql<number>`(select coalesce(sum(d.clicks), 0)::int from short_link_days d
    where d.deal_id = "short_links"."deal_id" and d.day > ${isoMarketDay(addDays(now, -7))}::date)`,
});

/** Link of a deal; null before the first one is given. */
export async function linkOf(db: Reader, dealId: string, now: Date): Promise<DealLink | null> {
  const [link] = await db.select(linkColumns(now)).from(shortLinks).where(eq(shortLinks.dealId, dealId));
  return link ?? null;
}

/** Reads the accepted deals of a campaign of the organisation, newest first. Throws campaign.not_found. */
export async function linksOfCampaign(
  db: Reader,
  own: AllowedOrganization<'campaign.read' | 'campaign.manage'>,
  campaignId: string,
  now: Date,
): Promise<CampaignLinks> {
  await requireCampaign(db, own, campaignId);
  const found = await db
    .select({
      dealId: deals.id,
      title: deals.title,
      creatorId: creators.userId,
      name: sql<string>`concat_ws(' ', ${creators.firstName}, ${creators.lastName})`,
      image: creators.profileImage,
      link: linkColumns(now),
    })
    .from(dealCampaigns)
    .innerJoin(deals, eq(deals.id, dealCampaigns.dealId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(shortLinks, eq(shortLinks.dealId, deals.id))
    .where(isAcceptedOf(campaignId))
    .orderBy(desc(deals.id))
    .limit(mostLinkedDeals + 1);
  return {
    deals: found.slice(0, mostLinkedDeals).map(({ creatorId, name, image, link, ...deal }) => ({
      ...deal,
      creator: creatorId === null ? null : { id: creatorId, name, image },
      link: link?.slug ? link : null,
    })),
    isCut: found.length > mostLinkedDeals,
  };
}
