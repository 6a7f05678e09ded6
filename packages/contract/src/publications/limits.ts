/** Limits of publications, without schemas, so that pages load them alone. */

/** How many posts a deal has at most, withdrawn ones among them. */
export const mostPublications = 20;

/** Letters of the address of a post. */
export const mostAddressLetters = 500;

/** How often one post is corrected at most. */
export const mostCorrections = 10;

/** How many projects of a campaign, and how many of their posts, are shown at most: the newest. */
export const mostCampaignDeals = 200;
export const mostCampaignPosts = 150;

/** How often numbers of one post are stated at most, corrections among them. */
export const mostResults = 30;

/** How many results with brands a creator's page shows: the newest. */
export const mostShownResults = 12;

/** Largest value of a number of a post. */
export const mostOfNumber = 2_000_000_000;
