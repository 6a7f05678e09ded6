/** Legal pages, without the schemas: pages of the app load it (rules/legal). */

export const legalPages = ['terms', 'privacy', 'refunds', 'packExpiration'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** Pages that people accept when they sign up. */
export const acceptedPages = ['terms', 'privacy'] as const satisfies LegalPageName[];
export type AcceptedPage = (typeof acceptedPages)[number];
