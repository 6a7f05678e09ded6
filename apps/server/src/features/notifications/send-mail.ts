/** The job that mails one notification. It looks again whether that is still wanted, and still true. */
import type { Role } from '@briefcast/contract';
import { isStillNews } from '@briefcast/contract/rules/notifications';
import { and, eq, isNull } from 'drizzle-orm';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readChoice } from './notify.ts';
import {
  type NotifiedDeal,
  readFeedback,
  readNotified,
  readNotifiedDeal,
  readUnread,
} from './read-letter-facts.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';
import { writeLetter } from './write-letter.ts';

type Notified = NonNullable<Awaited<ReturnType<typeof readNotified>>>;
type Unread = Awaited<ReturnType<typeof readUnread>>;

const nothingUnread: Unread = { count: 0, newest: [] };

/** Whether the mail would still tell something that is so. */
function holds({ kind, isPublished }: Notified, deal: NotifiedDeal | undefined, unread: Unread): boolean {
  if (kind === 'profile.unpublished') return isPublished === false;
  if (!deal || !isStillNews(kind, deal.status)) return false;
  return kind !== 'messages.unread' || unread.count > 0;
}

const unreadOf = (db: Deps['db'], kind: Notified['kind'], dealId: string | null, role: Role) =>
  kind === 'messages.unread' && dealId ? readUnread(db, dealId, role) : nothingUnread;

/**
 * Sends it unless it was sent, is unwanted by now or has been overtaken. Sending comes before the note that it was
 * sent: a process that dies in between sends it again, under the same Message-ID, rather than never.
 */
export async function sendMail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'sendLetter'>,
  id: string,
): Promise<void> {
  const { db, clock, config, keys, sendLetter } = deps;
  const notified = await readNotified(db, id);
  if (!notified || notified.mailedAt) return;
  const { kind, role, userId, dealId, email, firstName } = notified;
  const { byMail } = await readChoice(db, userId, kind);
  const deal = await readNotifiedDeal(db, id);
  const unread = await unreadOf(db, kind, dealId, role);
  if (!byMail || !holds(notified, deal, unread)) return;
  await sendLetter(
    writeLetter({
      id,
      kind,
      role,
      email,
      firstName,
      deal: deal ?? null,
      unread,
      feedback: kind === 'revision.requested' && dealId ? await readFeedback(db, dealId) : [],
      publicUrl: config.publicUrl,
      unsubscribeToken: unsubscribeToken(keys.unsubscribe, userId, kind),
    }),
  );
  await db
    .update(notifications)
    .set({ mailedAt: clock() })
    .where(and(eq(notifications.id, id), isNull(notifications.mailedAt)));
}
