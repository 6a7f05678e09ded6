/** Limits of campaigns, without schemas, so that pages load them alone. */

/** How many campaigns an organisation has at most, archived ones among them. */
export const mostCampaigns = 2000;

/** How many projects one call moves at most. */
export const mostMovedDeals = 200;

/** How many of the team see to one campaign at most. */
export const mostCampaignPeople = 20;

/** Letters of a goal, and of guidelines, which its briefs begin with. */
export const mostGoalLetters = 300;
export const mostGuidelineLetters = 2000;
