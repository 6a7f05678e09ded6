/**
 * What comes over a connection need be no request that a browser would send, nor HTTP at all: each is refused or
 * answered, none is a fault of the server, and none ends it.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendBytes } from './testing/fuzz/send.ts';
import { useTestServer } from './testing/harness.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'briefcast-odd-'));
await mkdir(join(webFolder, 'client', 'assets'), { recursive: true });
await writeFile(join(webFolder, 'client', 'index.html'), '<!doctype html><title>page</title>');
await writeFile(join(webFolder, 'client', 'assets', 'app-1.js'), 'script()');
afterAll(() => rm(webFolder, { recursive: true, force: true }));

const server = useTestServer({}, { webFolder });
let port: number;
beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.http.server.address() as AddressInfo).port;
});

/** Sends a head as it is, and resolves to all that comes until the server ends the connection. */
const ask = (head: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(head, 'latin1')));
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(received));
  });

/** The same for what has no end that the server could find: the sender has no more to say. */
const askAndEnd = (text: string) => sendBytes(port, Buffer.from(text, 'latin1'));

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

/** A refusal is in the envelope, is not to be guessed at, and tells nothing of the machine. */
function expectRefusal(answer: string, statuses: number[]) {
  expect(statuses, answer.slice(0, 300)).toContain(statusOf(answer));
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(JSON.parse(body)).toMatchObject({ success: false, error: { code: expect.any(String) } });
  expect(body).not.toMatch(/node_modules|briefcast-odd|ENOENT|ENAMETOOLONG/);
}

const tooLong = 'x'.repeat(20_000);

describe.each([
  ['a program', ''],
  ['a browser', 'Accept: text/html\r\n'],
])('asked by %s', (_, accept) => {
  const get = (path: string) => ask(`GET ${path} HTTP/1.1\r\nHost: x\r\n${accept}Connection: close\r\n\r\n`);

  test.each([
    '/assets/%00',
    '/%00',
    '/api/%00',
    '/api/deals/%00',
    '/api/files/%00',
    '/api/media/%00',
    '/api/docs/js/%00',
    '/..',
    '/../x',
    '/api/../api/health',
    '/api/%2e%2e/health',
    '/api/health/../../..',
    '/assets/../x',
    '/api/media/../x',
    '/api/docs/../../x',
    '/%2e%2e/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cx',
    '/\\',
    '/\\..\\x',
    '//',
    '//x',
    '///etc/passwd',
    'http://evil.example/assets/app-1.js',
  ])('%s is nothing that is here', async (path) => expectRefusal(await get(path), [400, 401, 404]));

  test.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/assets/%',
    '/assets/%ff',
    '/creators/%',
    '/api/docs/%',
    '/api/deals/%',
  ])('%s cannot be read', async (path) => expectRefusal(await get(path), [400]));

  test.each([
    '',
    'http://',
    'http://[',
    'x',
    'evil.example:443',
    '?',
    '#',
    '\\',
    '/\xe9',
    '/api/h\xe9alth',
    '/api/health?\xff=\xfe',
    '/\x01',
    '/x y',
  ])('the target %j is malformed', async (target) => expectRefusal(await get(target), [400]));

  test.each([300, 400, 5000])('a path of %i characters is nothing that is here', async (length) => {
    for (const folder of ['/', '/assets/', '/api/', '/api/deals/']) {
      const answer = await get(`${folder}${'y'.repeat(length)}`);
      // A browser is shown the page that says so.
      if (accept && folder !== '/api/' && statusOf(answer) === 200) continue;
      expectRefusal(answer, [400, 401, 404, 414]);
    }
  });

  test.each(['/', '/assets/', '/api/', '/api/deals/'])(
    '%s and far too long a path is refused',
    async (folder) => expectRefusal(await get(folder + tooLong), [414, 431]),
  );

  test.each([
    '/creators/%00',
    `/creators/${'y'.repeat(400)}`,
    '/assets',
    '/assets/',
    '/assets/app-1.js/',
    '/assets/%2e%2e%2fx',
    '/index.html/',
    '/.env',
    '/.git/config',
    '/x%2fy',
    '/;x',
    '/api\\health',
    '/#x',
    '/?%',
    '/creators?search=%',
    '/creators?search=%00',
    `/?${'q'.repeat(5000)}`,
    'http://x/',
    '*',
  ])('%s is a page or not there', async (path) => {
    const answer = await get(path);
    if (statusOf(answer) === 200) expect(answer).toContain('<title>page</title>');
    else expectRefusal(answer, [400, 404, 414]);
  });
});

