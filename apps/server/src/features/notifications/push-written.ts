/**
 * The job that tells a person's devices of messages and comments while they have no page open, some seconds after they were
 * written (rules/pushes#what). The mail about the same comes later, by the watch (watch-messages.ts).
 */
import { type NotificationKind, quietUntil, type Role } from '@briefcast/contract';
import { newsRow } from '@briefcast/contract/notifications/news';
import { deliveryOf } from '@briefcast/contract/pushes/urgency';
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  creators,
  dealReads,
  deals,
  messageWatches,
  notificationSettings,
  presence,
  users,
} from '../../platform/database/tables/index.ts';
import { seenEveryMilliseconds } from '../../platform/seen-every.ts';
import { readRole } from '../brands/members.ts';
import { readChoices } from '../pushes/choices.ts';
import { pushToPerson } from '../pushes/push-to-person.ts';
import { type PushWritten, pushWrittenJob } from './jobs.ts';
import { needsOnDevice } from './needs-of-receiver.ts';
import { type PushDeps, topicOf } from './push-news.ts';
import { readUnread, readUnreadComments } from './read-mail-facts.ts';
import { otherPartyOf } from './read-notifications.ts';
import { type UnreadSpan, unreadCommentsSpan, unreadMessagesSpan } from './unread-span.ts';
import { awayMilliseconds } from './watch-messages.ts';
import { writePush } from './write-push.ts';

/**
 * Interval in which an open page is noted, so somebody not noted for longer has none open; with some seconds for the
 * note itself.
 */
const presentMilliseconds = seenEveryMilliseconds + 5000;

type WrittenKind = Extract<NotificationKind, 'messages.unread' | 'comments.unread'>;

/** The deal and the person's side of it; null for somebody who is no party of it any more. */
async function readDeal(db: Reader, { dealId, userId }: PushWritten) {
  const [parties] = await db
    .select({ brandId: deals.brandId, creatorId: deals.creatorId })
    .from(deals)
    .where(eq(deals.id, dealId));
  if (!parties) return null;
  const role: Role = parties.creatorId === userId ? 'CREATOR' : 'BRAND';
  const { brandId } = parties;
  if (role === 'BRAND' && !(brandId && (await readRole(db, { brandId, userId })))) return null;
  const [deal] = await db
    .select({
      id: deals.id,
      title: deals.title,
      deadline: deals.deadline,
      otherParty: otherPartyOf(sql`${role}::text`),
    })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(eq(deals.id, dealId));
  return deal ? { deal, role } : null;
}

/** Reads the time of the last note of the person's open page, and their read mark. */
async function readPerson(db: Reader, { dealId, userId }: PushWritten) {
  const [person] = await db
    .select({ language: users.language, seenAt: presence.seenAt, read: dealReads.lastMessageSeq })
    .from(users)
    .leftJoin(presence, eq(presence.userId, users.id))
    .leftJoin(dealReads, and(eq(dealReads.userId, users.id), eq(dealReads.dealId, dealId)))
    .where(eq(users.id, userId));
  return person;
}

const wantsPush = async (db: Reader, userId: string, kind: WrittenKind): Promise<boolean> => {
  const [setting] = await db
    .select({ byPush: notificationSettings.byPush })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  return setting?.byPush ?? false;
};

/** Pushes what of a deal waits unread for a person and was not pushed, or looks again once they may have left. */
export async function pushWritten(deps: PushDeps, of: PushWritten): Promise<void> {
  const { db, jobs, clock } = deps;
  const person = await readPerson(db, of);
  const found = person && (await readDeal(db, of));
  if (!person || !found) return;
  const { role } = found;
  const spans: [WrittenKind, UnreadSpan | null][] = [
    ['messages.unread', await unreadMessagesSpan(db, of.dealId, { role, read: person.read ?? 0 })],
    ['comments.unread', await unreadCommentsSpan(db, of.dealId, { userId: of.userId, role })],
  ];
  const now = clock();
  for (const [kind, span] of spans) {
    if (!span) continue;
    const leftAt = new Date((person.seenAt?.getTime() ?? 0) + presentMilliseconds);
    if (leftAt <= now)
      await push(deps, { ...of, ...found, kind, newest: span.newest, language: person.language });
    // People who stay see it on the screen; after a quarter of an hour the watch decides.
    else if (leftAt.getTime() < span.newest.getTime() + awayMilliseconds) {
      await jobs.enqueue(db, pushWrittenJob, of, leftAt);
      return;
    }
  }
}

type Written = PushWritten &
  NonNullable<Awaited<ReturnType<typeof readDeal>>> & {
    kind: WrittenKind;
    newest: Date;
    language: string | null;
  };

/** Pushes unread texts of one kind. In quiet hours it pushes nothing: the watch keeps it for their end. */
async function push(deps: PushDeps, written: Written): Promise<void> {
  const { db, clock } = deps;
  const { userId, dealId, role, deal, kind, newest } = written;
  const delivery = deliveryOf(newsRow(kind));
  if (!delivery || !(await wantsPush(db, userId, kind))) return;
  const now = clock();
  const { quietHours, showsNames } = await readChoices(db, userId);
  if (quietUntil(now, quietHours)) return;
  const unread =
    kind === 'messages.unread'
      ? { ...(await readUnread(db, dealId, { userId, role })), place: null }
      : await readUnreadComments(db, dealId, { userId, role });
  const language = localeFrom(written.language);
  const words = inLocale(language, () =>
    writePush({ kind, role, state: { deal, casting: null, unread }, showsNames }),
  );
  const message = {
    ...words,
    topic: topicOf(kind, dealId, null),
    language,
  };
  const until = new Date(now.getTime() + delivery.seconds * 1000).toISOString();
  await db.transaction(async (tx) => {
    // Only one of several jobs about the same messages pushes.
    const noted = await tx
      .update(messageWatches)
      .set(kind === 'messages.unread' ? { messagesPushedAt: now } : { commentsPushedAt: now })
      .where(
        and(
          eq(messageWatches.dealId, dealId),
          eq(messageWatches.userId, userId),
          isOlder(
            kind === 'messages.unread' ? messageWatches.messagesPushedAt : messageWatches.commentsPushedAt,
            newest,
          ),
        ),
      )
      .returning({ dealId: messageWatches.dealId });
    if (noted.length === 0) return;
    const request = { message, urgency: delivery.urgency, until };
    await pushToPerson(deps, tx, userId, request, needsOnDevice(deps, { userId, role }));
  });
}

type PushedAt = typeof messageWatches.messagesPushedAt | typeof messageWatches.commentsPushedAt;
const isOlder = (pushedAt: PushedAt, newest: Date) => or(isNull(pushedAt), lt(pushedAt, newest));
