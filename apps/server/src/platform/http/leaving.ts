/**
 * The time between being told to stop and stopping: every request is still served, but `/api/ready` says no and
 * connections are not kept, so that a proxy in front sends nobody new and nothing is cut off at the end. And the end
 * itself, which waits for what is asked, and for nothing else.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often a stopping app looks for connections that came at the last moment. */
const lookEveryMilliseconds = 500;

const leaving = new WeakSet<FastifyInstance>();

/** From now on the app asks to be left alone. */
export const beginLeaving = (app: FastifyInstance): unknown => leaving.add(app);

/** Whether the app is about to stop. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app);

/** Makes the app let go of the connections over which it still answers while it is leaving. */
export function letConnectionsGo(app: FastifyInstance): void {
  // With the answer: a request may have come before there was a reason to leave.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving(app)) reply.header('connection', 'close');
    done();
  });
}

/**
 * Makes a stopping app end the connections over which nothing was ever asked. Browsers and fetch open some ahead of
 * need; Node counts them as busy, and the end would wait for as long as the client keeps them.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const endSilent = () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    endSilent();
    const timer = setInterval(endSilent, lookEveryMilliseconds);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
