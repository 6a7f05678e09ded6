/** Report of posts and deals, with what is left out absent rather than hidden (rules/campaign-reports#left-out). */
import { type Currency, currencies } from '../kit/currencies.ts';
import { type CountedPost, countedDeals, countedPosts } from '../publications/counted-posts.ts';
import { costOf, sumOf } from '../publications/results.ts';
import type { CampaignDeal } from '../publications/schemas.ts';
import type { ReportPart } from './limits.ts';
import type { CampaignReport, ReportCost, ReportPost } from './schemas.ts';

/** Networks whose names tell nothing of who posted there. */
const networks = [
  'instagram.com',
  'tiktok.com',
  'youtube.com',
  'youtu.be',
  'snapchat.com',
  'facebook.com',
  'x.com',
  'linkedin.com',
  'pinterest.com',
];

/** Host of a post's address without `www.`; null where it is none, or could name a creator who is left out. */
export function shownHost(url: string, withNames: boolean): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  const network = networks.find((one) => hostname === one || hostname.endsWith(`.${one}`));
  return network ?? (withNames ? hostname.replace(/^www\./, '') : null);
}

/** Addresses of the pictures of a post. */
export type PicturesOfPost = (counted: CountedPost) => Pick<ReportPost, 'still' | 'proof'>;

/** Lists the posts of deals as a report that shows these parts has them. */
export function reportPosts(
  deals: readonly CampaignDeal[],
  shows: readonly ReportPart[],
  picturesOf: PicturesOfPost,
): ReportPost[] {
  const withNames = shows.includes('names');
  const creators = [...new Set(deals.filter(({ posts }) => posts.length > 0).map(creatorKey))];
  return countedPosts(deals, 'LATEST').map((counted): ReportPost => {
    const { deal, post, moment, stated } = counted;
    const { views, engagements, clicks, codeUses, sales } = counted;
    const { still, proof } = picturesOf(counted);
    return {
      creator: creators.indexOf(creatorKey(deal)) + 1,
      ...(withNames ? { name: deal.creator?.name || null } : {}),
      host: shownHost(post.url, withNames),
      postedOn: post.postedOn,
      ...{ moment, views, engagements, clicks, codeUses, sales },
      stated: stated
        ? {
            by: stated.by,
            on: stated.statedAt,
            hasProof: stated.hasProof,
            isDisputed: stated.agrees === false,
          }
        : null,
      ...(shows.includes('prices') && deal.posts[0] === post
        ? { price: { cents: deal.total, currency: deal.currency } }
        : {}),
      ...(shows.includes('stills') && still !== undefined ? { still } : {}),
      ...(shows.includes('proof') && proof !== undefined ? { proof } : {}),
    };
  });
}

/** One for all deals of a creator. */
const creatorKey = ({ creator, dealId }: CampaignDeal) => creator?.id ?? dealId;

/** Cost of a view in each currency, of an engagement where no view can be counted; absent where prices are left out. */
export function reportCosts(
  deals: readonly CampaignDeal[],
  shows: readonly ReportPart[],
): ReportCost[] | undefined {
  if (!shows.includes('prices')) return undefined;
  const counted = countedDeals(deals, countedPosts(deals, 'LATEST'));
  return currencies.flatMap((currency: Currency) => {
    for (const name of ['views', 'engagements'] as const) {
      const cost = costOf(counted, currency, name);
      if (cost) return [{ currency, name, ...cost }];
    }
    return [];
  });
}

type Summed = 'views' | 'engagements' | 'clicks' | 'codeUses' | 'sales';

/** Total at the head of a report: a sum with its coverage, or a cost. */
export type ReportTotal =
  | { kind: 'sum'; name: Summed; sum: number | null; known: number; of: number }
  | ({ kind: 'cost' } & ReportCost);

const mostTotals = 4;
const sums: readonly Summed[] = ['views', 'engagements', 'clicks', 'codeUses', 'sales'];

/** Chooses four totals: views and engagements always, then costs, then what else is known. */
export function reportTotals(report: Pick<CampaignReport, 'posts' | 'costs'>): ReportTotal[] {
  const all = sums.map((name): ReportTotal => ({ kind: 'sum', name, ...sumOf(report.posts, name) }));
  const costs = (report.costs ?? []).map((cost): ReportTotal => ({ kind: 'cost', ...cost }));
  const others = all.slice(2).filter(({ known }) => known > 0);
  return [...all.slice(0, 2), ...costs, ...others].slice(0, mostTotals);
}

/** The number that a report leads with: the use of the code, else sales, else views; null where none is known. */
export function reportLead(report: Pick<CampaignReport, 'posts'>) {
  for (const name of ['codeUses', 'sales', 'views'] as const) {
    const { sum, known, of } = sumOf(report.posts, name);
    if (sum !== null) return { name, sum, known, of };
  }
  return null;
}

/** How many posts know no number at all. */
export const silentPosts = ({ posts }: Pick<CampaignReport, 'posts'>): number =>
  posts.filter((post) => sums.every((name) => post[name] === null)).length;
