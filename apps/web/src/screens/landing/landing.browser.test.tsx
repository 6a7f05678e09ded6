import { describe, test } from 'vitest';
import { directoryPage, publicCreator } from '../../testing/directory.ts';
import { newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const visitors = { nobody: null, brand: newBrand(), creator: newCreator({ lastName: 'Saleh' }) };

describe.each(Object.entries(visitors))('for %s', (_, visitor) => {
  test('its states', () =>
    walkStates({
      visitor,
      path: '/',
      below: 'Featured creators',
      title: 'Briefcast',
      calls: ['creators.directory'],
      loading: 'Loading creators...',
      fill: () => server.returns('creators.directory', directoryPage([publicCreator()])),
      filled: [
        'Featured creators',
        'Layla Haddad',
        visitor ? 'Go to Dashboard' : 'Sign up for free',
        'View All Creators',
      ],
      failing: ['The creators could not be loaded'],
      clear: () => server.returns('creators.directory', directoryPage([])),
      empty: ['No creators available', 'Check back later for featured creators'],
      expired: 'visitor',
    }));
});
