/**
 * How many mails one person gets within a time, over all processes: a mail takes a slot before it leaves, under a
 * lock on its receiver. Windows slide, so that the bound holds for any hour and not only for those of the clock.
 */
import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import { type MailPurpose, mailSlots, users } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';

interface Bound {
  count: number;
  milliseconds: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Longer than the longest bound, which is a day. */
const slotsKept = 3 * day;

/** Whoever reads these mails may be a stranger. */
const toUnprovedAddress: Bound[] = [
  { count: 1, milliseconds: minute },
  { count: 3, milliseconds: hour },
  { count: 5, milliseconds: day },
];

const boundsOf: Record<MailPurpose, (config: Pick<Config, 'mailsPerHour'>) => Bound[]> = {
  notification: ({ mailsPerHour }) => [{ count: mailsPerHour, milliseconds: hour }],
  password_reset: () => [{ count: 3, milliseconds: hour }],
  // What was sent at sign-up counts.
  confirmation: () => toUnprovedAddress,
  new_email: () => toUnprovedAddress,
};

/** Whoever is written to. */
export interface Receiver {
  email: string;
  isConfirmed: boolean;
}

/**
 * Locks the receiver until the end of the transaction: of several mails at once, one after the other asks for a
 * slot. Undefined once the account is gone.
 */
export async function lockReceiver(tx: Tx, userId: string): Promise<Receiver | undefined> {
  const [user] = await tx
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return user && { email: user.email, isConfirmed: user.emailConfirmedAt !== null };
}

export interface SlotWish {
  /** The mail's. */
  id: string;
  userId: string;
  purpose: MailPurpose;
}

/** When there is room for a mail, beside all others; null when there is room now. Ask under the receiver's lock. */
export async function whenFree(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { id, userId, purpose }: SlotWish,
): Promise<Date | null> {
  const now = clock().getTime();
  let free = now;
  for (const { count, milliseconds } of boundsOf[purpose](config)) {
    const [last] = await tx
      .select({ sentAt: mailSlots.sentAt })
      .from(mailSlots)
      .where(
        and(
          eq(mailSlots.userId, userId),
          eq(mailSlots.purpose, purpose),
          gt(mailSlots.sentAt, new Date(now - milliseconds)),
          ne(mailSlots.id, id),
        ),
      )
      .orderBy(desc(mailSlots.sentAt))
      .offset(count - 1)
      .limit(1);
    if (last) free = Math.max(free, last.sentAt.getTime() + milliseconds);
  }
  return free > now ? new Date(free) : null;
}

/** Writes that a mail leaves now, or again. */
export async function writeSlot({ clock }: Pick<Deps, 'clock'>, tx: Tx, wish: SlotWish): Promise<void> {
  const sentAt = clock();
  await tx
    .insert(mailSlots)
    .values({ ...wish, sentAt })
    .onConflictDoUpdate({ target: mailSlots.id, set: { sentAt, isOpen: false } });
}

/**
 * Takes a slot for a mail that is about to leave; one that is tried again takes its own anew. Returns null, or when
 * there will be room. Call it under the receiver's lock.
 */
export async function takeSlot(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  wish: SlotWish,
): Promise<Date | null> {
  const freeAt = await whenFree(deps, tx, wish);
  if (!freeAt) await writeSlot(deps, tx, wish);
  return freeAt;
}

/** Keeps a place for a bundle that takes more until it leaves. Call it under the receiver's lock. */
export async function openBundleSlot(tx: Tx, wish: SlotWish, leavesAt: Date): Promise<void> {
  await tx.insert(mailSlots).values({ ...wish, sentAt: leavesAt, isOpen: true });
}

/** A bundle leaves later than it was to. */
export async function putOffSlot(tx: Tx, id: string, leavesAt: Date): Promise<void> {
  await tx.update(mailSlots).set({ sentAt: leavesAt }).where(eq(mailSlots.id, id));
}

/** Removes slots that no bound looks at any more. */
export async function sweepSlots(tx: Tx, now: Date): Promise<void> {
  await tx.delete(mailSlots).where(lt(mailSlots.sentAt, new Date(now.getTime() - slotsKept)));
}
