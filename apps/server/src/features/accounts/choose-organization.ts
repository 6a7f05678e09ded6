/** Selection of the organisation that a session works for (rules/teams#organisations). */
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Makes the actor's session work for an organisation that they belong to, and their next one begin there. The
 * caller has locked the person and checked the membership. Streams of the session end, so that their clients
 * reconnect for the new organisation. Throws auth.session_expired if the session has ended.
 */
export async function chooseOrganization(
  { signals }: Pick<TxDeps, 'signals'>,
  tx: Tx,
  { userId, sessionId }: UserActor,
  brandId: string,
): Promise<void> {
  await tx.update(users).set({ lastBrandId: brandId }).where(eq(users.id, userId));
  const changed = await tx
    .update(sessions)
    .set({ brandId })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  if (changed.length === 0) throw new AppError('auth.session_expired');
  afterCommit(() => signals.publish({ kind: 'sessions', users: [userId] }));
}
