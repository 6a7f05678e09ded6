import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttp } from './create-http.ts';

/** `close()` alone waits for idle clients, and a supervisor then kills the process in the middle of its work. */
test('the end does not wait for an idle client that keeps its connection', async () => {
  const http = createHttp({ logLevel: 'silent', trustProxy: false });
  http.get('/', async () => 'here');
  await http.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const { port } = http.server.address() as AddressInfo;
  await new Promise<void>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (answer) => answer.resume().on('end', resolve)).on(
      'error',
      reject,
    );
  });
  await http.close();
  expect(http.server.listening).toBe(false);
  agent.destroy();
});

/** Browsers connect in advance; Node treats such a connection as one whose request is on its way. */
test('the end does not wait for a client that connected and never asked for anything', async () => {
  const http = createHttp({ logLevel: 'silent', trustProxy: false });
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(http.server, 'connection')]);
  const cut = once(socket, 'close');
  await http.close();
  expect(http.server.listening).toBe(false);
  await cut;
});

test('text/plain is no JSON', async () => {
  const http = createHttp({ logLevel: 'silent', trustProxy: false });
  http.post('/', async () => 'accepted');
  const answer = await http.inject({
    method: 'POST',
    url: '/',
    payload: '{}',
    headers: { 'content-type': 'text/plain' },
  });
  expect(answer.statusCode).toBe(415);
  await http.close();
});

test('connections beyond a number are closed, and the others go on', async () => {
  const http = createHttp({ logLevel: 'silent', trustProxy: false, maxConnections: 2 });
  http.get('/', async () => 'here');
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as AddressInfo;
  const kept = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of kept) {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
  }
  const beyond = connect(port, '127.0.0.1');
  beyond.on('error', () => undefined);
  await once(beyond, 'close');
  for (const socket of kept) {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  }
  await http.close();
});
