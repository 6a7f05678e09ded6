/** Deletes old invitations. */
import { dayMs } from '@briefcast/contract/kit/days';
import { lt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { invitations } from '../../platform/database/tables/index.ts';

/** Time for which an expired invitation can still be seen and sent again. */
const keptMilliseconds = 30 * dayMs;

/** Removes those that expired long ago. */
export async function sweepInvitations(tx: Tx, now: Date): Promise<void> {
  await tx.delete(invitations).where(lt(invitations.expiresAt, new Date(now.getTime() - keptMilliseconds)));
}
