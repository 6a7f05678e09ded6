/** Posts of a campaign as its results count them. */
import type { CampaignResult, ResultMoment } from './result-schemas.ts';
import {
  type CountedDeal,
  type CountedNumbers,
  countedNumbers,
  latestMoment,
  type ShownMoment,
} from './results.ts';
import type { CampaignDeal, CampaignPost } from './schemas.ts';

export interface CountedPost extends CountedNumbers {
  deal: CampaignDeal;
  post: CampaignPost;
  /** Moment of the newest numbers among those that are shown; null where nothing is known. */
  moment: ResultMoment | null;
  /** Newest statement about it; undefined where nobody stated numbers. */
  stated: CampaignResult | undefined;
}

/** Counts every post of the deals, in their order. */
export const countedPosts = (deals: readonly CampaignDeal[], shown: ShownMoment): CountedPost[] =>
  deals.flatMap((deal) =>
    deal.posts.map((post): CountedPost => {
      const results = post.results.filter(({ moment }) => shown === 'LATEST' || moment === shown);
      return {
        ...countedNumbers(post.results, shown),
        ...{ deal, post, moment: latestMoment(results) },
        stated: results
          .toSorted((one, other) => Date.parse(one.statedAt) - Date.parse(other.statedAt))
          .at(-1),
      };
    }),
  );

/** Groups counted posts by their deals, for costs. */
export const countedDeals = (deals: readonly CampaignDeal[], posts: readonly CountedPost[]): CountedDeal[] =>
  deals.map(({ dealId, currency, total }) => ({
    currency,
    total,
    posts: posts.filter(({ deal }) => deal.dealId === dealId),
  }));
