import type { PublicCreator } from '@briefcast/contract';
import { defaultCurrency } from '@briefcast/contract/kit/currencies';

/** A creator without a public page, as a brief is sent to them: by name, without prices (rules/own-people#briefs). */
export const privateCreator = ({ id, name }: { id: string; name: string }): PublicCreator => ({
  ...{ id, firstName: name, lastName: '', profileImage: null, bio: null, location: null },
  ...{ languages: [], categories: [], currency: defaultCurrency, portfolio: [], isPublished: false },
  ...{ ugcVideoPricing: null, ugcPhotoPricing: null, ugcTurnaroundDays: null },
  ...{ influencerReelPricing: null, influencerStoryPricing: null, influencerTurnaroundDays: null },
});
