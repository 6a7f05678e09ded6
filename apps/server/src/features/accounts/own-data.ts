/** The account, profile and sessions of a person in the copy of their own data (rules/accounts#own-data). */
import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { readOwnSessions } from './own-sessions.ts';
import { readOwnUser } from './read-account.ts';

export const ownData: OwnData = {
  account: async ({ db }, { userId }) => {
    const [account] = await db
      .select({
        id: users.id,
        email: users.email,
        role: users.role,
        firstName: users.firstName,
        lastName: users.lastName,
        language: users.language,
        createdAt: users.createdAt,
        emailConfirmedAt: users.emailConfirmedAt,
      })
      .from(users)
      .where(eq(users.id, userId));
    return account;
  },
  profile: (deps, person) => readOwnUser(deps, person),
  sessions: (deps, { userId }) => readOwnSessions(deps, { userId, sessionId: null }),
};
