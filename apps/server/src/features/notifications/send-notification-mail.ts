/** The job that mails one notification. It looks again whether that is still wanted, and still true. */
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, isNull } from 'drizzle-orm';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { leaveOrHold } from './bundles.ts';
import { isWorthMailing } from './is-worth-mailing.ts';
import { readChoice } from './notify.ts';
import {
  type CommentPlace,
  readFeedback,
  readLetter,
  readNotified,
  readNotifiedDeal,
  readTasks,
  readUnread,
  readUnreadComments,
} from './read-mail-facts.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { type MailInput, writeMail } from './write-mail.ts';

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>;
type Notified = NonNullable<Awaited<ReturnType<typeof readNotified>>>;
/** What waits, and where the newest comment of it is. */
type Unread = MailInput['unread'] & { place: CommentPlace | null };

const nothingUnread: Unread = { count: 0, newest: [], place: null };

async function unreadOf(db: Deps['db'], { kind, dealId, userId, role }: Notified): Promise<Unread> {
  if (!dealId) return nothingUnread;
  if (kind === 'comments.unread') return readUnreadComments(db, dealId, { userId, role });
  if (kind !== 'messages.unread') return nothingUnread;
  return { ...(await readUnread(db, dealId, { userId, role })), place: null };
}

/** The mail about one notification, in its receiver's language; null where it is unwanted by now or has been overtaken. */
export async function mailAbout(
  { db, clock, config, keys }: MailDeps,
  notified: Notified,
  mailId: string,
): Promise<Mail | null> {
  const { id, kind, role, userId, dealId, email, language, firstName } = notified;
  const { byMail } = await readChoice(db, userId, kind);
  const deal = (await readNotifiedDeal(db, id)) ?? null;
  const unread = await unreadOf(db, notified);
  if (!byMail || !isWorthMailing({ ...notified, deal, unread: unread.count }, clock())) return null;
  const isSentBack = kind === 'revision.requested' && dealId !== null;
  const tasks = isSentBack ? await readTasks(db, dealId) : [];
  const input: MailInput = {
    id: mailId,
    kind,
    role,
    email,
    firstName,
    deal,
    unread,
    feedback: isSentBack ? await readFeedback(db, dealId) : [],
    tasks,
    pausedUntil: notified.subscriptionPausedUntil,
    letter: kind === 'profile.sent_back' ? await readLetter(db, userId) : null,
    place: unread.place ?? tasks[0] ?? null,
    publicUrl: config.publicUrl,
    unsubscribeToken: unsubscribeToken(keys.unsubscribe, userId, kind),
  };
  return inLocale(localeFrom(language), () => writeMail(input));
}

/**
 * Sends it unless it was sent, is unwanted by now or has been overtaken; unless the e-mail is unconfirmed; and unless
 * the person has had as many as an hour may bring: then it is told in a bundle. Sending comes before the note that it
 * was sent: a process that dies in between sends it again, under the same Message-ID, rather than never.
 */
export async function sendNotificationMail(
  deps: MailDeps & Pick<Deps, 'jobs' | 'sendMail'>,
  id: string,
): Promise<void> {
  const { db, clock, sendMail } = deps;
  const notified = await readNotified(db, id);
  if (!notified || notified.mailedAt || notified.bundleId) return;
  const mail = await mailAbout(deps, notified, id);
  if (!mail || !(await leaveOrHold(deps, notified))) return;
  await sendMail(mail);
  await db
    .update(notifications)
    .set({ mailedAt: clock() })
    .where(and(eq(notifications.id, id), isNull(notifications.mailedAt)));
}
