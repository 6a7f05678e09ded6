/** Teams of the stubbed marketplace. */
import type { Team } from '@briefcast/contract';
import { idOf } from './people.ts';

/** Managers with these ids and first names. */
export const teamOf = (...people: readonly (readonly [id: string, firstName: string])[]): Team => ({
  organization: { id: idOf(50), companyName: 'Oasis Skin', profileImage: null },
  members: people.map(([userId, firstName]) => ({
    ...{ userId, firstName, lastName: 'Haddad', email: `${firstName}@oasis.example`, role: 'MANAGER' },
    ...{ joinedAt: '2026-01-02T00:00:00.000Z', lastSeenAt: null },
  })),
  invitations: [],
});
