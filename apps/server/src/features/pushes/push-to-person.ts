/** Pushes to every device of a person, each by a job of its own: one that is not reached delays no other. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { pushDevices, sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Push, sendPushJob } from './jobs.ts';
import { hasLivingSession } from './send-push.ts';

/**
 * Adds the jobs, in the transaction that notes the push. `countNeeds` counts what needs the person in the organisation
 * that the session of a device works for.
 */
export async function pushToPerson(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  userId: string,
  { message, ...push }: Omit<Push, 'deviceId'>,
  countNeeds: (tx: Tx, brandId: string | null) => Promise<number>,
): Promise<void> {
  const devices = await tx
    .select({ deviceId: pushDevices.id, brandId: sessions.brandId })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), hasLivingSession(clock())));
  const needs = new Map<string | null, number>();
  for (const { brandId } of devices)
    if (!needs.has(brandId)) needs.set(brandId, await countNeeds(tx, brandId));
  await jobs.enqueueAll(
    tx,
    sendPushJob,
    devices.map(({ deviceId, brandId }) => ({
      ...push,
      deviceId,
      message: { ...message, needs: needs.get(brandId) },
    })),
  );
}
