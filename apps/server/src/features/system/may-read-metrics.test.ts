import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';

const metricsToken = 'a token for the one who watches';
const guarded = useTestServer({ metricsToken: metricsToken.replaceAll(' ', '-') });
const plain = useTestServer();
const trusting = useTestServer({ trustProxy: true });

const token = metricsToken.replaceAll(' ', '-');
const far = { remoteAddress: '192.0.2.1' };
const near = { remoteAddress: '127.0.0.1' };

test.each([
  ['from the machine itself', plain, near, {}, true],
  ['from the machine itself, by IPv6', plain, { remoteAddress: '::1' }, {}, true],
  ['from the machine itself, by IPv4 in IPv6', plain, { remoteAddress: '::ffff:127.0.0.1' }, {}, true],
  ['from elsewhere', plain, far, {}, false],
  ['from elsewhere, by a browser', plain, far, { accept: 'text/html' }, false],
  ['from a network of one’s own', plain, { remoteAddress: '10.0.0.8' }, {}, false],
  ['through a proxy', plain, near, { 'x-forwarded-for': '192.0.2.1' }, false],
  ['through a proxy that says less', plain, near, { via: '1.1 proxy' }, false],
  ['through a proxy, with the machine’s address', plain, near, { 'x-forwarded-for': '127.0.0.1' }, false],
  ['by whom the machine’s address is claimed', trusting, far, { 'x-forwarded-for': '127.0.0.1' }, false],
  ['with the token, from elsewhere', guarded, far, { authorization: `Bearer ${token}` }, true],
  [
    'with the token, through a proxy',
    guarded,
    near,
    { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' },
    true,
  ],
  ['with another token', guarded, far, { authorization: `Bearer ${token}x` }, false],
  ['with an empty one', guarded, far, { authorization: 'Bearer ' }, false],
  ['with a token, where none is set', plain, far, { authorization: `Bearer ${token}` }, false],
  ['with no token set, as if it were null', plain, far, { authorization: 'Bearer null' }, false],
] as const)('%s', async (_, server, from, headers, isServed) => {
  const answer = await server.app.http.inject({ url: '/metrics', ...from, headers });
  if (isServed) expect(answer.body).toContain('http_request_duration_seconds');
  else {
    const unknown = await server.app.http.inject({ url: '/metricz', ...from, headers });
    expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    const names = (given: typeof answer) => Object.keys(given.headers).sort();
    expect(names(answer)).toEqual(names(unknown));
  }
});
