/**
 * Confirms an e-mail: its link shows that mails to the address reach the account's owner. Until then only
 * this mail and password resets are sent there, so that nobody can fill a stranger's mailbox through us.
 */

import { AppError, type EmailConfirmed, type Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { pageIn } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { members, users } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { lockReceiver, requireSlot, writeSlot } from '../../platform/mail/mail-slots.ts';
import { giveStarterCredits } from '../ledger/book-packs.ts';
import { confirmationLifetime, confirmationToken, readConfirmationToken } from './confirmation-link.ts';
import { sendConfirmationJob } from './jobs.ts';

/** Enqueues the mail for a new account; pass the transaction that creates it. */
export async function requestConfirmation(
  deps: Pick<TxDeps, 'jobs' | 'clock'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const mailId = uuidv7();
  await writeSlot(deps, tx, { id: mailId, userId, purpose: 'confirmation' });
  await deps.jobs.enqueue(tx, sendConfirmationJob, { userId, mailId });
}

/**
 * Sends it again. If the e-mail is confirmed by now, nothing is sent. Throws request.rate_limited, with the
 * seconds to wait, beyond one a minute, three an hour or five a day.
 */
export function resendConfirmation(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'clock'>,
  { userId }: UserActor,
): Promise<EmailConfirmed> {
  return deps.db.transaction(async (tx) => ({
    alreadyConfirmed: !(await sendConfirmationAgain(deps, tx, userId)),
  }));
}

/**
 * Does it in a transaction; returns false where the e-mail is confirmed or the account gone. Throws
 * request.rate_limited.
 */
export async function sendConfirmationAgain(
  deps: Pick<TxDeps, 'jobs' | 'config' | 'clock'>,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  const receiver = await lockReceiver(tx, userId);
  if (!receiver || receiver.isConfirmed) return false;
  const mailId = uuidv7();
  await requireSlot(deps, tx, { id: mailId, userId, purpose: 'confirmation' });
  await deps.jobs.enqueue(tx, sendConfirmationJob, { userId, mailId });
  return true;
}

/** It contains nothing that was typed at sign-up: the reader may not be the person who made the account. */
const mailOf = (id: string, to: string, role: Role, url: string): Mail =>
  composeMail(
    {
      to,
      subject: m.mail_confirm_subject(),
      preview: m.mail_confirm_preview({ role }),
      heading: m.mail_confirm_heading(),
      paragraphs: [m.mail_confirm_text({ role }), m.mail_confirm_lifetime()],
      action: { label: m.mail_confirm_button(), url },
      reason: m.mail_confirm_reason(),
    },
    id,
  );

/** The job: mails the link, unless the e-mail is confirmed by now or the account is deleted. */
export async function sendConfirmation(
  { db, clock, config, keys, sendMail }: Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'sendMail'>,
  { userId, mailId }: { userId: string; mailId: string },
): Promise<void> {
  const [user] = await db
    .select({ email: users.email, role: users.role, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
  if (!user) return;
  const expiresAt = new Date(clock().getTime() + confirmationLifetime);
  const token = confirmationToken(keys.confirmations, { userId, email: user.email }, expiresAt);
  const language = localeFrom(user.language);
  const url = config.publicUrl + pageIn(language, paths.confirmEmail.href(token));
  const mail = inLocale(language, () => mailOf(mailId, user.email, user.role, url));
  await sendMail(mail);
}

/** The organisation that a brand's person has owned longest; undefined for creators and for people who own none. */
async function readFirstBrand(tx: Tx, userId: string): Promise<string | undefined> {
  const [first] = await tx
    .select({ brandId: members.brandId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.role, 'OWNER')))
    .orderBy(asc(members.joinedAt), asc(members.brandId))
    .limit(1);
  return first?.brandId;
}

/**
 * Records that mails to an account reach its owner; returns whether that was new. Other features react to the
 * fact. A brand also gets its starter credits now, so that unread addresses get none.
 */
export async function markConfirmed(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'settings'>,
  tx: Tx,
  userId: string,
): Promise<boolean> {
  const { facts, clock } = deps;
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: clock() })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ role: users.role });
  if (!user) return false;
  await facts.append(tx, {
    kind: 'account.email_confirmed',
    actor: user.role,
    actorId: userId,
    subjectId: userId,
  });
  const brandId = await readFirstBrand(tx, userId);
  if (brandId !== undefined) await giveStarterCredits(deps, tx, brandId);
  return true;
}

/**
 * Confirms by the link of the mail, regardless of who is signed in. If the e-mail is already confirmed, an
 * expired link succeeds too. Throws account.confirmation_invalid and account.confirmation_expired.
 */
export function confirmEmail(
  deps: Pick<Deps, 'db' | 'keys' | 'facts' | 'clock' | 'settings'>,
  token: string,
): Promise<EmailConfirmed> {
  const link = readConfirmationToken(deps.keys.confirmations, token);
  return deps.db.transaction(async (tx) => {
    const receiver = link && (await lockReceiver(tx, link.userId));
    if (!link || !receiver || !link.isFor(receiver.email)) throw new AppError('account.confirmation_invalid');
    if (receiver.isConfirmed) return { alreadyConfirmed: true };
    if (link.expiresAt <= deps.clock()) throw new AppError('account.confirmation_expired');
    return { alreadyConfirmed: !(await markConfirmed(deps, tx, link.userId)) };
  });
}