test.each(['/api/health?', 'http://evil.example/api/health'])('%s is answered', async (target) => {
  expect(statusOf(await ask(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`))).toBe(200);
});

describe('heads', () => {
  const withHeaders = (headers: string) =>
    Promise.all(
      ['GET /assets/app-1.js', 'GET /api/health', 'POST /api/auth/login'].map((line) =>
        ask(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`),
      ),
    );

  test.each([
    ['two lengths', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n', 400],
    ['a length and pieces', 'Host: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n', 400],
    ['an unknown encoding', 'Host: x\r\nTransfer-Encoding: gzip\r\n', 400],
    ['a negative length', 'Host: x\r\nContent-Length: -1\r\n', 400],
    ['a length without end', 'Host: x\r\nContent-Length: 99999999999999999999\r\n', 400],
    ['a length that is no number', 'Host: x\r\nContent-Length: 0x2\r\n', 400],
    ['a header without a name', 'Host: x\r\n: y\r\n', 400],
    ['a name with a blank', 'Host: x\r\nX y: z\r\n', 400],
    ['a null byte', 'Host: x\r\nX: \0\r\n', 400],
    ['a control character', 'Host: x\r\nAccept-Encoding: \x01\r\n', 400],
    ['a header of 20 kB', `Host: x\r\nX: ${tooLong}\r\n`, 431],
    ['a header of 100 kB', `Host: x\r\nX: ${'x'.repeat(100_000)}\r\n`, 431],
    ['3,000 headers', `Host: x\r\n${'X: y\r\n'.repeat(3000)}`, 431],
  ])('with %s are refused', async (_, headers, status) => {
    for (const answer of await withHeaders(headers)) expectRefusal(answer, [status]);
  });

  test.each([
    ['two hosts', 'Host: x\r\nHost: y\r\n'],
    ['an empty host', 'Host: \r\n'],
    ['a host of 9 kB', `Host: ${'h'.repeat(9000)}\r\n`],
    ['two tokens', 'Host: x\r\nAuthorization: a\r\nAuthorization: b\r\n'],
    ['two types that are accepted', 'Host: x\r\nAccept: a\r\nAccept: text/html\r\n'],
    ['the wish for another protocol', 'Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'],
    ['a wish that nobody knows', 'Host: x\r\nExpect: nonsense\r\n'],
    ['a folded header', 'Host: x\r\nX: a\r\n b\r\n'],
    ['a part that is none', 'Host: x\r\nRange: bytes=9-1\r\n'],
    ['a part beyond the end', 'Host: x\r\nRange: bytes=999-\r\n'],
    ['parts without end', `Host: x\r\nRange: bytes=${'0-,'.repeat(2000)}\r\n`],
    ['a time that is none', 'Host: x\r\nIf-Modified-Since: nonsense\r\n'],
    ['a forged address', 'Host: x\r\nX-Forwarded-For: %\r\n'],
    ['no host', ''],
  ])('with %s are no fault', async (_, headers) => {
    for (const answer of await withHeaders(headers)) {
      expect(statusOf(answer), answer.slice(0, 300)).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer), answer.slice(0, 300)).toBeLessThan(500);
    }
  });

  test('of a head alone are refused without a body', async () => {
    const answer = await ask(`HEAD /api/health HTTP/1.1\r\nHost: x\r\nX: ${tooLong}\r\n\r\n`);
    expect(statusOf(answer)).toBe(431);
    expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe('');
  });

  test.each(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/7', ''])(
    'of the version "%s" are no fault',
    async (version) => {
      const answer = await ask(`GET /api/health ${version}\r\n\r\n`);
      expect([200, 400, 505], answer).toContain(statusOf(answer));
    },
  );

  test.each([
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'PURGE',
    'PATCH',
    'DELETE',
    'QUERY',
    'ACL',
    'BREW',
    'get',
  ])('with the method %s are no fault', async (method) => {
    for (const target of ['/', '/api/deals', '/assets/%00', '/../x', 'x:443', '*']) {
      const answer = await ask(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([200, 400, 401, 404], answer).toContain(statusOf(answer));
    }
  });

  test('that ask for a tunnel are let go', async () => {
    expect(await ask('CONNECT inside:443 HTTP/1.1\r\nHost: x\r\n\r\n')).not.toMatch(/ 2\d\d /);
  });
});

test('no host is refused', async () => {
  expect(statusOf(await ask('GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400);
});

describe('bodies', () => {
  test.each([
    ['with a chunk of no size', 'Transfer-Encoding: chunked\r\n', 'x\r\n{}\r\n0\r\n\r\n'],
    ['with a chunk beyond all sizes', 'Transfer-Encoding: chunked\r\n', 'ffffffffffffffffff\r\n{}'],
    ['in an encoding that nobody knows', 'Transfer-Encoding: identity, x\r\n', '{}'],
    ['that end early', 'Content-Length: 200\r\n', '{"email":'],
    ['that are compressed', 'Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'],
    ['with the wish to go on', 'Expect: 200-maybe\r\nContent-Length: 2\r\n', '{}'],
    ['with the wish for another protocol', 'Upgrade: websocket\r\nContent-Length: 2\r\n', '{}'],
  ])('%s are no fault', async (_, headers, body) => {
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const answer = await askAndEnd(`${head}${headers}Connection: close\r\n\r\n${body}`);
    // Cut off before the end, nobody may be there to be answered.
    expect(['', '400', '415', '417'], answer).toContain(String(statusOf(answer) || ''));
  });
});

test.each(['GET /api/health HTTP/9.9', 'PRI * HTTP/2.0', '\x16\x03\x01\x02\0\x01', '\0'])(
  '%j is no HTTP',
  async (line) => {
    const answer = await askAndEnd(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(['', '400'], answer).toContain(String(statusOf(answer) || ''));
  },
);

test('the server serves on', async () => {
  expect(statusOf(await ask('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toBe(200);
});
