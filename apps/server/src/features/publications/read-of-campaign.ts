/** Accepted deals of a campaign with their posts, the newest of each. */
import { type CampaignPublications, mostCampaignDeals, mostCampaignPosts } from '@briefcast/contract';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AllowedOrganization } from '../../platform/auth/authorize.ts';
import type { Reader } from '../../platform/database/database.ts';
import {
  creators,
  dealCampaigns,
  deals,
  publications,
  shortLinks,
} from '../../platform/database/tables/index.ts';
import { totalCents } from '../deals/additions-of-deal.ts';
import { isAcceptedOf, requireCampaign } from '../deals/campaign-of-deals.ts';
import { postColumns } from './read-publications.ts';
import { countingResults } from './read-results.ts';

const readDeals = (db: Reader, campaignId: string) =>
  db
    .select({
      dealId: deals.id,
      title: deals.title,
      status: deals.status,
      currency: deals.currency,
      total: totalCents,
      creatorId: creators.userId,
      name: sql<string>`concat_ws(' ', ${creators.firstName}, ${creators.lastName})`,
      image: creators.profileImage,
      rights: deals.rights,
      promoCode: shortLinks.promoCode,
      clicks: sql<number>`(select coalesce(sum(d.clicks), 0)::int from short_link_days d
        where d.deal_id = "deals"."id")`,
    })
    .from(dealCampaigns)
    .innerJoin(deals, eq(deals.id, dealCampaigns.dealId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(shortLinks, eq(shortLinks.dealId, deals.id))
    .where(isAcceptedOf(campaignId))
    .orderBy(desc(deals.id))
    .limit(mostCampaignDeals + 1);

const readPosts = (db: Reader, dealIds: readonly string[]) =>
  db
    .select({ dealId: publications.dealId, post: postColumns })
    .from(publications)
    .where(and(inArray(publications.dealId, [...dealIds]), isNull(publications.withdrawnAt)))
    .orderBy(desc(publications.postedOn), asc(publications.id))
    .limit(mostCampaignPosts + 1);

/** Reads what came of a campaign of the organisation. Throws campaign.not_found. */
export async function readOfCampaign(
  db: Reader,
  own: AllowedOrganization<'campaign.read'>,
  campaignId: string,
): Promise<CampaignPublications> {
  await requireCampaign(db, own, campaignId);
  return publicationsOfCampaign(db, campaignId);
}

/** Reads what came of a campaign, for callers who checked that it may be read. */
export async function publicationsOfCampaign(db: Reader, campaignId: string): Promise<CampaignPublications> {
  const found = await readDeals(db, campaignId);
  const shown = found.slice(0, mostCampaignDeals);
  const posts = await readPosts(
    db,
    shown.map(({ dealId }) => dealId),
  );
  const kept = posts.slice(0, mostCampaignPosts);
  const byDeal = Map.groupBy(kept, ({ dealId }) => dealId);
  const results = await countingResults(
    db,
    kept.map(({ post }) => post.id),
  );
  return {
    deals: shown.map(({ creatorId, name, image, rights, promoCode, clicks, ...deal }) => ({
      ...deal,
      creator: creatorId === null ? null : { id: creatorId, name, image },
      link: promoCode === null ? null : { clicks, promoCode },
      rights: rights && { posting: rights.posting, postOn: rights.postOn },
      posts: (byDeal.get(deal.dealId) ?? [])
        .map(({ post }) => ({
          ...post,
          statedAt: post.statedAt.toISOString(),
          results: results.get(post.id) ?? [],
        }))
        .reverse(),
    })),
    isCut: found.length > mostCampaignDeals || posts.length > mostCampaignPosts,
  };
}
