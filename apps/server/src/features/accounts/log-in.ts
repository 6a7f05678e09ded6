/** Login and logout (rules/accounts#credentials, rules/accounts#sessions). */
import { AppError, type Login, type SignedIn } from '@briefcast/contract';
import { workLocale } from '@briefcast/i18n/work-locale';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { requireSecondStep } from '../../platform/auth/two-factor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { sessions, twoFactors, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { beginTry, tryHasSucceeded } from '../../platform/http/limits/password-tries.ts';
import { appendSessionsEnded } from './end-sessions.ts';
import { openSession } from './open-session.ts';
import type { SignInPlace } from './sign-in-place.ts';

const credentialsOf = prepared((db) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      passwordHash: users.passwordHash,
      language: users.language,
      languageChosen: users.languageChosen,
      hasSecondStep: sql<boolean>`${twoFactors.onSince} is not null`,
    })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.accountId, users.id))
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('credentials_by_email'),
);

/**
 * Signs in; `address` is the caller's, and `place` is stored for the list of sessions. Throws
 * account.bad_credentials, alike for a wrong password and an unknown e-mail, and what `beginTry` throws,
 * before the password is checked. If the second step is on, throws what `requireSecondStep` throws once the
 * password was right. From now on mails to the person are in the language of this request, unless they chose
 * one.
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'keys' | 'settings' | 'clock' | 'config' | 'passwords'>,
  { email, password, remember, code }: Login,
  { address, place }: { address: string; place: SignInPlace },
): Promise<SignedIn> {
  const { db, keys, clock, settings } = deps;
  const attempt = { whose: { email }, address };
  await beginTry(deps, attempt);
  const [user] = await credentialsOf(db).execute({ email });
  const isRight = await deps.passwords.isRight(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new AppError('account.bad_credentials');
  // Before the second step, whose wrong codes are counted separately.
  await tryHasSucceeded(deps, attempt);
  if (user.hasSecondStep) await requireSecondStep(deps, { accountId: user.userId, code, address });
  const signedIn = await openSession({ keys, clock, settings }, db, user, { remember, place });
  const language = workLocale();
  if (!user.languageChosen && user.language !== language)
    await db.update(users).set({ language }).where(eq(users.id, user.userId));
  return signedIn;
}

/** Ends the actor's session; its token is invalid from now on. Throws auth.session_expired if it has ended already. */
export async function logOut(
  deps: Pick<Deps, 'db' | 'facts' | 'signals'>,
  { sessionId, userId, role }: UserActor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('auth.session_expired');
    await appendSessionsEnded(deps, tx, { userId, role });
  });
}
