/** The ids, numbers and logins of the generated market, so that measurements need not query them. */

/** Which rows an id is of; the number is part of the id. */
export const kinds = {
  creator: 1,
  brand: 2,
  deal: 3,
  message: 4,
  media: 5,
  item: 6,
  file: 7,
  casting: 8,
  application: 9,
} as const;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** The id of the n-th row of a kind, from 1; `bench.id` in the database computes the same. */
export const idOf = (kind: keyof typeof kinds, n: number): string =>
  `0190${hex(kinds[kind], 4)}-0000-7000-8000-${hex(n, 12)}`;

/** The address with which the n-th of them logs in. */
export const emailOf = (kind: 'creator' | 'brand', n: number): string => `${kind}${n}@market.example`;

/** The password of everybody in the market. */
export const marketPassword = 'morning-light-1';

/** Deals of the first two brands, and how many messages they have on top of the usual ten. */
export const dealsOfABrand = 40;
export const manyMessages = 10_000;

/** Number of applicants to each casting, and to the first one, which is the first brand's. */
export const usualApplicants = 10;
export const manyApplicants = 1000;

/**
 * From here on each deal has another brand and another creator, and is in progress, while there are brands
 * left: `startedDeals` of them.
 */
export const firstStartedDeal = 2 * dealsOfABrand + 1;

/** The counts of a market of this many creators. */
export function sizesOf(creators: number) {
  const brands = Math.max(10, creators / 20);
  return { creators, brands, deals: creators * 2, startedDeals: brands - 2 };
}

/** Brand and creator of a started deal, the n-th from 0; neither writes in any other of them. */
export const startedDeal = (n: number) => ({
  dealId: idOf('deal', firstStartedDeal + n),
  brand: emailOf('brand', 3 + n),
  creator: emailOf('creator', firstStartedDeal + n),
});
