/** A person's devices: added by the browser that gets the pushes, one for each session (rules/pushes#devices). */
import { AppError, mostDevices, type NewPushDevice, type RenewedPushDevice } from '@briefcast/contract';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { holdUsers } from '../../platform/database/lock-order.ts';
import { pushDevices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { mayPostTo, type PostOptions } from '../link-previews/post-publicly.ts';
import { keepTimeZone } from './choices.ts';

function requirePushService(endpoint: string, options: PostOptions): void {
  if (!mayPostTo(endpoint, options)) throw new AppError('push.service_refused');
}

async function removeOldest(tx: Tx, userId: string): Promise<void> {
  const beyond = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.id))
    .offset(mostDevices);
  const ids = beyond.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, ids));
}

/**
 * Registers this device for this person from now on, and for nobody else who used it before. Throws
 * push.service_refused for an address that must not be called, and auth.session_expired.
 */
export async function addDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: UserActor,
  { subscription: { endpoint, keys }, isInstalled, timeZone }: NewPushDevice,
  options: PostOptions,
): Promise<void> {
  requirePushService(endpoint, options);
  await db.transaction(async (tx) => {
    if (!(await holdUsers(tx, [userId])).has(userId)) throw new AppError('auth.session_expired');
    const [known] = await tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint)));
    if (known)
      await tx
        .update(pushDevices)
        .set({ ...keys, isInstalled })
        .where(eq(pushDevices.id, known.id));
    else {
      const before = or(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint));
      await tx.delete(pushDevices).where(before);
      const device = { userId, sessionId, endpoint, ...keys, isInstalled, createdAt: clock() };
      await tx.insert(pushDevices).values(device);
      await removeOldest(tx, userId);
    }
    await keepTimeZone(tx, userId, timeZone);
  });
}

/**
 * Moves a device to the new address that its push service gave it. Nothing happens for an old one that is unknown, or whose
 * secret is another. Throws push.service_refused.
 */
export async function renewDevice(
  { db }: Pick<Deps, 'db'>,
  { old, subscription: { endpoint, keys } }: RenewedPushDevice,
  options: PostOptions,
): Promise<void> {
  requirePushService(endpoint, options);
  const isOld = and(eq(pushDevices.endpoint, old.endpoint), eq(pushDevices.auth, old.auth));
  await db.transaction(async (tx) => {
    const [device] = await tx.select({ id: pushDevices.id }).from(pushDevices).where(isOld).for('update');
    if (!device) return;
    if (endpoint !== old.endpoint) await tx.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
    await tx
      .update(pushDevices)
      .set({ endpoint, ...keys })
      .where(eq(pushDevices.id, device.id));
  });
}

/** Throws push.device_not_found, also for another person's. */
export async function removeDevice({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  const removed = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  if (removed.length === 0) throw new AppError('push.device_not_found');
}
