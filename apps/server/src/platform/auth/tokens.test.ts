import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openToken, signAdminToken, signSessionToken } from './tokens.ts';

const keys = { tokens: new Uint8Array(32).fill(1), adminTokens: new Uint8Array(32).fill(2) };
const now = new Date('2026-01-01T00:00:00Z');
const later = new Date('2026-01-01T12:00:00Z');
const session = {
  id: '01900000-0000-7000-8000-000000000001',
  userId: '01900000-0000-7000-8000-000000000002',
};

/** A valid session token, except for the given changes. */
const forged = ({ algorithm = 'HS256', audience = 'briefcast:user', issuer = 'briefcast', ends = true }) => {
  const token = new SignJWT({ sub: session.userId, sid: session.id })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now);
  return (ends ? token.setExpirationTime(later) : token).sign(keys.tokens);
};

test('a token says whose session it is, until its end', async () => {
  const token = await signSessionToken(keys.tokens, session, later, now);
  const opened = { kind: 'session', sessionId: session.id, expiresAt: later.getTime() };
  expect(await openToken(keys, token, now)).toEqual(opened);
  expect(await openToken(keys, await forged({}), now)).toEqual(opened);
  expect(await openToken(keys, token, later)).toBeNull();
});

test.each([
  ['without an end', forged({ ends: false })],
  ['of another algorithm', forged({ algorithm: 'HS512' })],
  ['for somebody else', forged({ audience: 'briefcast:admin' })],
  ['of another issuer', forged({ issuer: 'evil' })],
  ["with the key of the admin's", signSessionToken(keys.adminTokens, session, later, now)],
  ['of what is no session', signSessionToken(keys.tokens, { ...session, id: 'a session' }, later, now)],
  [
    'of what is no session of the admin',
    signAdminToken(keys.adminTokens, { id: 'a session', fingerprint: 'a fingerprint' }, later, now),
  ],
  [
    "of the admin, with the people's key",
    signAdminToken(keys.tokens, { id: session.id, fingerprint: 'a fingerprint' }, later, now),
  ],
])('a token %s opens nothing', async (_, token) => {
  expect(await openToken(keys, await token, now)).toBeNull();
});
