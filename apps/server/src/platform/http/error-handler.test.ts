/** What the refusal is for errors that come from a database that is away, directly or behind a pooler. */
import { expect, test } from 'vitest';
import { toAppError } from './error-handler.ts';

/** As Drizzle throws what a driver told. */
const failed = (message: string, code: string) =>
  new Error('Failed query: select 1', { cause: Object.assign(new Error(message), { code }) });

test.each([
  ['57P01', 'terminating connection due to unexpected postmaster exit'],
  ['53300', 'sorry, too many clients already'],
  ['08P01', 'server login has been failing, try again later (server_login_retry)'],
  ['08P01', 'server conn crashed?'],
  ['08P01', 'query_wait_timeout'],
  ['08P01', 'pgbouncer cannot connect to server'],
  ['08P01', 'no more connections allowed (max_client_conn)'],
])('%s, %s, means that it is worth trying again', (code, message) => {
  expect(toAppError(failed(message, code))).toMatchObject({
    code: 'service.unavailable',
    retryAfterSeconds: 5,
  });
});

test('a violated protocol is a fault of ours', () => {
  const error = failed('bind message supplies 1 parameters, but prepared statement requires 2', '08P01');
  expect(toAppError(error).code).toBe('internal');
});
