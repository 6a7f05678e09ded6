/** Forgotten passwords: a link by mail, usable once, within an hour (rules/accounts#password-reset). */

import { AppError, type ResetPassword } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { pageIn } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, gt } from 'drizzle-orm';
import { randomToken, tokenHash } from '../../platform/auth/secrets.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { emailChanges, resetTokens, sessions, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forgetFailures, noteSuccess } from '../../platform/http/limits/password-tries.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { lockReceiver, takeSlot } from '../../platform/mail/mail-slots.ts';
import { markConfirmed } from './confirm-email.ts';
import { appendSessionsEnded } from './end-sessions.ts';
import { sendResetLinkJob } from './jobs.ts';

const lifetimeMilliseconds = hourMs;

/**
 * Accepts a request for a link. Whether the account exists is looked up later, in a job, so the answer takes
 * the same time for every address.
 */
export const requestReset = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, email: string): Promise<void> =>
  jobs.enqueue(db, sendResetLinkJob, { email });

const mailOf = (to: string, url: string): Mail =>
  composeMail({
    to,
    subject: m.mail_reset_subject(),
    preview: m.mail_reset_lifetime(),
    heading: m.mail_reset_heading(),
    paragraphs: [m.mail_reset_text(), m.mail_reset_lifetime()],
    action: { label: m.mail_reset_button(), url },
    reason: m.mail_reset_reason(),
  });

/**
 * The job: creates a token and its mail if the account exists, at most three an hour. If it does not, an
 * empty mail is enqueued instead, so that job counts do not reveal which addresses have accounts.
 */
export async function sendResetLink(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  email: string,
): Promise<void> {
  const { db, jobs, clock, config } = deps;
  const sendNothing = (tx: Database | Tx) => jobs.enqueue(tx, sendMailJob, { to: null });
  const [user] = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(eq(users.email, email));
  if (!user) return sendNothing(db);
  const token = randomToken();
  const language = localeFrom(user.language);
  const url = config.publicUrl + pageIn(language, paths.resetPassword.href(token));
  const mail = inLocale(language, () => mailOf(email, url));
  await db.transaction(async (tx) => {
    const wish = { id: mail.id, userId: user.id, purpose: 'password_reset' } as const;
    if (!(await lockReceiver(tx, user.id)) || (await takeSlot(deps, tx, wish))) return sendNothing(tx);
    // The receiver is locked, so that of two links at once one is newer; older ones are invalidated.
    await tx.delete(resetTokens).where(eq(resetTokens.userId, user.id));
    const expiresAt = new Date(clock().getTime() + lifetimeMilliseconds);
    await tx.insert(resetTokens).values({ tokenHash: tokenHash(token), userId: user.id, expiresAt });
    await jobs.enqueue(tx, sendMailJob, mail);
  });
}

/**
 * Sets the new password, ends every session, invalidates every link, and forgets failed tries of the old
 * password; `address`, the caller's, becomes a known network of the account. Throws
 * account.reset_token_invalid.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'facts' | 'signals' | 'clock' | 'keys' | 'config' | 'passwords' | 'settings'>,
  { token, password }: ResetPassword,
  address: string,
): Promise<void> {
  const { db, clock } = deps;
  const isLiving = and(eq(resetTokens.tokenHash, tokenHash(token)), gt(resetTokens.expiresAt, clock()));
  const [known] = await db.select({ userId: resetTokens.userId }).from(resetTokens).where(isLiving);
  if (!known) throw new AppError('account.reset_token_invalid');
  const passwordHash = await deps.passwords.hashChosen(password);
  await db.transaction(async (tx) => {
    // In the order of locks: a deletion of the account locks it before its links.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, known.userId)).for('no key update');
    // Deleting the token authorises the change: of two uses at once only one finds it.
    const [used] = await tx.delete(resetTokens).where(isLiving).returning({ userId: resetTokens.userId });
    if (!used) throw new AppError('account.reset_token_invalid');
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, used.userId))
      .returning({ userId: users.id, role: users.role, email: users.email });
    await tx.delete(sessions).where(eq(sessions.userId, used.userId));
    await tx.delete(resetTokens).where(eq(resetTokens.userId, used.userId));
    // Requests for another e-mail were made with the old password.
    await tx.delete(emailChanges).where(eq(emailChanges.userId, used.userId));
    if (!user) return;
    await appendSessionsEnded(deps, tx, user);
    // The link was mailed to the account's address.
    await markConfirmed(deps, tx, user.userId);
    const whose = { email: user.email };
    await forgetFailures(deps, tx, whose);
    // Codes are only asked for after a right password, so the failures came from somebody who knew the old
    // one.
    await forgetFailures(deps, tx, { codesOf: user.userId });
    await noteSuccess(deps, tx, { whose, address });
  });
}
