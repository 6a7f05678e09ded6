/**
 * Changes an account's e-mail: the new one is used once the link in a mail to it is opened, and the old one
 * is notified of the request and of the change (rules/accounts#own-account).
 */

import { AppError, type NewEmail } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { pageIn } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, gt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { randomToken, tokenHash } from '../../platform/auth/secrets.ts';
import { requireSecondStep } from '../../platform/auth/two-factor.ts';
import { emailChanges, resetTokens, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { lockReceiver, requireSlot } from '../../platform/mail/mail-slots.ts';
import { markConfirmed } from './confirm-email.ts';
import { emailAskedMail, emailChangedMail, newEmailMail, takenEmailMail } from './email-mails.ts';
import { provePassword } from './prove-password.ts';

/** Validity of the link. */
const lifetimeMilliseconds = dayMs;

/**
 * Mails the link to the new address and invalidates an older link. If the address already has an account, the
 * answer is the same, but another mail without the link is sent. Throws account.email_same,
 * request.rate_limited beyond one a minute, three an hour or five a day, and what `provePassword` and
 * `requireSecondStep` throw.
 */
export async function askForEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords' | 'jobs'>,
  actor: UserActor,
  { email, password, code }: NewEmail,
  address: string,
): Promise<void> {
  const person = await provePassword(deps, actor, password, address);
  if (person.email === email) throw new AppError('account.email_same');
  const { userId } = actor;
  await requireSecondStep(deps, { accountId: userId, code, address });
  const { jobs, config, clock } = deps;
  const token = randomToken();
  const mailId = uuidv7();
  const language = localeFrom(person.language);
  const url = config.publicUrl + pageIn(language, paths.newEmail.href(token));
  const { toNew, toTaken, toOld } = inLocale(language, () => ({
    toNew: newEmailMail(mailId, email, url),
    toTaken: takenEmailMail(mailId, email, config.publicUrl),
    toOld: emailAskedMail(person.email, email, config.publicUrl),
  }));
  await deps.db.transaction(async (tx) => {
    if (!(await lockReceiver(tx, userId))) throw new AppError('auth.session_expired');
    const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await requireSlot(deps, tx, { id: mailId, userId, purpose: 'new_email' });
    const expiresAt = new Date(clock().getTime() + lifetimeMilliseconds);
    const change = { email, tokenHash: tokenHash(token), expiresAt };
    await tx
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    await jobs.enqueue(tx, sendMailJob, other ? toTaken : toNew);
    await jobs.enqueue(tx, sendMailJob, toOld);
  });
}

/** Cancels a requested change of the e-mail; does nothing if there is none. */
export async function keepEmail({ db }: Pick<Deps, 'db'>, { userId }: UserActor): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * Makes the address of a mail the account's by its link, regardless of who is signed in, and invalidates
 * reset links sent to the old address. Returns the address. Throws account.email_link_invalid, also for an
 * expired or used link, and account.email_taken if another account has got it since.
 */
export function confirmNewEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'jobs' | 'settings'>,
  token: string,
): Promise<{ email: string }> {
  const isLiving = and(
    eq(emailChanges.tokenHash, tokenHash(token)),
    gt(emailChanges.expiresAt, deps.clock()),
  );
  return deps.db.transaction(async (tx) => {
    const [wish] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(isLiving);
    const before = wish && (await lockReceiver(tx, wish.userId));
    // Deleting the row authorises the change: of two uses at once only one finds it.
    const [used] = await tx
      .delete(emailChanges)
      .where(isLiving)
      .returning({ userId: emailChanges.userId, email: emailChanges.email });
    if (!before || !used) throw new AppError('account.email_link_invalid');
    const { userId, email } = used;
    // The database refuses an e-mail that another account has.
    const [changed] = await tx
      .update(users)
      .set({ email })
      .where(eq(users.id, userId))
      .returning({ language: users.language });
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId));
    await markConfirmed(deps, tx, userId);
    const told = inLocale(localeFrom(changed?.language), () => emailChangedMail(before.email, email));
    await deps.jobs.enqueue(tx, sendMailJob, told);
    return { email };
  });
}
