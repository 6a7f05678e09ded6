import { api, requestPath } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const secret = 'KdQ0vY2mZ8f1';

test.each([
  ['a link for guests', requestPath(api.shares.files, { params: { token: secret } }), '/api/shares/*/files'],
  ['its summary', requestPath(api.shares.summary, { params: { token: secret } }), '/api/shares/*'],
  ['its page', paths.share.href(secret), '/l/*'],
  ['a way below it that is none', `/l/${secret}/more?x=1`, '/l/*/more'],
  [
    'an invitation',
    requestPath(api.team.readInvitation, { params: { token: secret } }),
    '/api/invitations/*',
  ],
  ['a certificate', paths.certificate.href(secret), '/verify/*'],
  ['a link for guests in Arabic', `/ar${paths.share.href(secret)}`, '/ar/l/*'],
])('of %s the log does not say what opens it', (_, url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test('everything else is said without its query', () => {
  expect(loggedPath('/api/deals/1/log?after=2')).toBe('/api/deals/1/log');
  expect(loggedPath('/verify')).toBe('/verify');
  expect(loggedPath('/ar/creators?q=a')).toBe('/ar/creators');
  expect(loggedPath('/ar?q=a')).toBe('/ar');
});
