import { usualRights } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { type RightsToSay, rightsInWords } from './rights-in-words.ts';

const usual: RightsToSay = {
  rights: usualRights,
  exclusivity: null,
  files: 4,
  reader: 'BRAND',
  brand: 'Oasis Skin',
  creator: 'Layla',
};

const textOf = (said: RightsToSay) =>
  rightsInWords(said)
    .map((parts) => parts.map((part) => (part.type === 'text' ? part.value : '')).join(''))
    .join(' ');

test('the usual rights, as the brand reads them', () => {
  expect(textOf(usual)).toBe(
    'You may show the 4 files on your own accounts, website and shop for 6 months. No paid ads. ' +
      'Territory: GCC. Only you post it. Layla keeps the raw footage. ' +
      'Every period counts from the day of completion.',
  );
});

const everything: RightsToSay = {
  ...usual,
  files: 1,
  rights: {
    unpaid: { ownAccounts: true, siteAndShop: false, term: 'ENDLESS' },
    paidAds: 'MONTHS_3',
    boostedPost: 'DAYS_30',
    broadcast: 'MONTHS_12',
    territory: 'WORLD',
    rawFootage: true,
    posting: 'BOTH',
    postOn: '2026-12-12T00:00:00.000Z',
  },
  exclusivity: { months: 1, category: 'Skincare' },
};

test('all that can be granted, as the brand reads it', () => {
  expect(textOf(everything)).toBe(
    'You may show the file on your own accounts without end. You may run paid ads with the file for 3 months. ' +
      'Layla’s post may be boosted with your money for 30 days. ' +
      'You may show the file on TV, in cinemas and outdoors for 12 months. Territory: worldwide. ' +
      'Layla posts it too. The day of the post is Saturday, December 12. ' +
      'Layla does no other work in Skincare until 1 month after completion. Layla hands over the raw footage. ' +
      'Every period counts from the day of completion.',
  );
});

test('the same, as the creator reads it', () => {
  expect(textOf({ ...everything, reader: 'CREATOR' })).toBe(
    'Oasis Skin may show the file on its own accounts without end. ' +
      'Oasis Skin may run paid ads with the file for 3 months. ' +
      'Your post may be boosted with the brand’s money for 30 days. ' +
      'Oasis Skin may show the file on TV, in cinemas and outdoors for 12 months. Territory: worldwide. ' +
      'You post it too. The day of the post is Saturday, December 12. ' +
      'You do no other work in Skincare until 1 month after completion. You hand over the raw footage. ' +
      'Every period counts from the day of completion.',
  );
});

test('a post of the creator alone', () => {
  const rights = { ...usualRights, unpaid: null, posting: 'CREATOR' } as const;
  expect(textOf({ ...usual, rights })).toBe(
    'You do not show the content anywhere yourself. No paid ads. Only Layla posts it. Layla keeps the raw footage.',
  );
});

test.each([
  ['BRAND', 'You may show the content on your website and in your shop for 6 months.'],
  ['CREATOR', 'Oasis Skin may show the content on its website and in its shop for 6 months.'],
] as const)('the website and shop alone, before anybody said how many files, as %s', (reader, sentence) => {
  const rights = {
    ...usualRights,
    unpaid: { ownAccounts: false, siteAndShop: true, term: 'MONTHS_6' },
  } as const;
  expect(textOf({ ...usual, rights, files: 0, reader }).startsWith(`${sentence} `)).toBe(true);
});

test('a boosted post is an advertisement, too', () => {
  const rights = { ...usualRights, boostedPost: 'DAYS_30', posting: 'BOTH' } as const;
  expect(textOf({ ...usual, rights })).not.toContain('No paid ads.');
});

test('what was chosen is marked, and so is what people wrote', () => {
  expect(rightsInWords({ ...everything, reader: 'CREATOR' }).at(-3)).toEqual([
    { type: 'text', value: 'You do ' },
    { type: 'markup-start', name: 'b', options: {}, attributes: {} },
    { type: 'text', value: 'no other work in ' },
    { type: 'markup-start', name: 'name', options: {}, attributes: {} },
    { type: 'text', value: 'Skincare' },
    { type: 'markup-end', name: 'name', options: {}, attributes: {} },
    { type: 'markup-end', name: 'b', options: {}, attributes: {} },
    { type: 'text', value: ' until ' },
    { type: 'markup-start', name: 'b', options: {}, attributes: {} },
    { type: 'text', value: '1 month' },
    { type: 'markup-end', name: 'b', options: {}, attributes: {} },
    { type: 'text', value: ' after completion.' },
  ]);
});
