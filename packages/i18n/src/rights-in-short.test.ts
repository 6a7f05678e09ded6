import { usualRights } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { rightsInShort } from './rights-in-short.ts';

test.each([
  ['own accounts, website and shop for 6 months, GCC, no paid ads', {}, null],
  [
    'website and shop without end, paid ads for 3 months, Worldwide, no competitors for 3 months',
    {
      unpaid: { ownAccounts: false, siteAndShop: true, term: 'ENDLESS' },
      paidAds: 'MONTHS_3',
      territory: 'WORLD',
    },
    { months: 3, category: 'Serums' },
  ],
  [
    'own accounts for 30 days, boosted post for 30 days, TV, cinema and outdoor for 12 months, GCC, raw footage included',
    {
      unpaid: { ownAccounts: true, siteAndShop: false, term: 'DAYS_30' },
      boostedPost: 'DAYS_30',
      broadcast: 'MONTHS_12',
      rawFootage: true,
    },
    null,
  ],
  ['no use of your own, no paid ads', { unpaid: null }, null],
] as const)('%s', (said, change, exclusivity) => {
  expect(rightsInShort({ ...usualRights, ...change }, exclusivity)).toBe(said);
});
