import { addDays } from '@briefcast/contract/kit/days';
import { inArray, lt, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { joinLinks, joinMails } from '../../platform/database/tables/index.ts';

/** Days for which addresses of people without an account are kept after the end of their link. */
const keptDays = 30;

/** Removes addresses of links that ended long ago; how many there were stays with the link. */
export async function sweepJoinMails(tx: Tx, now: Date): Promise<void> {
  const longAgo = addDays(now, -keptDays);
  const ended = tx
    .select({ id: joinLinks.id })
    .from(joinLinks)
    .where(or(lt(joinLinks.expiresAt, longAgo), lt(joinLinks.endedAt, longAgo)));
  await tx.delete(joinMails).where(inArray(joinMails.linkId, ended));
}
