/** Cached answers that a change makes old, by names of nouns and routes: parameters are easily missed. */
import type { Api, RouteName } from '@briefcast/contract';
import type { QueryKey } from '@tanstack/react-query';

type Noun = keyof Api;
/** A route, or a noun with everything that changes with it. */
export type QueryName = Noun | RouteName;

export const dealLists = ['deals.brandDeals', 'deals.creatorDeals'] as const satisfies QueryName[];
export const dealStats = ['deals.brandStats', 'deals.creatorStats'] as const satisfies QueryName[];

/** Everything that the page of one deal shows, under keys that name the deal. */
export const dealPage = [
  'deals.read',
  'drafts',
  'files.usage',
  'proof.log',
  'publications.ofDeal',
  'renewals',
  'samples',
  'shares.list',
] as const satisfies QueryName[];

/** Nouns that the admin's screens alone read. */
const adminNouns = [
  'admin',
  'adminCastings',
  'adminDetails',
  'adminDisputes',
  'adminEinvoices',
  'adminInvoiceMails',
  'adminLegal',
  'adminMoney',
  'adminPayouts',
  'adminSubscriptions',
  'adminSuspensions',
  'admins',
  'creditGrants',
  'joinLinks',
  'moderation',
  'operatorSettings',
  'readiness',
  'samplePeople',
] as const satisfies Noun[];

/** Names that change with a whole noun, because their answers show the same rows. */
const changesWith: { [Name in Noun]?: readonly QueryName[] } = {
  admin: adminNouns,
  billing: ['invoices', 'subscription'],
  castings: [
    'castingApplications',
    'castingDrafts',
    'castingInvitations',
    'castingSearches',
    'savedCastings',
  ],
  deals: [...dealPage, 'campaignReports.read', 'campaigns', 'publications', 'uploads'],
  ownAccount: ['personalData'],
  payouts: ['disputes', 'payoutRuns'],
};

/** Returns whether a key belongs to one of these names, or changes with one. */
export function coveredBy(names: readonly QueryName[]): (key: QueryKey) => boolean {
  const all = new Set<unknown>(names.flatMap((name) => [name, ...(changesWith[name as Noun] ?? [])]));
  return ([noun, route]) => all.has(noun) || all.has(`${noun}.${route}`);
}
