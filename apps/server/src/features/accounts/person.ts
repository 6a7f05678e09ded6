/** Names of people next to their actions, on either side (rules/teams#who-did-what). */
import type { Person, Role } from '@briefcast/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';

/**
 * The person of an id, as a JSON column; null for null and for a deleted account. A creator's name is in the
 * profile, a brand's person has their own name or none.
 */
export const personOf = (userId: SQL): SQL<Person | null> => sql<Person | null>`(
  select json_build_object('id', pu.id, 'firstName', coalesce(pc.first_name, pu.first_name),
    'lastName', coalesce(pc.last_name, pu.last_name))
  from users pu left join creators pc on pc.user_id = pu.id where pu.id = ${userId})`;

/** Reads the uploader and the reviewer of a file, by the ids in its row. */
export async function readPeopleOfFile(
  db: Reader,
  { uploaderId, reviewerId }: { uploaderId: string | null; reviewerId: string | null },
): Promise<{ uploadedBy: Person | null; reviewedBy: Person | null }> {
  const [people] = await db
    .select({
      uploadedBy: personOf(sql`${uploaderId}::uuid`),
      reviewedBy: personOf(sql`${reviewerId}::uuid`),
    })
    .from(sql`(select 1) one`);
  return people ?? { uploadedBy: null, reviewedBy: null };
}

/** A person as the admin and mails to them need it. */
export interface LockedPerson {
  userId: string;
  role: Role;
  email: string;
  language: string | null;
  isConfirmed: boolean;
  /** Name, or else e-mail. */
  name: string;
}

/** Locks a person until the transaction ends; undefined for an unknown account. */
export async function lockPerson(tx: Tx, userId: string): Promise<LockedPerson | undefined> {
  const [user] = await tx
    .select({
      role: users.role,
      email: users.email,
      language: users.language,
      isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      person: personOf(sql`${users.id}`),
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) return undefined;
  const { person, ...rest } = user;
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || user.email;
  return { userId, ...rest, name };
}
