/** Everything that is kept about a person, for their own copy, as the features declare it (rules/accounts#own-data). */
import { can, type PersonActor } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { members } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OwnData, OwnPerson, ReadOwnFiles } from '../../platform/own-data.ts';

type Reading = Pick<PersonActor, 'userId' | 'role'>;

/**
 * Reads whose books somebody may read, as ids: a creator's own, and for a brand's person the organisations where their
 * role may.
 */
async function readBookOwners(db: Reader, { userId, role }: Reading): Promise<string[]> {
  if (role === 'CREATOR') return [userId];
  const found = await db
    .select({ brandId: members.brandId, memberRole: members.role })
    .from(members)
    .where(eq(members.userId, userId));
  return found
    .filter(({ brandId, memberRole }) =>
      can({ kind: 'user', userId, role, brandId, memberRole }, 'invoice.read', { ownerId: brandId }),
    )
    .map(({ brandId }) => brandId);
}

/**
 * Reads each section, in the order of their names. Data that grows with every day is read while it is taken. Throws
 * auth.session_expired for somebody who is gone.
 */
export async function readOwnData(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>,
  declared: readonly OwnData[],
  person: Omit<OwnPerson, 'bookOwners'>,
): Promise<Record<string, unknown>> {
  const whole = { ...person, bookOwners: await readBookOwners(deps.db, person) };
  const found: Record<string, unknown> = {};
  const sections = declared.flatMap((data) => Object.entries(data));
  for (const [name, read] of sections.sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [before, rows] = [found[name], await read(deps, whole)];
    found[name] = Array.isArray(before) && Array.isArray(rows) ? [...before, ...rows] : rows;
  }
  return found;
}

/** The files that somebody uploaded. */
export const readOwnFiles = async (db: Reader, declared: readonly ReadOwnFiles[], userId: string) =>
  (await Promise.all(declared.map((read) => read(db, userId)))).flat();
