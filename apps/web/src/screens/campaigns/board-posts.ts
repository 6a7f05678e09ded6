/** Days of a campaign's posts, and their places on its board. */
import type { CampaignDeal, PublicationPlan } from '@briefcast/contract';
import { addToIsoDay } from '@briefcast/contract/kit/days';
import { publicationPlan } from '@briefcast/contract/publications/rules';
import { boardDays, columnOf } from './board.ts';

interface PostDay {
  deal: CampaignDeal;
  /** Names it among the posts of a board. */
  key: string;
  /** `2026-02-08`. */
  day: string;
  plan: PublicationPlan;
}

export interface BoardPost extends PostDay {
  column: number;
  /** Number of the row, from 0: posts of one day stand one below the other. */
  row: number;
}

/** Days on which posts of a campaign went out or are agreed to, in their order. */
export function postDays(deals: readonly CampaignDeal[], today: string): PostDay[] {
  return deals
    .flatMap((deal): PostDay[] => {
      const { dealId, posts, rights } = deal;
      const plan = publicationPlan({ ...deal, stated: posts.length }, today);
      if (plan === 'STATED') return posts.map(({ id, postedOn }) => ({ deal, key: id, day: postedOn, plan }));
      return plan && rights?.postOn ? [{ deal, key: dealId, day: rights.postOn.slice(0, 10), plan }] : [];
    })
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Posts of the four weeks from a day on. */
export function postsFrom(deals: readonly CampaignDeal[], from: string, today: string): BoardPost[] {
  const taken = new Map<string, number>();
  const end = addToIsoDay(from, boardDays);
  return postDays(deals, today)
    .filter(({ day }) => day >= from && day < end)
    .map((post) => {
      const row = taken.get(post.day) ?? 0;
      taken.set(post.day, row + 1);
      return { ...post, column: columnOf(post.day, from), row };
    });
}
