/** The admin's own login: another password, another audience (rules/accounts#admin). */

import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { uuidv7 } from 'uuidv7';
import type { AdminActor } from '../../platform/auth/actor.ts';
import { fingerprintOpenedBy } from '../../platform/auth/admin-password.ts';
import { endAdminSession, openAdminSession } from '../../platform/auth/admin-sessions.ts';
import { beginTry, tryHasSucceeded } from '../../platform/auth/password-tries.ts';
import { signAdminToken } from '../../platform/auth/tokens.ts';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { recordAudit } from './audit.ts';
import { recordFailedLogIn } from './audit-failures.ts';

const lifetimeMilliseconds = 12 * 60 * 60 * 1000;

/**
 * Opens a session and returns a token that opens the admin's calls for 12 hours. `address` is where it is asked for;
 * the audit trail tells it, whether it succeeds or not. Throws admin.bad_password, and what `beginTry` throws.
 */
export async function logInAdmin(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'config' | 'facts' | 'passwords'>,
  password: string,
  address: string,
): Promise<{ token: string; message: string }> {
  const { db, keys, clock } = deps;
  const attempt = { whose: 'admin', address } as const;
  await beginTry(deps, attempt);
  const fingerprint = await fingerprintOpenedBy(deps, password);
  if (!fingerprint) {
    await recordFailedLogIn(deps, address);
    throw new AppError('admin.bad_password');
  }
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds);
  const id = uuidv7();
  await db.transaction(async (tx) => {
    await openAdminSession(tx, { id, createdAt: now, expiresAt });
    await recordAudit(deps, tx, { action: 'admin.log_in', subject: networkOf(address) });
  });
  await tryHasSucceeded(deps, attempt);
  return {
    token: await signAdminToken(keys.adminTokens, { id, fingerprint }, expiresAt, now),
    message: m.admin_did_log_in(),
  };
}

/** Ends the session that the admin came with; its token opens nothing from now on, in any process. */
export async function logOutAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  { sessionId }: AdminActor,
  address: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    if (await endAdminSession(tx, sessionId))
      await recordAudit(deps, tx, { action: 'admin.log_out', subject: networkOf(address) });
  });
  return { message: m.admin_did_log_out() };
}
