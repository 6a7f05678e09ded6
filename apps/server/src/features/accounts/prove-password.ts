/** Asking somebody who is signed in for their password, before what a stranger at their screen must not do. */
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { beginTry, tryHasSucceeded } from '../../platform/auth/password-tries.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** Somebody who has just given their password. */
export interface ProvedPerson {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  language: string | null;
}

/**
 * Returns the actor's account when this is its password; a wrong one counts as a guess at it, as at the log-in.
 * `address` is where it is asked for. Throws account.wrong_password, auth.session_expired for an account that is gone,
 * and what `beginTry` throws.
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
