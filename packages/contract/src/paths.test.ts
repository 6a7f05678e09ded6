import { expect, test } from 'vitest';
import { dashboardPath, dealPath, paths } from './paths.ts';

test('the way to every page leads to that page', () => {
  const odd = 'some id/?#';
  for (const [name, { pattern, href }] of Object.entries(paths)) {
    const inDeal = pattern.includes(':fileId') ? { dealId: odd, fileId: odd } : odd;
    // Sign-up takes a role, and nothing else.
    if (name === 'signup') continue;
    const value = name === 'compareCreators' ? [odd] : inDeal;
    const address = new URL((href as (value: unknown) => string)(value), 'http://host');
    expect(address.pathname, name).toMatch(new RegExp(`^${pattern.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'));
    expect(address.hash, name).toBe('');
  }
});

test('no two pages share a pattern', () => {
  const patterns = Object.values(paths).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('takes filters as a query or as the text of one', () => {
  expect(paths.creators.href()).toBe('/creators');
  expect(paths.creators.href('?q=a+b&language=Arabic')).toBe('/creators?q=a+b&language=Arabic');
  expect(paths.creators.href(new URLSearchParams({ q: 'café' }))).toBe('/creators?q=caf%C3%A9');
});

test('gives each side its own pages', () => {
  expect(dashboardPath('BRAND')).toBe('/dashboard');
  expect(dashboardPath('CREATOR')).toBe('/creator-dashboard');
  expect(dealPath('BRAND', '7', 'chat')).toBe('/brand-deal/7#chat');
  expect(dealPath('CREATOR', '7')).toBe('/deal/7');
  expect(paths.resetPassword.href('a&b')).toBe('/reset-password?token=a%26b');
});

test('opens the review room at a frame, a comment or for a new one', () => {
  const place = { dealId: 'd', fileId: 'f' };
  expect(paths.reviewRoom.href(place)).toBe('/review/d/f');
  expect(paths.reviewRoom.href({ ...place, frame: 0 })).toBe('/review/d/f?frame=0');
  expect(paths.reviewRoom.href({ ...place, comment: 'c&d' })).toBe('/review/d/f?comment=c%26d');
  expect(paths.reviewRoom.href({ ...place, cite: 'i' })).toBe('/review/d/f?cite=i');
  expect(paths.compare.href({ ...place, with: 'g' })).toBe('/review/d/f/compare?with=g');
});
