/** Names of people next to their actions, on either side (rules/teams#who-did-what). */
import type { Person } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';

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
