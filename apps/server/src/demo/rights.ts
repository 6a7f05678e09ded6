/** Which of the demo's briefs name a term for the licence, or an exclusivity; all others license without end. */
export interface DemoRights {
  licenceMonths?: number;
  exclusivity?: { months: number; category: string };
}

/** By the key of the deal. */
export const rightsByDeal: Readonly<Record<string, DemoRights>> = {
  'texture-library': { licenceMonths: 12, exclusivity: { months: 1, category: 'Hyaluronic serums' } },
  'patch-test': { licenceMonths: 2, exclusivity: { months: 3, category: 'Skincare for sensitive skin' } },
  'oil-to-milk': { exclusivity: { months: 2, category: 'Cleansing oils' } },
  'pour-over-card': { licenceMonths: 3 },
  'suite-first-light': { licenceMonths: 6 },
};
