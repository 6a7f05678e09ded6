/**
 * Limits how many mails one person gets within a time, over all processes: a mail takes a slot before it is
 * sent, under a lock on its receiver. The windows slide, so that the limit holds for any hour and not only
 * for full hours.
 */
import { AppError } from '@briefcast/contract';
import { dayMs, hourMs } from '@briefcast/contract/kit/days';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { type MailPurpose, mailSlots, users } from '../database/tables/index.ts';
import { withParts } from '../database/with-parts.ts';
import type { Deps } from '../deps.ts';
import { limits } from '../http/limits/table.ts';

interface Bound {
  count: number;
  milliseconds: number;
}

/** Longer than the longest bound, which is a day. */
const slotsKept = 3 * dayMs;

const { mails } = limits;

const boundsOf: Record<MailPurpose, (config: Pick<Config, 'mailsPerHour'>) => readonly Bound[]> = {
  notification: ({ mailsPerHour }) => [{ count: mailsPerHour, milliseconds: hourMs }],
  password_reset: () => mails.passwordReset,
  confirmation: () => mails.toUnprovedAddress,
  new_email: () => mails.toUnprovedAddress,
};

/** The person who gets the mail. */
export interface Receiver {
  email: string;
  isConfirmed: boolean;
}

const receiverById = prepared((tx) =>
  tx
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare('lock_receiver'),
);

/**
 * Locks the receiver until the end of the transaction, so that several mails at once ask for a slot one after
 * another. Undefined once the account is deleted.
 */
export async function lockReceiver(tx: Tx, userId: string): Promise<Receiver | undefined> {
  const [user] = await receiverById(tx).execute({ userId });
  return user && { email: user.email, isConfirmed: user.emailConfirmedAt !== null };
}

export interface SlotWish {
  /** The mail's id. */
  id: string;
  userId: string;
  purpose: MailPurpose;
}

const wished: SQL = sql`select * from json_to_record(${sql.placeholder('wish')}::json) as w(id uuid, "userId" uuid,
  purpose text, now timestamptz, "isTaken" boolean)`;

/**
 * When the last of the limits lets a mail through, with all other mails counted; null if they all do now. A
 * limit of n mails frees up when the n-th last slot leaves its window.
 */
const room: SQL = sql`select max(s.sent_at + b.lasts) as free_at
  from wished w
    cross join (select count, milliseconds * interval '1 millisecond' as lasts
      from json_to_recordset(${sql.placeholder('bounds')}::json) as given(count int, milliseconds int)) b
    cross join lateral (select m.sent_at from mail_slots m
      where m.user_id = w."userId" and m.purpose = w.purpose and m.sent_at > w.now - b.lasts and m.id <> w.id
      order by m.sent_at desc offset b.count - 1 limit 1) s`;

/** A retried mail takes its own slot again. */
const taken: SQL = sql`insert into mail_slots (id, user_id, purpose, sent_at)
  select w.id, w."userId", w.purpose, w.now from wished w, room where w."isTaken" and room.free_at is null
  on conflict (id) do update set sent_at = excluded.sent_at, is_open = false`;

const slotStatement = prepared((tx) =>
  withParts(tx, { wished, room, taken })
    .select({ freeAt: sql<Date | null>`room.free_at`.mapWith(mailSlots.sentAt) })
    .from(sql`room`)
    .prepare('mail_slot'),
);

async function askForSlot(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  wish: SlotWish & { bounds: readonly Bound[]; isTaken: boolean },
): Promise<Date | null> {
  const { bounds, ...wished } = wish;
  const [slot] = await slotStatement(tx).execute({
    wish: JSON.stringify({ ...wished, now: clock() }),
    bounds: JSON.stringify(bounds),
  });
  return slot?.freeAt ?? null;
}

/**
 * When there is room for a mail, with all others counted; null if there is room now. Call it under the
 * receiver's lock.
 */
export const whenFree = (
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  wish: SlotWish,
): Promise<Date | null> =>
  askForSlot(deps, tx, { ...wish, bounds: boundsOf[wish.purpose](deps.config), isTaken: false });

/** Records that a mail is sent now, or again, whatever the limits say. */
export async function writeSlot(deps: Pick<Deps, 'clock'>, tx: Tx, wish: SlotWish): Promise<void> {
  await askForSlot(deps, tx, { ...wish, bounds: [], isTaken: true });
}

/**
 * Takes a slot for a mail that is about to be sent; a retry takes its own again. Returns null, or when there
 * will be room. Call it under the receiver's lock.
 */
export const takeSlot = (
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  wish: SlotWish,
): Promise<Date | null> =>
  askForSlot(deps, tx, { ...wish, bounds: boundsOf[wish.purpose](deps.config), isTaken: true });

/** As `takeSlot`, for a mail that somebody waits for. Throws request.rate_limited while there is no room. */
export async function requireSlot(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  wish: SlotWish,
): Promise<void> {
  const freeAt = await takeSlot(deps, tx, wish);
  if (!freeAt) return;
  const retryAfterSeconds = Math.ceil((freeAt.getTime() - deps.clock().getTime()) / 1000);
  throw new AppError(mails.refusal, { retryAfterSeconds });
}

/** Reserves a slot for a bundle that takes more news until it is sent. Call it under the receiver's lock. */
export async function openBundleSlot(tx: Tx, wish: SlotWish, leavesAt: Date): Promise<void> {
  await tx.insert(mailSlots).values({ ...wish, sentAt: leavesAt, isOpen: true });
}

/** Postpones a bundle. */
export async function putOffSlot(tx: Tx, id: string, leavesAt: Date): Promise<void> {
  await tx.update(mailSlots).set({ sentAt: leavesAt }).where(eq(mailSlots.id, id));
}

/** Removes slots that are older than every limit's window. */
export async function sweepSlots(tx: Tx, now: Date): Promise<void> {
  await tx.delete(mailSlots).where(lt(mailSlots.sentAt, new Date(now.getTime() - slotsKept)));
}
