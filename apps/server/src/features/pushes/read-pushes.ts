/** A person's view of their devices. */
import type { PushState } from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { pushDevices, sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { deviceOf } from '../accounts/own-sessions.ts';
import { readChoices } from './choices.ts';
import { hasLivingSession } from './send-push.ts';

/** The devices of sessions that go on, with the choices and the key to subscribe with. */
export async function readPushes(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  { userId, sessionId }: UserActor,
): Promise<PushState> {
  const isCurrent = sql<boolean>`${pushDevices.sessionId} = ${sessionId}::uuid`;
  const rows = await db
    .select({
      id: pushDevices.id,
      isCurrent,
      userAgent: sessions.device,
      isInstalled: pushDevices.isInstalled,
      createdAt: pushDevices.createdAt,
      toldAt: pushDevices.toldAt,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), hasLivingSession(clock())))
    .orderBy(desc(isCurrent), desc(pushDevices.id));
  const devices = rows.map(({ userAgent, createdAt, toldAt, ...device }) => ({
    ...device,
    device: deviceOf(userAgent),
    addedAt: createdAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
  }));
  return { serverKey: keys.push.publicKey, devices, ...(await readChoices(db, userId)) };
}
