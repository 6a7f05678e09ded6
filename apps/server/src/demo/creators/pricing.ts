import type { CreatorPricing } from '@briefcast/contract';

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
