/** What every answer tells browsers, whatever it is: page, asset, data, bytes of a file, error. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@briefcast/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePicture } from './platform/media/sample-media.ts';
import { type TestServer, useTestServer } from './testing/harness.ts';
import { sendFile } from './testing/send-file.ts';

const webFolder = await mkdtemp(join(tmpdir(), 'briefcast-headers-'));
await mkdir(join(webFolder, 'client', 'assets'), { recursive: true });
await writeFile(join(webFolder, 'client', 'index.html'), '<!doctype html><title>page</title>');
await writeFile(join(webFolder, 'client', 'assets', 'app-1.js'), 'script()');
afterAll(() => rm(webFolder, { recursive: true, force: true }));

type Headers = Record<string, unknown>;
interface Answer {
  statusCode: number;
  headers: Headers;
}

/** What is no HTTP needs a connection. */
const overConnection = ({ app }: TestServer, text: string) =>
  new Promise<Answer>((resolve, reject) => {
    const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(text),
    );
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [status = '', ...lines] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ')[1]]),
      );
      resolve({ statusCode: Number(status.split(' ')[1]), headers });
    });
  });

/** Every kind of answer, with its status and what it is: a page, bytes, or data that a browser should never show. */
const kinds: [
  string,
  number,
  'page' | 'bytes' | 'data',
  (server: TestServer, file: string) => Promise<Answer>,
][] = [
  ['a page', 200, 'page', ({ app }) => app.http.inject({ url: '/' })],
  [
    'another page',
    200,
    'page',
    ({ app }) => app.http.inject({ url: '/login', headers: { accept: 'text/html' } }),
  ],
  ['an asset', 200, 'page', ({ app }) => app.http.inject({ url: '/assets/app-1.js' })],
  [
    'an asset that is known',
    304,
    'page',
    async ({ app }) => {
      const { etag } = (await app.http.inject({ url: '/assets/app-1.js' })).headers;
      return app.http.inject({ url: '/assets/app-1.js', headers: { 'if-none-match': String(etag) } });
    },
  ],
  ['a missing asset', 404, 'page', ({ app }) => app.http.inject({ url: '/assets/none.js' })],
  ['data', 200, 'data', ({ app }) => app.http.inject({ url: '/api/categories' })],
  ['ready data', 200, 'data', ({ app }) => app.http.inject({ url: api.creators.directory.path })],
  [
    'ready data that is known',
    304,
    'data',
    async ({ app }) => {
      const url = api.creators.directory.path;
      const { etag } = (await app.http.inject({ url })).headers;
      return app.http.inject({ url, headers: { 'if-none-match': String(etag) } });
    },
  ],
  ['a refusal', 401, 'data', ({ app }) => app.http.inject({ url: '/api/deals' })],
  [
    'a wrong body',
    400,
    'data',
    ({ app }) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
  ],
  ['no route', 404, 'page', ({ app }) => app.http.inject({ url: '/api/nowhere' })],
  ['an unreadable address', 400, 'data', ({ app }) => app.http.inject({ url: '/%zz' })],
  ['the bytes of a file', 200, 'bytes', ({ app }, file) => app.http.inject({ url: file })],
  [
    'a part of a file',
    206,
    'bytes',
    ({ app }, file) => app.http.inject({ url: file, headers: { range: 'bytes=0-1' } }),
  ],
  [
    'no such part',
    416,
    'bytes',
    ({ app }, file) => app.http.inject({ url: file, headers: { range: 'bytes=99999999-' } }),
  ],
  [
    'a file that is known',
    304,
    'bytes',
    async ({ app }, file) => {
      const { etag } = (await app.http.inject({ url: file })).headers;
      return app.http.inject({ url: file, headers: { 'if-none-match': String(etag) } });
    },
  ],
  [
    'a missing file',
    404,
    'data',
    ({ app }) => app.http.inject({ url: '/api/media/01900000-0000-7000-8000-ffffffffffff' }),
  ],
  ['what is no HTTP', 400, 'data', (server) => overConnection(server, 'nonsense\r\n\r\n')],
  [
    'too large a head',
    431,
    'data',
    (server) => overConnection(server, `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
  ],
];

const strictTransport = 'max-age=31536000; includeSubDomains';

describe.each([
  ['https://briefcast.example', strictTransport],
  ['http://localhost:3000', undefined],
])('at %s', (publicUrl, expectedTransport) => {
  const server = useTestServer({ publicUrl }, { webFolder });
  let file: string;
  beforeAll(async () => {
    await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    await server.app.settle();
    const creator = await server.signUpCreator();
    file = (await sendFile(server, creator, api.files.uploadPortfolio, await samplePicture('png'))).file.url;
  });

  test.each(kinds)('%s', async (_, status, kind, ask) => {
    const { statusCode, headers } = await ask(server, file);
    expect(statusCode).toBe(status);
    expect(headers['strict-transport-security']).toBe(expectedTransport);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    if (kind !== 'page') expect(policy).toContain("default-src 'none'");
    if (kind === 'bytes') expect(policy).toContain('sandbox');
    if (kind !== 'page') return;
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  test('the description of the API has a policy of its own', async () => {
    const { headers } = await server.app.http.inject({ url: '/api/docs/' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'unsafe-inline'/,
    );
    expect(headers['strict-transport-security']).toBe(expectedTransport);
  });

  test('no answer tells what the server is made of', async () => {
    for (const [, , , ask] of kinds) {
      const { headers } = await ask(server, file);
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});
