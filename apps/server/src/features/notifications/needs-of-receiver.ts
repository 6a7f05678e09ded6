/** Reads the queue for pushes and mails, in the organisation that the person reads it for. */
import type { PersonActor, Role } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readRole } from '../brands/members.ts';
import { countNeeds } from '../needs/read-needs.ts';

interface Receiver {
  userId: string;
  role: Role;
}

async function actorOf(db: Reader, { userId, role }: Receiver, brandId: string | null): Promise<PersonActor> {
  const memberRole = role === 'BRAND' && brandId !== null ? await readRole(db, { brandId, userId }) : null;
  return { kind: 'user', userId, role, brandId: memberRole && brandId, memberRole };
}

/** Reads the person as their next session will have them: in the organisation that they worked for last. */
export async function readNextActor(db: Reader, receiver: Receiver): Promise<PersonActor> {
  const [person] = await db
    .select({ brandId: users.lastBrandId })
    .from(users)
    .where(eq(users.id, receiver.userId));
  return actorOf(db, receiver, person?.brandId ?? null);
}

/** Counts for the icon of a device whose session works for this organisation. */
export const needsOnDevice =
  ({ clock }: Pick<Deps, 'clock'>, receiver: Receiver) =>
  async (tx: Tx, brandId: string | null): Promise<number> =>
    countNeeds({ db: tx, clock }, await actorOf(tx, receiver, brandId));
