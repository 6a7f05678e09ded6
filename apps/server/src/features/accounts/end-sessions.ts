/** Ending sessions, and telling every process that those of a person may be over. */
import type { Role } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sessions } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/** Whoever remembers one of them looks again; give the transaction that ends them. */
export async function tellSessionsEnded(
  { facts, signals }: Pick<TxDeps, 'facts' | 'signals'>,
  tx: Tx,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  await facts.append(tx, {
    kind: 'account.sessions_ended',
    actor: role,
    actorId: userId,
    subjectId: userId,
  });
  afterCommit(() => signals.tell({ kind: 'sessions', users: [userId] }));
}

/** Ends a person's sessions that work for an organisation; those for others go on. */
export async function endSessionsFor(
  deps: Pick<TxDeps, 'facts' | 'signals'>,
  tx: Tx,
  { userId, brandId }: { userId: string; brandId: string },
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.brandId, brandId)));
  await tellSessionsEnded(deps, tx, { userId, role: 'BRAND' });
}
