/** Ends sessions, and tells every process which people's sessions may have ended. */
import type { Role } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { brands, sessions } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/** Makes processes verify their cached sessions of these people; pass the transaction that ends them. */
export async function appendSessionsEnded(
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
  afterCommit(() => signals.publish({ kind: 'sessions', users: [userId] }));
}

/** Ends every session of a person, on all their devices; their password stays. */
export async function endEverySession(
  deps: Pick<TxDeps, 'facts' | 'signals'>,
  tx: Tx,
  person: { userId: string; role: Role },
): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, person.userId));
  await appendSessionsEnded(deps, tx, person);
}

const nameOf = (brandId: string) =>
  sql<string>`(select ${brands.companyName} from ${brands} where ${brands.id} = ${brandId})`;

/**
 * Ends a person's sessions that work for an organisation; those for others stay. If the person was removed,
 * the rows stay with the organisation's name until they would have expired, to tell why the session ended.
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
  await appendSessionsEnded(deps, tx, { userId, role: 'BRAND' });
}
