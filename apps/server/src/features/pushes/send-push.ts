/** Job that pushes to one device. A session that has ended since took its device with it. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { pushDevices, sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { PermanentFailure } from '../../platform/jobs/failures.ts';
import type { PostOptions } from '../link-previews/post-publicly.ts';
import type { Push } from './jobs.ts';
import { handToPushService, type PushOutcome } from './push-service.ts';

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>;

/** Whether the session that added a device goes on. */
export const hasLivingSession = (now: Date) => and(gt(sessions.expiresAt, now), isNull(sessions.removedFrom));

/**
 * Pushes to a device, and stores the result: the time of the push, or that it is gone. Null for a device that is there
 * no more.
 */
export async function tellDevice(
  deps: SendDeps,
  { deviceId, message, urgency, until }: Push,
  options: PostOptions,
): Promise<{ outcome: PushOutcome; answer: string } | null> {
  const { db, clock } = deps;
  const now = clock();
  const ofDevice = eq(pushDevices.id, deviceId);
  const [device] = await db
    .select({ endpoint: pushDevices.endpoint, p256dh: pushDevices.p256dh, auth: pushDevices.auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(ofDevice, hasLivingSession(now)));
  if (!device) return null;
  const seconds = Math.floor((Date.parse(until) - now.getTime()) / 1000);
  if (seconds <= 0) return null;
  const ended = await handToPushService(deps, device, { message, urgency, seconds }, options);
  // Its address may have been renewed since: only the one that is gone is removed.
  const sameAddress = and(ofDevice, eq(pushDevices.endpoint, device.endpoint));
  if (ended.outcome === 'GONE') await db.delete(pushDevices).where(sameAddress);
  if (ended.outcome === 'TAKEN') await db.update(pushDevices).set({ toldAt: clock() }).where(ofDevice);
  return ended;
}

/** The job: tried again while the push service does not answer, and until the message is of no use. */
export async function sendPush(deps: SendDeps, push: Push, options: PostOptions): Promise<void> {
  const ended = await tellDevice(deps, push, options);
  if (ended?.outcome === 'LATER') throw new Error(`A push service took no message: ${ended.answer}`);
  if (ended?.outcome === 'REFUSED')
    throw new PermanentFailure(`A push service refused a message: ${ended.answer}`);
}
