/** Ending sessions, and telling every process that those of a person may be over. */
import type { Role } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { brands, sessions } from '../../platform/database/tables/index.ts';
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

const nameOf = (brandId: string) =>
  sql<string>`(select ${brands.companyName} from ${brands} where ${brands.id} = ${brandId})`;

/**
 * Ends a person's sessions that work for an organisation; those for others go on. Those of somebody who was removed
 * stay as rows with the organisation's name, until they would have ended, to say why they are over.
 */
export async function endSessionsFor(
  deps: Pick<TxDeps, 'facts' | 'signals'>,
  tx: Tx,
  { userId, brandId }: { userId: string; brandId: string },
  { isRemoved }: { isRemoved: boolean },
): Promise<void> {
  const theirs = and(eq(sessions.userId, userId), eq(sessions.brandId, brandId));
  if (isRemoved)
    await tx
      .update(sessions)
      .set({ removedFrom: nameOf(brandId) })
      .where(theirs);
  else await tx.delete(sessions).where(theirs);
  await tellSessionsEnded(deps, tx, { userId, role: 'BRAND' });
}
