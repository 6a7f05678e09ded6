import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
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
