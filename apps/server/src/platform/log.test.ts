import { api, requestPath } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { sendResetLinkJob } from '../features/accounts/jobs.ts';
import { sendNotificationMailJob } from '../features/notifications/jobs.ts';
import { acceptedDeal } from '../testing/builders.ts';
import { testAdminPassword, testPassword, useTestServer } from '../testing/harness.ts';
import { sendFile } from '../testing/send-file.ts';
import { createHttp } from './http/create-http.ts';
import { loggedError, messageOf } from './log.ts';
import { samplePdf } from './media/sample-media.ts';

let lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
beforeEach(() => {
  lines = [];
});

describe('the log', () => {
  const server = useTestServer({ logLevel: 'trace' }, { logTo });

  it('holds no password, token, signature or secret link of whoever uses the product', async () => {
    const { http, deps } = server.app;
    const { creator, brand, dealId } = await acceptedDeal(server);
    const { email } = brand.user;
    const wrongPassword = 'a wrong password that was typed';
    await server.anonymous.accounts
      .logIn({ body: { email, password: wrongPassword } })
      .catch(() => undefined);
    const { token: admin } = await server.signInAdmin();
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), { params: { dealId } });
    const signature = new URL(file.url, 'http://x').searchParams.get('signature') ?? '';
    await http.inject(file.url);
    await http.inject(file.url.replace('/content', '/no-such-content'));

    await server.anonymous.accounts.forgotPassword({ body: { email } });
    const mails = await server.mails();
    const resetToken = /reset-password\?token=([\w-]+)/.exec(mails.join('\n'))?.[1] ?? '';
    await http.inject(`/reset-password?token=${resetToken}`);
    const newPassword = 'a new password that was chosen';
    await server.anonymous.accounts.resetPassword({ body: { token: resetToken, password: newPassword } });
    const { token } = await server.anonymous.accounts.logIn({ body: { email, password: newPassword } });
    const unsubscribeToken = 'unsubscribe-by-this-token';
    for (const route of [api.notifications.readUnsubscription, api.notifications.unsubscribe]) {
      const url = requestPath(route, { query: { token: unsubscribeToken } });
      await http.inject({ method: route.method, url });
    }
    const shareToken = 'share-by-this-token';
    const invitationToken = 'invitation-by-this-token';
    await http.inject(requestPath(api.shares.files, { params: { token: shareToken } }));
    await http.inject(paths.share.href(shareToken));
    await http.inject(requestPath(api.team.readInvitation, { params: { token: invitationToken } }));
    // Failures log most: a statement and a job that contain secrets.
    await deps.jobs.enqueue(deps.db, sendResetLinkJob, { email: resetToken.repeat(2) });
    await deps.jobs.enqueue(deps.db, sendNotificationMailJob, { id: `no id but ${resetToken}` });
    await deps.jobs.drain();
    http.log.error({ err: new DrizzleQueryError('insert', [resetToken], new Error('refused')) }, 'failed');

    const text = lines.join('');
    expect(logged().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(10);
    expect(text).toContain('job failed');
    const secrets = {
      signature,
      resetToken,
      newPassword,
      wrongPassword,
      testPassword,
      testAdminPassword,
      unsubscribeToken,
      shareToken,
      invitationToken,
      admin,
      token,
      creator: creator.token,
    };
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length, name).toBeGreaterThan(15);
      expect(text.includes(secret), `the log tells ${name}`).toBe(false);
    }
  });

  it('names the request in each of its lines as its answer does', async () => {
    const answer = await server.app.http.inject({ url: '/api/deals/nothing', method: 'GET' });
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(logged().map(({ reqId }) => reqId)).toEqual([id]);
    const unreadable = await server.app.http.inject({ url: '/%E0%A4%A' });
    expect([unreadable.statusCode, unreadable.headers['x-request-id']]).toEqual([400, expect.any(String)]);
  });
});

test.each([
  ['off', false, false],
  ['everybody', true, true],
  ['one hop', (_: string, hop: number) => hop < 1, true],
  ['this network', '10.0.0.0/8, 127.0.0.0/8', true],
  ['another network', '10.0.0.0/8', false],
])('a request keeps the name that a proxy gave it, if that is trusted: %s', async (_, trustProxy, isKept) => {
  const http = createHttp({ logLevel: 'info', trustProxy }, logTo);
  http.get('/', async () => 'here');
  const nameOf = async (given: string) => {
    const answer = await http.inject({ url: '/', headers: { 'x-request-id': given } });
    return answer.headers['x-request-id'];
  };
  expect((await nameOf('edge:1/a.b=')) === 'edge:1/a.b=').toBe(isKept);
  expect(logged().at(-1)?.reqId === 'edge:1/a.b=').toBe(isKept);
  for (const bad of ['two words', '{"reqId":1}', 'x'.repeat(129)]) expect(await nameOf(bad)).not.toBe(bad);
  await http.close();
});

describe('an error in the log', () => {
  it('tells the statement that failed and why, but none of its values', () => {
    const cause = Object.assign(new Error('invalid input for type uuid: "secret"'), {
      code: '23505',
      detail: 'Key (a)=(secret)',
    });
    const error = new DrizzleQueryError('insert into t values ($1)', ['secret'], cause);
    const told = loggedError(error);
    expect(told).toMatchObject({
      message: 'invalid input for type uuid: "…"',
      query: 'insert into t values ($1)',
      cause: { message: 'invalid input for type uuid: "…"', code: '23505' },
      stack: expect.stringContaining('log.test.ts'),
    });
    expect(JSON.stringify(told)).not.toContain('secret');
    expect(messageOf(error)).toBe('invalid input for type uuid: "…"');
  });

  it('may be anything that was thrown', () => {
    expect(loggedError('a text')).toMatchObject({ message: 'a text' });
    expect(messageOf(undefined)).toBe('undefined');
  });
});

test('what is logged for a request names it, although who logs it does not know of any', async () => {
  const http = createHttp({ logLevel: 'info', trustProxy: true }, logTo);
  const later = () => new Promise((resolve) => setImmediate(resolve));
  http.post('/tried', async () => {
    await later();
    http.log.warn('inside');
    return {};
  });
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  const ask = (id: string) =>
    fetch(`${origin}/tried`, {
      method: 'POST',
      body: JSON.stringify({ id }),
      headers: { 'content-type': 'application/json', 'x-request-id': id },
    });
  await Promise.all([ask('one'), ask('two')]);
  await ask('three');
  http.log.warn('outside');
  await http.close();
  const ids = (message: string) => logged().flatMap(({ msg, reqId }) => (msg === message ? [reqId] : []));
  expect(ids('inside').toSorted()).toEqual(['one', 'three', 'two']);
  expect(ids('outside')).toEqual([undefined]);
});
