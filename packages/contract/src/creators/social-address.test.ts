import { expect, test } from 'vitest';
import { nameAt, socialAddress } from './social-address.ts';

test.each([
  ['instagram', '@oasisskin', 'https://www.instagram.com/oasisskin'],
  ['instagram', ' @oasis.skin ', 'https://www.instagram.com/oasis.skin'],
  ['tiktok', 'oasisskin', 'https://www.tiktok.com/@oasisskin'],
  ['youtube', '@oasis-skin', 'https://www.youtube.com/@oasis-skin'],
  ['facebook', 'facebook.com/oasisskin', 'https://facebook.com/oasisskin'],
  ['twitter', 'https://x.com/oasisskin', 'https://x.com/oasisskin'],
  ['linkedin', '@two names', '@two names'],
  ['instagram', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['instagram', '', ''],
] as const)('%s of "%s" is %s', (network, typed, address) => {
  expect(socialAddress(network, typed)).toBe(address);
});

test.each([
  ['https://www.tiktok.com/@oasisskin', 'oasisskin'],
  ['https://www.linkedin.com/in/oasis-skin/?trk=me', 'oasis-skin'],
  ['https://www.instagram.com/zo%C3%AB', 'zoë'],
  ['https://www.instagram.com/', ''],
  ['https://www.instagram.com/100%', ''],
  ['no address', ''],
])('the name at %s is "%s"', (url, name) => {
  expect(nameAt(url)).toBe(name);
});
