/** Asks a signed-in person for their password again, before actions that a stranger at their screen must not do. */
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { beginTry, tryHasSucceeded } from '../../platform/http/limits/password-tries.ts';

/** A person who has just entered their password. */
export interface ProvedPerson {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  language: string | null;
}

/**
 * Returns the actor's account if the password is right; a wrong one counts as a failed try, as at login.
 * `address` is the caller's. Throws account.wrong_password, auth.session_expired for a deleted account, and
 * what `beginTry` throws.
 */
export async function provePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords'>,
  { userId }: UserActor,
  password: string,
  address: string,
): Promise<ProvedPerson> {
  const [user] = await deps.db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError('auth.session_expired');
  const { emailConfirmedAt, ...person } = user;
  const attempt = { whose: { email: user.email }, address };
  await beginTry(deps, attempt);
  if (!(await deps.passwords.isRight(user.passwordHash, password)))
    throw new AppError('account.wrong_password');
  await tryHasSucceeded(deps, attempt);
  return { ...person, isConfirmed: emailConfirmedAt !== null };
}
