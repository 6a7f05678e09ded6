/** What some of the demo's creators tell beside their profile, by key; the others tell nothing. */
import type { OfferedPackage, SocialAccount } from '@briefcast/contract';

export interface DemoOffers {
  socialAccounts: SocialAccount[];
  packages: OfferedPackage[];
}

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
        price: 96_000,
        turnaroundDays: 7,
      },
      {
        name: 'A month of mornings',
        includes: 'One film a week for four weeks, filmed in Arabic or English.',
        price: 84_000,
        turnaroundDays: 28,
      },
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
  },
  hana: {
    socialAccounts: [
      { network: 'youtube', url: 'https://www.youtube.com/@hana.seo.example', followers: 47_900 },
    ],
    packages: [],
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
  },
};
