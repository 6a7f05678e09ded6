/** Address to which password managers send people for changing their password. */
import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

test('the well-known address for a new password leads to the account', async () => {
  const { statusCode, headers } = await server.app.http.inject({ url: '/.well-known/change-password' });
  expect([statusCode, headers.location]).toEqual([302, '/account']);
});
