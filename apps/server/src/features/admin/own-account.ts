/** The account of the admin who is signed in: password and second step (rules/accounts#admins). */
import {
  AppError,
  type OwnAdmin,
  type OwnProof,
  type PasswordChange,
  type TwoFactorSetup,
} from '@briefcast/contract';
import type { AdminActor } from '../../platform/auth/actor.ts';
import {
  type ProvedAdmin,
  provedAdmin,
  readAdmins,
  setAdminPassword,
} from '../../platform/auth/admin-accounts.ts';
import {
  beginTwoFactor,
  forgetTwoFactor,
  readTwoFactor,
  requireSecondStep,
  turnOnTwoFactor,
} from '../../platform/auth/two-factor.ts';
import type { Deps } from '../../platform/deps.ts';
import { beginTry, tryHasSucceeded } from '../../platform/http/limits/password-tries.ts';
import { recordAudit } from './audit.ts';

type ProofDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords'>;

/**
 * The account's id. Throws admin.first_password for the first password's session: that password is configured
 * where the server is started.
 */
function requireAccount({ adminId }: AdminActor): string {
  if (adminId === null) throw new AppError('admin.first_password');
  return adminId;
}

/** Returns null for the first password's session. */
export async function readOwnAdmin(db: Deps['db'], { adminId }: AdminActor): Promise<OwnAdmin | null> {
  const own = (await readAdmins(db)).find(({ id }) => id === adminId);
  if (!own) return null;
  const { id, email, name } = own;
  return { id, email, name, twoFactor: await readTwoFactor(db, id) };
}

/** Throws account.wrong_password, admin.first_password, auth.session_expired, and what `beginTry` throws. */
async function proveAdmin(
  deps: ProofDeps,
  actor: AdminActor,
  password: string,
  address: string,
): Promise<ProvedAdmin> {
  const id = requireAccount(actor);
  const own = (await readAdmins(deps.db)).find((admin) => admin.id === id);
  if (!own) throw new AppError('auth.session_expired');
  const attempt = { whose: { admin: own.email }, address };
  await beginTry(deps, attempt);
  const proved = await provedAdmin(deps, { id }, password);
  if (!proved) throw new AppError('account.wrong_password');
  await tryHasSucceeded(deps, attempt);
  return proved;
}

/** Sets another password and ends the account's other sessions. Throws what `proveAdmin` and `requireSecondStep` throw. */
export async function changeAdminPassword(
  deps: ProofDeps & Pick<Deps, 'facts'>,
  actor: AdminActor,
  { currentPassword, password, code }: PasswordChange,
  address: string,
): Promise<void> {
  const proved = await proveAdmin(deps, actor, currentPassword, address);
  const passwordHash = await deps.passwords.hashChosen(password);
  await requireSecondStep(deps, { accountId: proved.id, code, address });
  await deps.db.transaction(async (tx) => {
    await setAdminPassword(tx, proved, passwordHash, actor.sessionId);
    await recordAudit(deps, tx, { by: actor, action: 'admin.password', subject: actor.name });
  });
}

/** Creates the secret for the admin's app. Throws account.two_factor_is_on, and what `proveAdmin` throws. */
export async function beginAdminTwoFactor(
  deps: ProofDeps,
  actor: AdminActor,
  password: string,
  address: string,
): Promise<TwoFactorSetup> {
  const { id, email } = await proveAdmin(deps, actor, password, address);
  return beginTwoFactor(deps, id, `${email} (admin)`);
}

/** Returns the recovery codes. Throws admin.first_password, and what `turnOnTwoFactor` throws. */
export const turnOnAdminTwoFactor = (
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'facts'>,
  actor: AdminActor,
  code: string,
): Promise<string[]> =>
  deps.db.transaction(async (tx) => {
    const codes = await turnOnTwoFactor(deps, tx, requireAccount(actor), code);
    await recordAudit(deps, tx, { by: actor, action: 'admin.two_factor_on', subject: actor.name });
    return codes;
  });

/** Throws account.two_factor_is_off, and what `proveAdmin` and `requireSecondStep` throw. */
export async function turnOffAdminTwoFactor(
  deps: ProofDeps & Pick<Deps, 'facts'>,
  actor: AdminActor,
  { password, code }: OwnProof,
  address: string,
): Promise<void> {
  const { id } = await proveAdmin(deps, actor, password, address);
  await requireSecondStep(deps, { accountId: id, code, address });
  await deps.db.transaction(async (tx) => {
    if (!(await forgetTwoFactor(tx, id))) throw new AppError('account.two_factor_is_off');
    await recordAudit(deps, tx, { by: actor, action: 'admin.two_factor_off', subject: actor.name });
  });
}
