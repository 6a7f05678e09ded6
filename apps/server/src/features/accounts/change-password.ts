/** Changes the password of a person who is signed in (rules/accounts#own-account). */
import { AppError, type PasswordChange } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, ne } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { requireSecondStep } from '../../platform/auth/two-factor.ts';
import { emailChanges, resetTokens, sessions, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { appendSessionsEnded } from './end-sessions.ts';
import { provePassword } from './prove-password.ts';

const mailOf = (to: string, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: m.mail_password_changed_subject(),
    preview: m.mail_password_changed_text(),
    heading: m.mail_password_changed_heading(),
    paragraphs: [m.mail_password_changed_text(), m.mail_password_changed_not_you()],
    action: {
      label: m.mail_password_changed_button(),
      url: publicUrl + ownPage(paths.forgotPassword.href()),
    },
    reason: m.mail_account_reason(),
  });

/**
 * Sets it if the present password is right, ends every other session, invalidates every mailed link, and
 * notifies the account's confirmed e-mail. Throws account.wrong_password, also if it was changed
 * concurrently, and what `provePassword` and `requireSecondStep` throw.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords' | 'facts' | 'signals' | 'jobs'>,
  actor: UserActor,
  { currentPassword, password, code }: PasswordChange,
  address: string,
): Promise<void> {
  const person = await provePassword(deps, actor, currentPassword, address);
  const passwordHash = await deps.passwords.hashChosen(password);
  const { userId, sessionId } = actor;
  // After the check of the new password: a code can be used once, and must not be used up by a refused
  // password.
  await requireSecondStep(deps, { accountId: userId, code, address });
  await deps.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, person.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError('account.wrong_password');
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    await appendSessionsEnded(deps, tx, actor);
    if (!person.isConfirmed) return;
    const mail = inLocale(localeFrom(person.language), () => mailOf(person.email, deps.config.publicUrl));
    await deps.jobs.enqueue(tx, sendMailJob, mail);
  });
}
