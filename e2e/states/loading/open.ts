/** The pages that anybody opens, with what each of them finds there. */
import type { LoadingScreen } from './loading-screen.ts';

const directory = '/api/users/creators/public';
const noCreators = { [directory]: { creators: [], total: 0, nextCursor: null } };
const everybody = ['nobody', 'brand', 'creator'] as const;

export const open: LoadingScreen[] = everybody.flatMap((visitor): LoadingScreen[] => [
  {
    visitor,
    path: '/',
    below: 'Featured creators',
    title: 'Briefcast',
    calls: [directory],
    loading: 'Loading creators...',
    filled: [
      'Featured creators',
      'Elena Petrova',
      visitor === 'nobody' ? 'Sign up for free' : 'Go to Dashboard',
      'View All Creators',
    ],
    failing: ['The creators could not be loaded'],
    empty: ['No creators available', 'Check back later for featured creators'],
    nothing: noCreators,
    expired: 'visitor',
  },
  {
    visitor,
    path: '/creators',
    title: 'Find Creators',
    calls: [directory],
    loading: 'Loading creators...',
    filled: [
      '11 creators found',
      'Layla Haddad',
      'Starting from',
      ...{ nobody: ['Sign Up to Send Brief'], brand: ['Send Brief'], creator: [] }[visitor],
    ],
    failing: ['Failed to load creators from API'],
    empty: ['0 creators found', 'No creators available'],
    nothing: noCreators,
    staysAsRead: true,
    expired: 'visitor',
  },
  {
    visitor,
    path: '/creators/:creator',
    title: 'Layla Haddad',
    calls: [`${directory}/:creator`],
    loading: 'Loading creator...',
    filled: [
      'Layla Haddad',
      'About',
      ...{ nobody: ['Sign Up to Send Brief'], brand: ['Send Brief'], creator: [] }[visitor],
    ],
    failing: ['This creator could not be loaded.'],
    empty: ['This creator is not available.', 'Find Creators'],
    nothing: { [`${directory}/:creator`]: { refusal: { status: 404, code: 'creator.not_found' } } },
    expired: 'visitor',
  },
]);
