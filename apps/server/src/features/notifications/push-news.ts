/** The job that tells a person's devices of one notification: at once, after their quiet hours, or not at all (rules/pushes). */
import { createHash } from 'node:crypto';
import { quietUntil } from '@briefcast/contract';
import { newsRow } from '@briefcast/contract/notifications/news';
import { deliveryOf } from '@briefcast/contract/pushes/urgency';
import { localeFrom } from '@briefcast/i18n/locales';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readChoices } from '../pushes/choices.ts';
import { pushToPerson } from '../pushes/push-to-person.ts';
import { needsOnDevice } from './needs-of-receiver.ts';
import { readNotified } from './read-mail-facts.ts';
import { isSeen, type Notified, type NotifiedState, readNotifiedState } from './read-notified-state.ts';
import { writePush, writePushSummary } from './write-push.ts';

export type PushDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>;

interface Due {
  notified: Notified;
  state: NotifiedState;
}

/** Reads the push of a notification; null if it was pushed or seen, or is no longer wanted or true. */
async function readDue({ db, clock }: PushDeps, id: string): Promise<Due | null> {
  const notified = await readNotified(db, id);
  if (!notified?.byPush || notified.pushedAt || isSeen(notified)) return null;
  const state = await readNotifiedState(db, notified, clock());
  return state && { notified, state };
}

/**
 * Replaces a push of the same topic that is still on its way; a push service takes 32 characters (RFC 8030, section
 * 5.4).
 */
export const topicOf = (...about: (string | null)[]): string =>
  createHash('sha256').update(about.join('\n')).digest('base64url').slice(0, 32);

/** Notes that these were pushed; returns how many were not yet. */
async function notePushed(tx: Tx, ids: readonly string[], pushedAt: Date): Promise<number> {
  const noted = await tx
    .update(notifications)
    .set({ pushedAt })
    .where(and(inArray(notifications.id, [...ids]), isNull(notifications.pushedAt)))
    .returning({ id: notifications.id });
  return noted.length;
}

async function push(deps: PushDeps, due: readonly [Due, ...Due[]]): Promise<void> {
  const { db, clock } = deps;
  const [{ notified, state }] = due;
  const { userId, role, kind, dealId, castingId } = notified;
  const { showsNames } = await readChoices(db, userId);
  const language = localeFrom(notified.language);
  const isOne = due.length === 1;
  const words = inLocale(language, () =>
    isOne
      ? writePush({ kind, role, state, showsNames })
      : writePushSummary(
          role,
          due.map((one) => one.notified.kind),
        ),
  );
  const topic = isOne ? topicOf(kind, dealId, castingId) : topicOf('summary');
  const delivery = deliveryOf(newsRow(kind));
  if (!delivery) return;
  const now = clock();
  const until = new Date(now.getTime() + delivery.seconds * 1000).toISOString();
  const request = { message: { ...words, topic, language }, urgency: delivery.urgency, until };
  const ids = due.map((one) => one.notified.id);
  await db.transaction(async (tx) => {
    if ((await notePushed(tx, ids, now)) > 0)
      await pushToPerson(deps, tx, userId, request, needsOnDevice(deps, notified));
  });
}

/** Pushes it, or keeps it until the person's quiet hours are over. */
export async function pushNews(deps: PushDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const due = await readDue(deps, id);
  if (!due) return;
  const { quietHours } = await readChoices(db, due.notified.userId);
  const pushHeldUntil = quietUntil(clock(), quietHours);
  if (!pushHeldUntil) return push(deps, [due]);
  await db.update(notifications).set({ pushHeldUntil }).where(eq(notifications.id, id));
}

/** Pushes what was kept for a person: what is still so and unseen, in one message. */
export async function pushKept(deps: PushDeps, ids: readonly string[]): Promise<void> {
  const due: Due[] = [];
  for (const id of ids) {
    const one = await readDue(deps, id);
    if (one) due.push(one);
  }
  const [first, ...others] = due;
  if (first) await push(deps, [first, ...others]);
}
