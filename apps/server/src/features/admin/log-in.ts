/** The admin's own login: another password, another audience (decisions 2.5). */
import { AppError } from '@briefcast/contract';
import { isAdminPassword, readAdminFingerprint } from '../../platform/auth/admin-password.ts';
import { signAdminToken } from '../../platform/auth/tokens.ts';
import type { Deps } from '../../platform/deps.ts';

const lifetimeMilliseconds = 12 * 60 * 60 * 1000;

/** Answers a token that opens the admin's calls for 12 hours. Throws admin.bad_password. */
export async function logInAdmin(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  password: string,
): Promise<{ token: string; message: string }> {
  const isRight = await isAdminPassword(db, password);
  const fingerprint = await readAdminFingerprint(db);
  if (!isRight || !fingerprint) throw new AppError('admin.bad_password');
  const now = clock();
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds);
  return { token: await signAdminToken(keys.adminTokens, fingerprint, expiresAt, now), message: 'Signed in' };
}
