/** Telling every process that sessions of a person may be over. */
import type { Role } from '@briefcast/contract';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
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
