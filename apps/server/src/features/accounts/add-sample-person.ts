/** The account of an invented person (rules/sample-people). */
import type { Role } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';

interface SamplePerson {
  email: string;
  /** Hash of a password that nobody knows. */
  passwordHash: string;
  role: Role;
  /** For a person of a brand; a creator's name is in the profile. */
  firstName?: string;
  lastName?: string;
  createdAt: Date;
}

/** Adds the account with a confirmed e-mail; null where it is there already. */
export async function addSamplePerson(tx: Tx, person: SamplePerson): Promise<string | null> {
  const [user] = await tx
    .insert(users)
    .values({ ...person, emailConfirmedAt: person.createdAt })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return user?.id ?? null;
}
