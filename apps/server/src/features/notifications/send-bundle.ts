/** The job that mails a bundle: what is still true and wanted of what it holds, in one letter. */
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Letter } from '../../platform/mail/letter-content.ts';
import { closeBundle } from './bundles.ts';
import { isWorthMailing } from './is-worth-mailing.ts';
import { type Bundled, readBundle, readNotified } from './read-letter-facts.ts';
import { type LetterDeps, letterAbout } from './send-mail.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { writeBundleLetter } from './write-bundle-letter.ts';

/** Whether the person has looked at it since. What was never for the bell counts as read from its beginning. */
const isSeen = ({ inApp, readAt, createdAt }: Bundled) => inApp && readAt !== null && readAt > createdAt;

const dealOf = ({ status, deadline }: Bundled) => (status && deadline ? { status, deadline } : null);

const isDue = (news: Bundled, now: Date): boolean =>
  news.byMail && !isSeen(news) && isWorthMailing({ ...news, deal: dealOf(news) }, now);

async function letterOf(
  deps: LetterDeps,
  { id, userId }: { id: string; userId: string },
  due: readonly Bundled[],
): Promise<Letter | null> {
  const [first, ...others] = due;
  const notified = first && (await readNotified(deps.db, first.id));
  if (!notified) return null;
  // One thing alone is told as always, with all that belongs to it.
  if (others.length === 0) return letterAbout(deps, notified, id);
  return inLocale(localeFrom(notified.language), () =>
    writeBundleLetter({
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
  deps: LetterDeps & Pick<Deps, 'jobs' | 'sendLetter'>,
  bundle: { id: string; userId: string },
): Promise<void> {
  const { db, clock, sendLetter } = deps;
  if (!(await closeBundle(deps, bundle))) return;
  const held = await readBundle(db, bundle.id);
  // Sent before, and only the end of the job was not noted.
  if (held.some(({ mailedAt }) => mailedAt)) return;
  const due = held.filter((news) => isDue(news, clock()));
  const letter = await letterOf(deps, bundle, due);
  if (!letter) return;
  await sendLetter(letter);
  await noteSent(db, bundle.id, due, clock());
}
