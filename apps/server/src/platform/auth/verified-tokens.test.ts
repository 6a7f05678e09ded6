import { expect, test } from 'vitest';
import { readKeys } from './secrets.ts';
import { signSessionToken } from './tokens.ts';
import { rememberVerified } from './verified-tokens.ts';

test('a token that was verified before is over at its end all the same', async () => {
  const keys = await readKeys({ secret: 'a secret that is used for nothing else', dataDir: '' });
  const end = new Date('2026-01-01T12:00:00Z');
  let now = new Date('2026-01-01T00:00:00Z');
  const tokens = rememberVerified({ keys, clock: () => now });
  const session = {
    id: '01900000-0000-7000-8000-000000000001',
    userId: '01900000-0000-7000-8000-000000000002',
  };
  const header = `Bearer ${await signSessionToken(keys.tokens, session, end, now)}`;
  expect(await tokens.read(header)).toMatchObject({ kind: 'session', sessionId: session.id });
  expect(tokens.size()).toBe(1);
  now = end;
  expect(await tokens.read(header)).toBeNull();
  expect(tokens.size()).toBe(0);
});
