/** Small real proxies: one that cuts lines, and one that shares requests out as a balancer does. */
import { once } from 'node:events';
import { Agent, createServer as createHttpServer, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const host = '127.0.0.1';
const checkMilliseconds = 50;

/** Passes bytes on to an origin until a test cuts it, or lets open connections hang. */
export async function cuttingProxy(origin: string) {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, host);
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    cut,
    /** Passes nothing more on over the lines that are open now, and tells nobody; later ones are passed on. */
    hang() {
      for (const socket of open) socket.unpipe().pause();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Sends each request to the next origin that says it is ready, over kept connections. A request that fails is
 * answered with 502: the balancer repeats nothing.
 */
export async function balancer() {
  const origins = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function check(origin: string) {
    const isReady = await fetch(`${origin}/api/ready`, { headers: { connection: 'close' } }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (origins.has(origin)) origins.set(origin, isReady);
  }
  const timer = setInterval(() => {
    for (const origin of origins.keys()) void check(origin);
  }, checkMilliseconds);

  const server = createHttpServer((near, answer) => {
    const ready = [...origins].filter(([, isReady]) => isReady).map(([origin]) => origin);
    turn += 1;
    const origin = ready[turn % ready.length];
    const fail = () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end('{}');
    };
    if (!origin) return fail();
    const far = request(`${origin}${near.url}`, { method: near.method, headers: near.headers, agent });
    far.on('error', fail);
    far.on('response', (reply) => {
      const { connection: _, ...headers } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, headers);
      reply.pipe(answer);
      reply.on('error', fail);
    });
    answer.on('close', () => far.destroy());
    near.pipe(far);
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    async add(origin: string) {
      origins.set(origin, false);
      await check(origin);
    },
    remove: (origin: string) => origins.delete(origin),
    isReady: (origin: string) => origins.get(origin) === true,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
