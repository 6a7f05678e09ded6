/** The admins' own login: separate passwords, another token audience (rules/accounts#admin, rules/accounts#admins). */

import { type AdminLogin, AppError } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { uuidv7 } from 'uuidv7';
import type { AdminActor } from '../../platform/auth/actor.ts';
import {
  holdProvedAdmin,
  nameInAudit,
  type ProvedAdmin,
  provedAdmin,
} from '../../platform/auth/admin-accounts.ts';
import { fingerprintOpenedBy, isFirstPasswordClosed } from '../../platform/auth/admin-password.ts';
import { endAdminSession, firstAdmin, openAdminSession } from '../../platform/auth/admin-sessions.ts';
import { signAdminToken } from '../../platform/auth/tokens.ts';
import { requireSecondStep } from '../../platform/auth/two-factor.ts';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import { beginTry, type PasswordTry, tryHasSucceeded } from '../../platform/http/limits/password-tries.ts';
import { recordAudit } from './audit.ts';
import { recordFailedLogIn } from './audit-failures.ts';

const lifetimeMilliseconds = 12 * hourMs;

/** Matching password: an account's, or the first password, by its fingerprint. */
type Opened = { account: ProvedAdmin } | { fingerprint: string };

async function open(
  deps: Pick<Deps, 'db' | 'passwords'>,
  { email, password }: AdminLogin,
): Promise<Opened | null> {
  if (email) {
    const account = await provedAdmin(deps, { email }, password);
    return account && { account };
  }
  const fingerprint = await fingerprintOpenedBy(deps, password);
  return fingerprint ? { fingerprint } : null;
}

/**
 * Opens a session and returns a token for the admin's calls that is valid for 12 hours: with an e-mail for an
 * account, otherwise for the first password. `address` is the caller's; the audit trail records it, whether
 * the login succeeds or not. Throws admin.bad_password, admin.first_password_closed, with an e-mail
 * account.bad_credentials, and what `beginTry` and `requireSecondStep` throw.
 */
export async function logInAdmin(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'config' | 'facts' | 'passwords'>,
  login: AdminLogin,
  address: string,
): Promise<{ token: string; message: string }> {
  const { db, keys, clock } = deps;
  const { email, code } = login;
  const attempt: PasswordTry = { whose: email ? { admin: email } : 'admin', address };
  await beginTry(deps, attempt);
  const opened = await open(deps, login);
  if (!opened) {
    await recordFailedLogIn(deps, address);
    throw new AppError(email ? 'account.bad_credentials' : 'admin.bad_password');
  }
  await tryHasSucceeded(deps, attempt);
  const account = 'account' in opened ? opened.account : null;
  // Shown only to a caller who knows the password.
  if (!account && (await isFirstPasswordClosed(db))) throw new AppError('admin.first_password_closed');
  if (account) await requireSecondStep(deps, { accountId: account.id, code, address });
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds);
  const id = uuidv7();
  await db.transaction(async (tx) => {
    if (account) await holdProvedAdmin(tx, account);
    await openAdminSession(tx, { id, adminId: account?.id ?? null, createdAt: now, expiresAt });
    const by = { name: account ? nameInAudit(account) : firstAdmin };
    await recordAudit(deps, tx, { by, action: 'admin.log_in', subject: networkOf(address) });
  });
  const fingerprint = 'account' in opened ? opened.account.id : opened.fingerprint;
  return {
    token: await signAdminToken(keys.adminTokens, { id, fingerprint }, expiresAt, now),
    message: m.admin_did_log_in(),
  };
}

/** Ends the admin's session; its token is invalid from now on, in every process. */
export async function logOutAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  actor: AdminActor,
  address: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    if (await endAdminSession(tx, actor.sessionId))
      await recordAudit(deps, tx, { by: actor, action: 'admin.log_out', subject: networkOf(address) });
  });
  return { message: m.admin_did_log_out() };
}
