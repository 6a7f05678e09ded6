/** The person's own account, for its page (rules/accounts#own-account). */
import { AppError, type OwnAccount } from '@briefcast/contract';
import { localeFrom, locales } from '@briefcast/i18n/locales';
import { and, eq, gt } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { readTwoFactor } from '../../platform/auth/two-factor.ts';
import { emailChanges, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';

/** Throws auth.session_expired for a deleted account. */
export async function readOwnAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<OwnAccount> {
  const [row] = await db
    .select({
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
      newEmail: emailChanges.email,
    })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, clock())))
    .where(eq(users.id, userId));
  if (!row) throw new AppError('auth.session_expired');
  return {
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    newEmail: row.newEmail,
    language: localeFrom(row.language),
    languages: [...locales],
    twoFactor: await readTwoFactor(db, userId),
  };
}

/** Sets the language for mails, whatever the browser asks for later. Throws request.invalid for an unknown language. */
export async function changeLanguage(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  language: string,
): Promise<void> {
  if (!(locales as readonly string[]).includes(language)) {
    throw invalid('language', 'language.unknown');
  }
  await db.update(users).set({ language, languageChosen: true }).where(eq(users.id, userId));
}
