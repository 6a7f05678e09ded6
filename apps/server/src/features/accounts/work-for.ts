/** Which organisation a session works for (rules/teams#organisations). */
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sessions, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Lets the actor's session work for an organisation that they belong to, and their next one begin there. The caller holds
 * the person and has made sure of the membership. Streams of the session end, so that their clients read on as
 * the other organisation. Throws auth.session_expired where the session is over.
 */
export async function workFor(
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
  afterCommit(() => signals.tell({ kind: 'sessions', users: [userId] }));
}
