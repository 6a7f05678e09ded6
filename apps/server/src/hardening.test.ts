import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { newEmail, testPassword, useTestServer } from './testing/harness.ts';

const server = useTestServer({ rateLimits: true });
let port: number;

beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.http.server.address() as AddressInfo).port;
});

const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
  server.app.http.inject({ method: 'POST', url, payload, remoteAddress });

describe('rate limits', () => {
  test('bound sign-ups from one address', async () => {
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt++) {
      const body = { email: newEmail(), password: testPassword, role: 'BRAND', companyName: 'A' };
      statuses.push((await post('/api/auth/register', body, '198.51.100.7')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  test.each([
    ['/api/auth/forgot-password', { email: 'one@people.example' }, 5],
    ['/api/auth/reset-password', { token: 'unknown', password: testPassword }, 10],
    ['/api/admin/login', {}, 20],
    ['/api/auth/login', {}, 60],
  ])('bound %s', async (url, body, allowed) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= allowed; attempt++) {
      statuses.push((await post(url, body, '203.0.113.9')).statusCode);
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the costly calls of somebody signed in', () => {
  const statusesOf = async (times: number, call: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < times; attempt++) statuses.push((await call()).statusCode);
    return statuses;
  };

  test.each([
    ['link previews', '/api/messages/url-preview', 'application/json', '{"url":"http://127.0.0.1/"}', 30],
    ['portfolio uploads', '/api/files/upload/portfolio', 'multipart/form-data; boundary=x', '--x--\r\n', 60],
  ])('%s are bounded for one person and free for another', async (_, url, type, payload, allowed) => {
    const [one, other] = [await server.signUpCreator(), await server.signUpCreator()];
    const call = (token: string) =>
      server.app.http.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
    expect(await statusesOf(allowed + 1, () => call(one.token))).toEqual([...Array(allowed).fill(400), 429]);
    expect((await call(other.token)).statusCode).toBe(400);
  });
});

describe('every answer', () => {
  test('forbids guessing the type and keeping a copy', async () => {
    const answer = await server.app.http.inject({ url: '/api/categories' });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

describe('the connection', () => {
  test('a client that never ends its head is let go', () => {
    expect(server.app.http.server.headersTimeout).toBe(30_000);
  });

  test('what is no HTTP is refused in the protocol’s words', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('the API’s description', () => {
  test('names every call', async () => {
    const document = (await server.app.http.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/deals/{id}/status'].put.requestBody).toBeDefined();
    const page = await server.app.http.inject({ url: '/api/docs/' });
    expect(page.body).toContain('Briefcast API');
  });

  test('has its page below one address, with its script', async () => {
    const { statusCode, headers } = await server.app.http.inject({ url: '/api/docs' });
    expect([statusCode, headers.location]).toEqual([301, '/api/docs/']);
    const script = await server.app.http.inject({ url: '/api/docs/js/scalar.js' });
    expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(script.rawPayload.length).toBeGreaterThan(1_000_000);
  });
});
