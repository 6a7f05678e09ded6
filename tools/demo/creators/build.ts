import type { CreatorPricing } from '@briefcast/contract';
import type { DemoPortfolioItem } from '../types.ts';
import { toldOfWorks } from './works.ts';

/** One creator's items from `file → title`; the ending tells the type. */
export function portfolioOf(key: string, titles: Record<string, string>): DemoPortfolioItem[] {
  return Object.entries(titles).map(([name, title]) => {
    const told = toldOfWorks[name];
    const isFilm = name.endsWith('.mp4');
    return {
      type: isFilm ? 'VIDEO' : 'IMAGE',
      file: `creators/${key}/${name}`,
      title,
      kind: isFilm ? 'UGC Video' : 'UGC Photo',
      ...(told ? { shows: told[0], trade: told[1] } : {}),
    };
  });
}

export const avatarOf = (key: string) => `creators/${key}/avatar.webp`;

/** A missing set is a service that the creator does not offer. */
type Services = {
  ugc?: { videoCents: number; photoCents: number; turnaroundDays: number };
  influencer?: { reelCents: number; storyCents: number; turnaroundDays: number };
};

export function pricingOf({ ugc, influencer }: Services): CreatorPricing {
  return {
    ugcVideoPricing: ugc?.videoCents ?? null,
    ugcPhotoPricing: ugc?.photoCents ?? null,
    ugcTurnaroundDays: ugc?.turnaroundDays ?? null,
    influencerReelPricing: influencer?.reelCents ?? null,
    influencerStoryPricing: influencer?.storyCents ?? null,
    influencerTurnaroundDays: influencer?.turnaroundDays ?? null,
  };
}
