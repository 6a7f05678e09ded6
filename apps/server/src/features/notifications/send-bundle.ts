/** The job that mails a bundle: what needs the person, and the news in it that is still true and wanted, in one mail. */
import { isStillNews } from '@briefcast/contract/notifications/news';
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';
import { readNeeds } from '../needs/read-needs.ts';
import { closeBundle } from './bundles.ts';
import { readNextActor } from './needs-of-receiver.ts';
import { type Bundled, readBundle } from './read-bundle.ts';
import { readNotified } from './read-mail-facts.ts';
import { isSeen } from './read-notified-state.ts';
import { type MailDeps, mailAbout } from './send-notification-mail.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { writeBundleMail } from './write-bundle-mail.ts';

const dealOf = ({ status, deadline, payoutState }: Bundled) =>
  status && deadline ? { status, deadline, payoutState } : null;

const isDue = (news: Bundled, now: Date): boolean =>
  news.byMail && !isSeen(news) && isStillNews({ ...news, deal: dealOf(news) }, now);

async function mailOf(
  deps: MailDeps,
  { id, userId }: { id: string; userId: string },
  due: readonly Bundled[],
): Promise<Mail | null> {
  const [first, ...others] = due;
  const notified = first && (await readNotified(deps.db, first.id));
  if (!notified) return null;
  // A single notification is mailed as usual, with all its details.
  if (others.length === 0) return mailAbout(deps, notified, id);
  const reader = await readNextActor(deps.db, { userId, role: notified.role });
  const { needs, total } = await readNeeds(deps, reader);
  return inLocale(localeFrom(notified.language), () =>
    writeBundleMail({
      id,
      role: notified.role,
      email: notified.email,
      firstName: notified.firstName,
      news: due,
      queue: { brandId: reader.brandId, needs, total },
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
 * Sends it once the person's limit allows. As with single mails, if a process dies before recording it, the mail is
 * sent again with the same Message-ID; notifications read or superseded since are left out.
 */
export async function sendBundle(
  deps: MailDeps & Pick<Deps, 'jobs' | 'sendMail'>,
  bundle: { id: string; userId: string },
): Promise<void> {
  const { db, clock, sendMail } = deps;
  if (!(await closeBundle(deps, bundle))) return;
  const held = await readBundle(db, bundle.id);
  // Sent before, but the end of the job was not recorded.
  if (held.some(({ mailedAt }) => mailedAt)) return;
  const due = held.filter((news) => isDue(news, clock()));
  const mail = await mailOf(deps, bundle, due);
  if (!mail) return;
  await sendMail(mail);
  await noteSent(db, bundle.id, due, clock());
}
