/** Choices and limits of reports, without schemas, so that pages load them alone. */

/** Parts of a report that can be left out (rules/campaign-reports#left-out). */
export const reportParts = ['prices', 'names', 'proof', 'stills'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Parts that a report shows where nobody chose. */
export const defaultReportParts: readonly ReportPart[] = ['prices', 'names', 'stills'];

/** Days from today on which a link ends at the latest, and by itself where nobody chose. */
export const mostReportLinkDays = 365;
export const defaultReportLinkDays = 30;

/** How many posts and proof pictures stand on paper at most. */
export const mostPaperPosts = 60;
export const mostPaperProofs = 12;
