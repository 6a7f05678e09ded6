import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerErrors } from './error-handler.ts';
import { createConcurrencyLimiter } from './limits/limit-concurrency.ts';
import { readySender } from './ready-answer.ts';

const piece = Buffer.alloc(256 * 1024, 'x');
/** More than fits into the buffers of a connection that nobody reads. */
const pieceCount = 256;
const answer = {
  etag: 'W/"large"',
  length: piece.length * pieceCount,
  *pieces() {
    for (let n = 0; n < pieceCount; n++) yield piece;
  },
  packed: null,
};
const limits = { atOnce: 1, atOncePerKey: 1, waiting: 1, waitingPerKey: 1, waitMilliseconds: 60_000 };

let close = async (): Promise<unknown> => undefined;
afterEach(() => close());

/** A server that sends the large answer, to one reader at a time. */
async function largeServer(patience: { windowMilliseconds: number; mostMilliseconds: number }) {
  const app = Fastify();
  answerErrors(app);
  const send = readySender({
    limiter: createConcurrencyLimiter(limits),
    patience: { leastBytes: 1, ...patience },
  });
  app.get('/', (request, reply) => send(request, reply, answer));
  await app.listen({ host: '127.0.0.1', port: 0 });
  close = () => app.close();
  const { port } = app.server.address() as AddressInfo;
  /** A client that sends a request and reads nothing. */
  async function ask() {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    return socket;
  }
  return { ask, url: `http://127.0.0.1:${port}/` };
}

test('a reader who takes nothing loses their turn to whoever waits', async () => {
  const { ask, url } = await largeServer({ windowMilliseconds: 250, mostMilliseconds: 60_000 });
  const idle = await ask();
  const body = await (await fetch(url)).arrayBuffer();
  expect(body.byteLength).toBe(answer.length);
  idle.destroy();
});

test('a reader who takes too long loses it as well', async () => {
  const { ask, url } = await largeServer({ windowMilliseconds: 20, mostMilliseconds: 0 });
  const slow = await ask();
  slow.resume();
  await once(slow, 'close');
  await expect(fetch(url).then((reply) => reply.arrayBuffer())).rejects.toThrow();
});

test('beyond those that wait, people are told when to come again', async () => {
  const { ask, url } = await largeServer({ windowMilliseconds: 60_000, mostMilliseconds: 60_000 });
  const idle = await ask();
  const waiting = fetch(url).then((reply) => reply.arrayBuffer());
  const refused = await Promise.race([
    fetch(url),
    waiting.then(() => Promise.reject(new Error('Nobody waited'))),
  ]);
  // Whichever of the two came first waits.
  const [status, retryAfter] = [refused.status, refused.headers.get('retry-after')];
  idle.destroy();
  expect([status, retryAfter]).toEqual([429, '10']);
  expect((await waiting).byteLength).toBe(answer.length);
});

test('somebody who has the answer already does not wait', async () => {
  const { ask, url } = await largeServer({ windowMilliseconds: 60_000, mostMilliseconds: 60_000 });
  const idle = await ask();
  const reply = await fetch(url, { headers: { 'if-none-match': answer.etag } });
  expect(reply.status).toBe(304);
  idle.destroy();
});
