/** The job that mails a bundle: what is still true and wanted of what it holds, in one mail. */
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { closeBundle } from './bundles.ts';
import { isWorthMailing } from './is-worth-mailing.ts';
import { type Bundled, readBundle, readNotified } from './read-mail-facts.ts';
import { type MailDeps, mailAbout } from './send-notification-mail.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { writeBundleMail } from './write-bundle-mail.ts';

/** Whether the person has looked at it since. What was never for the bell counts as read from its beginning. */
const isSeen = ({ inApp, readAt, createdAt }: Bundled) => inApp && readAt !== null && readAt > createdAt;

const dealOf = ({ status, deadline, payoutState }: Bundled) =>
  status && deadline ? { status, deadline, payoutState } : null;

const isDue = (news: Bundled, now: Date): boolean =>
  news.byMail && !isSeen(news) && isWorthMailing({ ...news, deal: dealOf(news) }, now);

async function mailOf(
  deps: MailDeps,
  { id, userId }: { id: string; userId: string },
  due: readonly Bundled[],
): Promise<Mail | null> {
  const [first, ...others] = due;
  const notified = first && (await readNotified(deps.db, first.id));
  if (!notified) return null;
  // One thing alone is told as always, with all that belongs to it.
  if (others.length === 0) return mailAbout(deps, notified, id);
  return inLocale(localeFrom(notified.language), () =>
    writeBundleMail({
      id,
      role: notified.role,
      email: notified.email,
      firstName: notified.firstName,
      news: due,
      publicUrl: deps.config.publicUrl,
      unsubscribeToken: unsubscribeToken(deps.keys.unsubscribe, userId, null),
    }),
  );
}

const noteSent = (db: Database, bundleId: string, due: readonly Bundled[], mailedAt: Date) =>
  db
    .update(notifications)
    .set({ mailedAt })
    .where(
      and(
        eq(notifications.bundleId, bundleId),
        inArray(
          notifications.id,
          due.map(({ id }) => id),
        ),
      ),
    );

/**
 * Sends it once there is room among the person's mails. As with single mails, a process that dies before the note
 * sends it again under the same Message-ID; what has been read or overtaken meanwhile is no longer in it.
 */
export async function sendBundle(
  deps: MailDeps & Pick<Deps, 'jobs' | 'sendMail'>,
  bundle: { id: string; userId: string },
): Promise<void> {
  const { db, clock, sendMail } = deps;
  if (!(await closeBundle(deps, bundle))) return;
  const held = await readBundle(db, bundle.id);
  // Sent before, and only the end of the job was not noted.
  if (held.some(({ mailedAt }) => mailedAt)) return;
  const due = held.filter((news) => isDue(news, clock()));
  const mail = await mailOf(deps, bundle, due);
  if (!mail) return;
  await sendMail(mail);
  await noteSent(db, bundle.id, due, clock());
}
