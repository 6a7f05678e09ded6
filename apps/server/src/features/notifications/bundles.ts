/**
 * Mails beyond a person's hourly limit: their news is collected, and sent together in one mail as soon as the
 * limit allows. The mail takes its slot among the person's mails from the start.
 */

import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { mailSlots, notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  lockReceiver,
  openBundleSlot,
  putOffSlot,
  takeSlot,
  whenFree,
} from '../../platform/mail/mail-slots.ts';
import { sendBundleJob } from './jobs.ts';

export type BundleDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'clock'>;

const purpose = 'notification';

/** Adds news to the person's open bundle, or to a new one that may be sent at this time. */
async function hold({ jobs }: BundleDeps, tx: Tx, userId: string, which: SQL | undefined, leavesAt: Date) {
  const [open] = await tx
    .select({ id: mailSlots.id })
    .from(mailSlots)
    .where(and(eq(mailSlots.userId, userId), eq(mailSlots.purpose, purpose), eq(mailSlots.isOpen, true)));
  const id = open?.id ?? uuidv7();
  const held = await tx
    .update(notifications)
    .set({ bundleId: id })
    .where(and(eq(notifications.userId, userId), isNull(notifications.bundleId), which))
    .returning({ id: notifications.id });
  if (open || held.length === 0) return;
  await openBundleSlot(tx, { id, userId, purpose }, leavesAt);
  await jobs.enqueue(tx, sendBundleJob, { id, userId }, leavesAt);
}

const bundleOf = prepared((db) =>
  db
    .select({ bundleId: notifications.bundleId })
    .from(notifications)
    .where(eq(notifications.id, sql.placeholder('id')))
    .prepare('bundle_of_notification'),
);

/**
 * Whether the mail of a notification may be sent now, within the person's hourly limit; otherwise it is added
 * to the bundle. For an unconfirmed e-mail nothing is sent or collected.
 */
export function leaveOrHold(
  deps: BundleDeps,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const receiver = await lockReceiver(tx, userId);
    if (!receiver?.isConfirmed) return false;
    const [notified] = await bundleOf(tx).execute({ id });
    if (!notified || notified.bundleId) return false;
    const freeAt = await takeSlot(deps, tx, { id, userId, purpose });
    const itself = eq(notifications.id, id);
    if (freeAt) await hold(deps, tx, userId, itself, freeAt);
    return freeAt === null;
  });
}

/**
 * Whether a bundle may be sent now; from then on it is closed. If the hour's limit is used up, because the
 * bundle is late, its job runs again when there is room.
 */
export function closeBundle(
  deps: BundleDeps,
  { id, userId }: { id: string; userId: string },
): Promise<{ email: string } | null> {
  return deps.db.transaction(async (tx) => {
    const receiver = await lockReceiver(tx, userId);
    if (!receiver) return null;
    const freeAt = await takeSlot(deps, tx, { id, userId, purpose });
    if (!freeAt) return receiver;
    await putOffSlot(tx, id, freeAt);
    await deps.jobs.enqueue(tx, sendBundleJob, { id, userId }, freeAt);
    return null;
  });
}

/** The job after an e-mail was confirmed: unread news that was never mailed becomes one mail. */
export async function catchUp(deps: BundleDeps, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockReceiver(tx, userId))?.isConfirmed) return;
    const freeAt = await whenFree(deps, tx, { id: uuidv7(), userId, purpose });
    const isLeavingAlone = tx
      .select({ one: sql`1` })
      .from(mailSlots)
      .where(eq(mailSlots.id, notifications.id));
    const unmailed = and(
      isNull(notifications.readAt),
      isNull(notifications.mailedAt),
      notExists(isLeavingAlone),
    );
    await hold(deps, tx, userId, unmailed, freeAt ?? deps.clock());
  });
}
