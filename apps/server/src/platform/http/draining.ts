/**
 * The time between being told to stop and stopping: every request is still served, but `/api/ready` answers
 * no and connections are not kept alive, so that a proxy in front sends no new requests and none is cut off
 * at the end. Then the shutdown, which waits only for requests in flight.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often a stopping app checks for connections that were opened at the last moment. */
const lookEveryMilliseconds = 500;

const draining = new WeakSet<FastifyInstance>();

/** Marks the app as about to stop. */
export const beginDraining = (app: FastifyInstance): unknown => draining.add(app);

/** Whether the app is about to stop. */
export const isDraining = (app: FastifyInstance): boolean => draining.has(app);

/** Makes the app close each connection with its next answer while it is draining. */
export function letConnectionsGo(app: FastifyInstance): void {
  // Decided with the answer, because the request may have arrived before draining began.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining(app)) reply.header('connection', 'close');
    done();
  });
}

/**
 * Makes a stopping app close the connections over which no request was ever sent. Browsers and fetch open
 * some in advance; Node counts them as busy, and the shutdown would wait for as long as the client keeps
 * them.
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
