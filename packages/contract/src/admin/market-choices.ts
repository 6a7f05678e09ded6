/** Choices of a market, without the schemas: first pages load them (rules/market). */

/** Ways into the market: open to everybody, by an operator's link alone, or closed. */
export const joinings = ['EVERYBODY', 'BY_LINK', 'NOBODY'] as const;
export type Joining = (typeof joinings)[number];

/** Languages that pages are offered in, the usual one first; one alone leaves no choice. */
export const languageOffers = ['en,ar', 'ar,en', 'en', 'ar'] as const;
export type LanguageOffer = (typeof languageOffers)[number];

/** Languages of an offer, the usual one first. */
export const languagesOf = (offer: LanguageOffer): readonly string[] => offer.split(',');
