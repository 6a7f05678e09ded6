/** Details of some of the demo's creators next to their profile, by key; the others have none. */
import type { OfferedPackage, SocialAccount, Surcharge, SurchargeLine } from '@briefcast/contract';

export interface DemoOffers {
  socialAccounts: SocialAccount[];
  packages: OfferedPackage[];
  surcharges: Surcharge[];
}

const percents = (rows: Partial<Record<SurchargeLine, number>>): Surcharge[] =>
  (Object.keys(rows) as SurchargeLine[]).map((line) => ({ line, kind: 'PERCENT', percent: rows[line] ?? 0 }));
const notOffered = (...lines: SurchargeLine[]): Surcharge[] =>
  lines.map((line) => ({ line, kind: 'NOT_OFFERED' }));
const rawFootage = (cents: number): Surcharge => ({ line: 'RAW_FOOTAGE', kind: 'AMOUNT', cents });

export const offers: Partial<Record<string, DemoOffers>> = {
  layla: {
    socialAccounts: [
      { network: 'instagram', url: 'https://www.instagram.com/layla.haddad.example', followers: 84_200 },
      { network: 'tiktok', url: 'https://www.tiktok.com/@layla.haddad.example', followers: 131_000 },
      { network: 'youtube', url: 'https://www.youtube.com/@layla.haddad.example', followers: null },
    ],
    packages: [
      {
        name: 'Launch set',
        includes: 'Three upright films and six stills, one round of changes on each.',
        deliverables: [
          { kind: 'UGC Video', count: 3 },
          { kind: 'UGC Photo', count: 6 },
        ],
        price: 96_000,
        turnaroundDays: 7,
      },
      {
        name: 'A month of mornings',
        includes: 'One film a week for four weeks, filmed in Arabic or English.',
        deliverables: [{ kind: 'UGC Video', count: 4 }],
        price: 84_000,
        turnaroundDays: 28,
      },
    ],
    surcharges: [
      ...percents({
        UNPAID_MONTHS_12: 15,
        UNPAID_ENDLESS: 60,
        PAID_ADS_DAYS_30: 10,
        PAID_ADS_MONTHS_3: 30,
        PAID_ADS_MONTHS_6: 50,
        PAID_ADS_MONTHS_12: 80,
        BOOSTED_POST: 25,
        TERRITORY_MIDDLE_EAST: 10,
        TERRITORY_WORLD: 25,
        EXCLUSIVITY_1: 10,
        EXCLUSIVITY_3: 35,
      }),
      ...notOffered('PAID_ADS_ENDLESS', 'BOOSTED_POST_ENDLESS'),
      rawFootage(12_000),
    ],
  },
  amara: {
    socialAccounts: [
      { network: 'instagram', url: 'https://www.instagram.com/amara.nwosu.example', followers: 210_500 },
      { network: 'tiktok', url: 'https://www.tiktok.com/@amara.nwosu.example', followers: 342_000 },
    ],
    packages: [
      {
        name: 'Wash day, start to finish',
        includes: 'One film of ninety seconds, three short cuts of it and five stills.',
        price: 58_000,
        turnaroundDays: 6,
      },
    ],
    surcharges: [
      ...percents({
        UNPAID_MONTHS_12: 20,
        PAID_ADS_DAYS_30: 15,
        PAID_ADS_MONTHS_3: 40,
        PAID_ADS_MONTHS_6: 70,
        BOOSTED_POST: 30,
        TERRITORY_WORLD: 20,
        EXCLUSIVITY_1: 25,
      }),
      ...notOffered('UNPAID_ENDLESS', 'PAID_ADS_ENDLESS', 'EXCLUSIVITY_12', 'RAW_FOOTAGE'),
    ],
  },
  hana: {
    socialAccounts: [
      { network: 'youtube', url: 'https://www.youtube.com/@hana.seo.example', followers: 47_900 },
    ],
    packages: [],
    surcharges: [
      ...percents({ PAID_ADS_DAYS_30: 20, PAID_ADS_MONTHS_3: 50, TERRITORY_WORLD: 0 }),
      rawFootage(8_000),
    ],
  },
  marcus: {
    socialAccounts: [
      { network: 'instagram', url: 'https://www.instagram.com/marcus.example', followers: 65_300 },
    ],
    packages: [
      {
        name: 'Training week',
        includes: 'Five short films from one week, each with a still for the cover.',
        price: 110_000,
        turnaroundDays: 10,
      },
    ],
    surcharges: [
      ...percents({ PAID_ADS_MONTHS_3: 25, PAID_ADS_MONTHS_12: 60, BOOSTED_POST: 20, EXCLUSIVITY_3: 40 }),
      ...notOffered('BROADCAST_ENDLESS'),
    ],
  },
};
