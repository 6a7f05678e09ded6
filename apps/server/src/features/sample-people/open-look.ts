/** Sessions in which an admin looks at the market as somebody invented (rules/sample-people#look). */
import { AppError, type Role, type SignedIn } from '@briefcast/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { isSamplePerson } from '../../platform/database/sample-people.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { openSession } from '../accounts/open-session.ts';

/** Opens a session of the first one with this role. Throws samplepeople.none. */
export async function openLook(
  deps: Pick<TxDeps, 'keys' | 'clock' | 'settings'>,
  tx: Tx,
  { name }: Pick<AdminActor, 'name'>,
  role: Role,
): Promise<SignedIn> {
  const [person] = await tx
    .select({ userId: users.id, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.role, role), isSamplePerson(sql`${users.id}`)))
    .orderBy(asc(users.id))
    .limit(1);
  if (!person) throw new AppError('samplepeople.none');
  return openSession(deps, tx, person, { lookBy: name });
}
