import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '../error-handler.ts';
import { limitUploadsAtOnce } from './limit-uploads.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ trustProxy: true });
  answerErrors(app);
  app.addContentTypeParser(/^multipart/, (_request, payload, done) => {
    payload.on('end', () => done(null)).resume();
  });
  limitUploadsAtOnce(app, 2);
  app.post('/', async () => 'received');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Begins a request, and resolves when the server has started to handle it. */
async function begin(address: string, type = 'multipart/form-data') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  const begun = once(app.server, 'request');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n`,
  );
  await begun;
  return { socket, received: () => received };
}
const answered = (upload: { received: () => string }) =>
  expect.poll(upload.received, { timeout: 10_000 }).toMatch(/^HTTP/);

test('one address may send so many uploads at once, and each that ends makes room', async () => {
  const [first, second] = [await begin('192.0.2.1'), await begin('192.0.2.1')];
  const third = await begin('192.0.2.1');
  await answered(third);
  expect(third.received()).toMatch(/^HTTP\/1\.1 429 /);
  expect(third.received()).toContain('"code":"request.rate_limited"');
  expect(third.received()).toMatch(/retry-after: 5/i);
  // Other addresses and requests without an upload are not affected.
  const [other, json] = [await begin('192.0.2.2'), await begin('192.0.2.1', 'application/json')];
  other.socket.write('{}');
  json.socket.write('{}');
  for (const free of [other, json]) {
    await answered(free);
    expect(free.received()).toMatch(/^HTTP\/1\.1 200 /);
  }
  // One ends normally, the other by a disconnect.
  first.socket.write('{}');
  await answered(first);
  for (const socket of [first, second, third, other, json].map((upload) => upload.socket)) socket.destroy();
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  const [again, andAgain] = [await begin('192.0.2.1'), await begin('192.0.2.1')];
  for (const upload of [again, andAgain]) {
    upload.socket.write('{}');
    await answered(upload);
    expect(upload.received()).toMatch(/^HTTP\/1\.1 200 /);
    upload.socket.destroy();
  }
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
