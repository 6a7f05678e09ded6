import { addDays } from '@briefcast/contract/kit/days';
import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { joinLinks, ownPeople } from '../../platform/database/tables/index.ts';

/** Days for which addresses of people who did not join are kept after the end of their invitation. */
const keptDays = 30;

/** Removes invitations that ended long ago without anybody joining. */
export async function sweepOwnPeople(tx: Tx, now: Date): Promise<void> {
  const longAgo = addDays(now, -keptDays);
  const ended = tx
    .select({ id: joinLinks.id })
    .from(joinLinks)
    .where(or(lt(joinLinks.expiresAt, longAgo), lt(joinLinks.endedAt, longAgo)));
  await tx.delete(ownPeople).where(and(isNull(ownPeople.joinedAt), inArray(ownPeople.linkId, ended)));
}
