import { expect, test } from 'vitest';
import { socialAddress } from './social-address.ts';

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
