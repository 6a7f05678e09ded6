/** What comes over a connection need be no HTTP: none of it is a fault of the server, and none of it ends it. */
import type { AddressInfo } from 'node:net';
import { FailureEnvelope } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendBytes } from './testing/fuzz/send.ts';
import { useTestServer } from './testing/harness.ts';

const server = useTestServer();
let port: number;

beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.http.server.address() as AddressInfo).port;
});

const ending = 'Host: x\r\nConnection: close\r\n\r\n';

/** The status of an answer, 0 where the connection was closed without one; refusals come in the envelope. */
async function statusOf(bytes: string): Promise<number> {
  const answer = await sendBytes(port, Buffer.from(bytes, 'latin1'));
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  // A missing host and an expectation are refused by Node itself, with nothing but the status.
  if (/^content-type: /im.test(head) && status >= 400)
    expect(FailureEnvelope.safeParse(JSON.parse(body)).error).toBeUndefined();
  return status;
}

describe('the first line', () => {
  test.each([
    ['GET /%00', 404],
    ['GET /api/%00', 404],
    ['GET /api/deals/%00', 401],
    ['GET /%', 400],
    ['GET /%E0%A4%A', 400],
    ['GET //', 404],
    ['GET //evil.example/', 404],
    ['GET /..', 404],
    ['GET /api/../api/health', 404],
    ['GET /api/%2e%2e/health', 404],
    ['GET /api/health/../../..', 404],
    ['GET /api\\health', 404],
    ['GET /api/health?', 200],
    ['GET /api/health?\xff=\xfe', 400],
    ['GET /api/h\xe9alth', 400],
    [`GET /api/deals/${'x'.repeat(9000)}`, 414],
    [`GET /${'a/'.repeat(3000)}`, 404],
    [`GET /${'x'.repeat(20_000)}`, 431],
    ['GET *', 404],
    ['GET http://evil.example/api/health', 200],
    ['GET evil.example:443', 400],
    ['GET ', 400],
    ['TRACE /api/health', 404],
    ['PROPFIND /api/health', 404],
    ['get /api/health', 400],
    ['BREW /api/health', 400],
  ])('%s is answered with %i', async (line, status) => {
    expect(await statusOf(`${line} HTTP/1.1\r\n${ending}`)).toBe(status);
  });

  test.each(['GET /api/health HTTP/9.9', 'PRI * HTTP/2.0', '\x16\x03\x01\x02\0\x01', '\0'])(
    '%j is refused',
    async (line) => {
      expect([0, 400]).toContain(await statusOf(`${line}\r\n${ending}`));
    },
  );
});

describe('headers and bodies', () => {
  const post = (headers: string, body = '') =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;

  test.each([
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}')],
    ['a negative length', post('Content-Length: -1\r\n', '{}')],
    ['a length that is no number', post('Content-Length: 0x2\r\n', '{}')],
    ['a length beyond all numbers', post('Content-Length: 99999999999999999999\r\n', '{}')],
    ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
    ['a chunk of no size', post('Transfer-Encoding: chunked\r\n', 'x\r\n{}\r\n0\r\n\r\n')],
    ['a chunk beyond all sizes', post('Transfer-Encoding: chunked\r\n', 'ffffffffffffffffff\r\n{}')],
    ['an encoding that nobody knows', post('Transfer-Encoding: identity, x\r\n', '{}')],
    ['a body that ends early', post('Content-Length: 200\r\n', '{"email":')],
    ['a compressed body', post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}')],
    ['a header without a name', post(': x\r\nContent-Length: 2\r\n', '{}')],
    ['a NUL in a header', post('X-A: \0\r\nContent-Length: 2\r\n', '{}')],
    ['a folded header', post('X-A: a\r\n b\r\nContent-Length: 2\r\n', '{}')],
    [
      'a header of a hundred thousand bytes',
      post(`X-A: ${'x'.repeat(100_000)}\r\nContent-Length: 2\r\n`, '{}'),
    ],
    ['three thousand headers', post(`${'X-A: x\r\n'.repeat(3000)}Content-Length: 2\r\n`, '{}')],
    ['two hosts', post('Host: y\r\nContent-Length: 2\r\n', '{}')],
    ['two tokens', post('Authorization: Bearer a\r\nAuthorization: Bearer b\r\nContent-Length: 2\r\n', '{}')],
    ['an upgrade', post('Upgrade: websocket\r\nConnection: upgrade\r\nContent-Length: 2\r\n', '{}')],
    ['an expectation', post('Expect: 200-maybe\r\nContent-Length: 2\r\n', '{}')],
  ])('%s is no fault of the server', async (_, bytes) => {
    const status = await statusOf(bytes);
    expect([0, 400, 401, 413, 415, 417, 431]).toContain(status);
  });

  test('no host is refused', async () => {
    expect(await statusOf('GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n')).toBe(400);
  });
});

test('the server serves on', async () => {
  expect(await statusOf(`GET /api/health HTTP/1.1\r\n${ending}`)).toBe(200);
});
