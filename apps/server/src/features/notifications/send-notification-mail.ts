/** The job that mails one notification. It checks again whether that is still wanted and still true. */
import { newsRow } from '@briefcast/contract/notifications/news';
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/prepared.ts';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { leaveOrHold } from './bundles.ts';
import { readDecision, readFeedback, readLetter, readNotified, readTasks } from './read-mail-facts.ts';
import { type Notified, readNotifiedState } from './read-notified-state.ts';
import { readOwnAmount } from './read-own-amount.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { type MailInput, writeMail } from './write-mail.ts';

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>;

/** The mail about one notification, in its receiver's language; null if it is no longer wanted or was superseded. */
export async function mailAbout(
  { db, clock, config, keys }: MailDeps,
  notified: Notified,
  mailId: string,
): Promise<Mail | null> {
  const { kind, role, userId, dealId, email, language, firstName, byMail } = notified;
  if (!byMail || newsRow(kind).action === null) return null;
  const state = await readNotifiedState(db, notified, clock());
  if (!state) return null;
  const { deal, unread, casting } = state;
  const isSentBack = kind === 'revision.requested' && dealId !== null;
  const tasks = isSentBack ? await readTasks(db, dealId) : [];
  const input: MailInput = {
    id: mailId,
    kind,
    role,
    email,
    firstName,
    deal,
    casting,
    unread,
    ownAmount: newsRow(kind).amount === 'OWN' ? await readOwnAmount(db, notified.id) : null,
    feedback: isSentBack ? await readFeedback(db, dealId) : [],
    tasks,
    pausedUntil: notified.subscriptionPausedUntil,
    letter: kind === 'profile.sent_back' ? await readLetter(db, userId) : null,
    decision: kind === 'dispute.decided' && dealId ? await readDecision(db, dealId) : null,
    place: unread.place ?? tasks[0] ?? null,
    publicUrl: config.publicUrl,
    unsubscribeToken: unsubscribeToken(keys.unsubscribe, userId, kind),
  };
  return inLocale(localeFrom(language), () => writeMail(input));
}

const noteMailed = prepared((db: Deps['db']) =>
  db
    .update(notifications)
    .set({ mailedAt: sql`${sql.placeholder('mailedAt')}::timestamptz` })
    .where(and(eq(notifications.id, sql.placeholder('id')), isNull(notifications.mailedAt)))
    .prepare('note_mailed'),
);

/**
 * Sends it unless it was sent, is no longer wanted or was superseded; unless the e-mail is unconfirmed; and
 * unless the person's hourly limit is reached: then it goes into a bundle. It is sent before that is
 * recorded: a process that dies in between sends it again, with the same Message-ID, rather than never.
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
  await noteMailed(db).execute({ id, mailedAt: clock().toISOString() });
}
