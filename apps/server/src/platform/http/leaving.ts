/**
 * The time between being told to stop and stopping: every request is still served, but `/api/ready` says no and
 * connections are not kept, so that a proxy in front sends nobody new and nothing is cut off at the end.
 */
import type { FastifyInstance } from 'fastify';

const leaving = new WeakSet<FastifyInstance>();

/** From now on the app asks to be left alone. */
export const beginLeaving = (app: FastifyInstance): unknown => leaving.add(app);

/** Whether the app is about to stop. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app);

/** Makes the app let go of the connections over which it still answers while it is leaving. */
export function letConnectionsGo(app: FastifyInstance): void {
  // With the answer: a request may have come before there was a reason to leave.
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving(app)) reply.header('connection', 'close');
  });
}
