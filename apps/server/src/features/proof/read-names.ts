/** Authors of an entry, by their present names: the part of an entry that is taken out with their account. */
import type { LogPerson } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creators, users } from '../../platform/database/tables/index.ts';

const fullName = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ');

const namesByIds = prepared((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      first: sql<string | null>`coalesce(${creators.firstName}, ${users.firstName})`,
      last: sql<string | null>`coalesce(${creators.lastName}, ${users.lastName})`,
    })
    .from(users)
    .leftJoin(creators, eq(creators.userId, users.id))
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('logged_names'),
);

/** The names of people by their ids; who is gone is not among them. `company` is that of the deal's brand. */
export async function readNames(
  db: Reader,
  ids: readonly (string | null)[],
  company: string,
): Promise<Map<string, LogPerson>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await namesByIds(db).execute({ ids: wanted });
  return new Map(
    rows.map(({ id, role, first, last }) => {
      const ofBrand = role === 'BRAND' ? company : null;
      return [id, { name: fullName(first, last) || (ofBrand ?? ''), company: ofBrand }];
    }),
  );
}
