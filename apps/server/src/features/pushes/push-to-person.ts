/** Pushes to every device of a person, each by a job of its own: one that is not reached delays no other. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { pushDevices, sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Push, sendPushJob } from './jobs.ts';
import { hasLivingSession } from './send-push.ts';

/** Adds the jobs, in the transaction that notes the push. */
export async function pushToPerson(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  userId: string,
  push: Omit<Push, 'deviceId'>,
): Promise<void> {
  const devices = await tx
    .select({ deviceId: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), hasLivingSession(clock())));
  await jobs.enqueueAll(
    tx,
    sendPushJob,
    devices.map((device) => ({ ...push, ...device })),
  );
}
