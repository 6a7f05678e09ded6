/** Where the guards lead, and the pages that load nothing (rules/screens#guards). */
import type { Visitor } from '../screens/screen.ts';

export interface Way {
  visitor: Exclude<Visitor, 'newcomer' | 'admin'>;
  path: string;
  leadsTo: string;
  says: readonly string[];
}

const brandsHome = { leadsTo: '/dashboard', says: ['Brand Dashboard'] };
const creatorsHome = { leadsTo: '/creator-dashboard', says: ['Welcome back, Layla!'] };
const logIn = { leadsTo: '/login', says: ['Log in', 'Sign in'] };
const missing = { leadsTo: '/nobody-was-here', says: ['Oops! Page not found', 'Return to Home'] };
const guestsOnly = ['/login', '/signup', '/forgot-password', '/reset-password?token=from-a-mail'];
const everybody = ['nobody', 'brand', 'creator'] as const;

export const ways: readonly Way[] = [
  ...[
    '/dashboard',
    '/brand-profile',
    '/creator-dashboard',
    '/creator-profile',
    '/deal/1',
    '/brand-deal/1',
  ].map((path): Way => ({ visitor: 'nobody', path, ...logIn })),
  { visitor: 'nobody', path: '/reset-password', ...logIn },
  ...[...guestsOnly, '/creator-dashboard', '/creator-profile'].map(
    (path): Way => ({ visitor: 'brand', path, ...brandsHome }),
  ),
  ...[...guestsOnly, '/dashboard', '/brand-profile'].map(
    (path): Way => ({ visitor: 'creator', path, ...creatorsHome }),
  ),
  ...everybody.flatMap((visitor): Way[] => [
    { visitor, path: '/terms', leadsTo: '/terms', says: ['Terms of Use'] },
    { visitor, path: '/privacy', leadsTo: '/privacy', says: ['Privacy Policy'] },
    { visitor, path: '/nobody-was-here', ...missing },
  ]),
  {
    visitor: 'brand',
    path: '/deal/1',
    leadsTo: '/brand-deal/1',
    says: ['Deal Not Found', 'The deal you are looking for does not exist.', 'Back to Dashboard'],
  },
  {
    visitor: 'creator',
    path: '/brand-deal/1',
    leadsTo: '/deal/1',
    says: ['Deal Not Found', 'The deal you are looking for does not exist.', 'Back to Dashboard'],
  },
];
