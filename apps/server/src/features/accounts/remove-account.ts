/** Deletes an account; its sessions, profile and portfolio are deleted with the row. */
import type { Role } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { forgetTwoFactor } from '../../platform/auth/two-factor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { appendSessionsEnded } from './end-sessions.ts';

/**
 * Deletes the account; `by` says whether the admin or the person does it. Deals and messages stay, without
 * the person (rules/deletion#of-a-creator, rules/deletion#of-a-brand).
 */
export async function removeAccount(
  deps: Pick<Deps, 'facts' | 'signals'>,
  tx: Tx,
  user: { userId: string; role: Role },
  by: 'ADMIN' | Role,
): Promise<void> {
  await forgetTwoFactor(tx, user.userId);
  await tx.delete(users).where(eq(users.id, user.userId));
  await deps.facts.append(tx, { kind: 'account.removed', actor: by, subjectId: user.userId });
  if (user.role === 'CREATOR')
    await deps.facts.append(tx, { kind: 'creator.removed', actor: by, subjectId: user.userId });
  await appendSessionsEnded(deps, tx, user);
}
