import type { CreatorPricing } from '@briefcast/contract/creators/price';
import { turnaroundText } from '@briefcast/i18n/labels/turnaround';
import { m } from '@briefcast/i18n/messages';

interface PriceSet {
  title: string;
  prices: { label: string; cents: number }[];
  turnaround: string;
}

const nothing: CreatorPricing = {
  ugcVideoPricing: null,
  ugcPhotoPricing: null,
  ugcTurnaroundDays: null,
  influencerReelPricing: null,
  influencerStoryPricing: null,
  influencerTurnaroundDays: null,
};

function priceSet(
  title: string,
  prices: [string, number | null][],
  pricing: Partial<CreatorPricing>,
): PriceSet {
  return {
    title,
    prices: prices.flatMap(([label, cents]) => (cents ? { label, cents } : [])),
    // With the other set empty, the rule uses this set only.
    turnaround: turnaroundText({ ...nothing, ...pricing }),
  };
}

/** The sets that have a price, each with its own turnaround. */
export function priceSets(creator: CreatorPricing): PriceSet[] {
  const { ugcVideoPricing, ugcPhotoPricing, ugcTurnaroundDays } = creator;
  const { influencerReelPricing, influencerStoryPricing, influencerTurnaroundDays } = creator;
  return [
    priceSet(
      m.person_ugc(),
      [
        [m.person_ugc_video(), ugcVideoPricing],
        [m.person_ugc_photo(), ugcPhotoPricing],
      ],
      { ugcVideoPricing, ugcPhotoPricing, ugcTurnaroundDays },
    ),
    priceSet(
      m.person_influencer(),
      [
        [m.person_reel(), influencerReelPricing],
        [m.person_story(), influencerStoryPricing],
      ],
      { influencerReelPricing, influencerStoryPricing, influencerTurnaroundDays },
    ),
  ].filter(({ prices }) => prices.length > 0);
}
