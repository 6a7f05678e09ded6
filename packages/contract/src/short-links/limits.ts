/** Limits of short links, without schemas, so that pages load them alone. */

/** Letters of the address that a short link leads to. */
export const mostTargetLetters = 1000;

/** Letters of a code that buyers type in. */
export const mostPromoCodeLetters = 30;

/** How many projects of a campaign are shown with their links at most: the newest. */
export const mostLinkedDeals = 200;
