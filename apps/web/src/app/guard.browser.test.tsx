/** The redirects of the guards, and the pages that load nothing. */
import type { OwnUser } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { noBrandStats, noCreatorStats } from '../testing/deals.ts';
import { legalText } from '../testing/legal.ts';
import { expectToSay } from '../testing/looks.ts';
import { openApp, signIn } from '../testing/open-app.tsx';
import { newBrand, newCreator } from '../testing/people.ts';
import { server } from '../testing/stub-server.ts';

type Way = readonly [path: string, leadsTo: string, says: readonly string[]];

const brandsHome = ['/dashboard', ['Brand Dashboard']] as const;
const creatorsHome = ['/creator-dashboard', ['Welcome back, Layla!']] as const;
const logIn = ['/login', ['Log in', 'Sign in']] as const;
const gone = ['Deal Not Found', 'The deal you are looking for does not exist.', 'Back to Dashboard'];
const guestsOnly = ['/login', '/signup', '/forgot-password', '/reset-password?token=from-a-mail'];
const members = [
  '/dashboard',
  '/brand-profile',
  '/creator-dashboard',
  '/creator-profile',
  '/deal/1',
  '/brand-deal/1',
];
const open: Way[] = [
  ['/terms', '/terms', ['Terms of Use']],
  ['/privacy', '/privacy', ['Privacy Policy']],
  ['/nobody-was-here', '/nobody-was-here', ['Oops! Page not found', 'Return to Home']],
];

const ways: Record<string, { user: OwnUser | null; ways: readonly Way[] }> = {
  nobody: {
    user: null,
    ways: [...members.map((path): Way => [path, ...logIn]), ['/reset-password', ...logIn], ...open],
  },
  brand: {
    user: newBrand(),
    ways: [
      ...[...guestsOnly, '/creator-dashboard', '/creator-profile'].map((path): Way => [path, ...brandsHome]),
      ['/deal/1', '/brand-deal/1', gone],
      ...open,
    ],
  },
  creator: {
    user: newCreator(),
    ways: [
      ...[...guestsOnly, '/dashboard', '/brand-profile'].map((path): Way => [path, ...creatorsHome]),
      ['/brand-deal/1', '/deal/1', gone],
      ...open,
    ],
  },
};

describe.each(Object.entries(ways))('%s is led', (_, { user, ways }) => {
  test.each(ways)('from %s to %s', async (path, leadsTo, says) => {
    if (user) signIn(user);
    server.returns('deals.brandDeals', { deals: [], nextCursor: null });
    server.returns('deals.brandStats', noBrandStats);
    server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
    server.returns('deals.creatorStats', noCreatorStats);
    server.returns('legal.read', ({ params }) => ({ text: legalText(params.page) }));
    const app = await openApp(path);
    await expect.poll(app.address).toBe(leadsTo);
    await expectToSay(path, says);
  });
});
