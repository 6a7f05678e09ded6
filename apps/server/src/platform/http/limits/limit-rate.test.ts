import { allRoutes, api, type RouteSpec } from '@briefcast/contract';
import { describe, expect, test, vi } from 'vitest';
import { sentBrief } from '../../../testing/builders.ts';
import { newEmail, type Person, testPassword, useTestServer } from '../../../testing/harness.ts';
import { rateLimits } from '../../database/tables/index.ts';

const server = useTestServer({ rateLimits: true });

let addresses = 0;
/** Each test has another address, so that its calls do not count for others. */
const newAddress = () => `198.51.${100 + Math.floor(++addresses / 200)}.${addresses % 200}`;

/** Calls that prepare a test are not counted. */
async function prepared<T>(work: () => Promise<T>): Promise<T> {
  const { config } = server.app.deps;
  config.rateLimits = false;
  return work().finally(() => {
    config.rateLimits = true;
  });
}
const people = (count: number) =>
  prepared(() => Promise.all(Array.from({ length: count }, () => server.signUpCreator())));
const brief = () => prepared(() => sentBrief(server));

interface Sent {
  token?: string | undefined;
  payload?: object | undefined;
  from?: string;
  key?: string;
}

const call = (spec: RouteSpec, { token, payload, from = newAddress(), key }: Sent) =>
  server.app.http.inject({
    method: spec.method,
    url: spec.path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-ffffffffffff'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(payload ? { payload } : {}),
    remoteAddress: from,
  });

/** How many of this many calls reach the handler. */
async function letThrough(times: number, ask: (n: number) => ReturnType<typeof call>): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n++) if ((await ask(n)).statusCode !== 429) count += 1;
  return count;
}

describe('a public call is counted by its address', () => {
  test.each([
    ['sign-up', api.accounts.register],
    ['forgotten passwords', api.accounts.forgotPassword],
    ['reset links', api.accounts.resetPassword],
    ['unsubscribing', api.notifications.unsubscribe],
  ] as const)('%s: whatever tokens are sent with it', async (_, spec) => {
    const callers = await people(4);
    const from = newAddress();
    const { perMinute } = spec.limit;
    // All of them are invalid, so that the handler does nothing; they are counted all the same.
    const ask = (n: number) => call(spec, { token: callers[n % 4]?.token, payload: {}, from });
    expect(await letThrough(perMinute + 5, ask)).toBe(perMinute);
    expect((await call(spec, { payload: {}, from })).statusCode).toBe(429);
    expect((await call(spec, { payload: {} })).statusCode).not.toBe(429);
  });

  test('the networks of IPv6 are counted whole, and IPv4 in the clothes of IPv6 as what it is', async () => {
    const { perMinute } = api.accounts.register.limit;
    const inOneNetwork = (n: number) =>
      call(api.accounts.register, { from: `2001:db8:1:2:${n}::1`, payload: {} });
    expect(await letThrough(perMinute + 3, inOneNetwork)).toBe(perMinute);
    expect((await call(api.accounts.register, { from: '2001:db8:1:3::1', payload: {} })).statusCode).toBe(
      400,
    );
    const from = newAddress();
    const inTwoForms = (n: number) =>
      call(api.accounts.register, { from: n % 2 ? from : `::ffff:${from}`, payload: {} });
    expect(await letThrough(perMinute + 3, inTwoForms)).toBe(perMinute);
  });

  test('and by the account that it is aimed at, from whatever address', async () => {
    const { aimedAt } = api.accounts.forgotPassword.limit;
    const email = newEmail();
    const forms = [email, email.toUpperCase(), ` ${email}\u200b`];
    const ask = (n: number) =>
      call(api.accounts.forgotPassword, { payload: { email: forms[n % forms.length] } });
    expect(await letThrough(aimedAt.perMinute + 3, ask)).toBe(aimedAt.perMinute);
    expect((await call(api.accounts.forgotPassword, { payload: { email: newEmail() } })).statusCode).toBe(
      200,
    );
    const rows = await server.app.deps.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

describe('a call of somebody signed in is counted by the account', () => {
  test('from however many addresses, and leaves others free', async () => {
    const [one, other] = (await people(2)) as [Person, Person];
    const spec = api.linkPreviews.fetch;
    const ask = ({ token }: { token: string }) =>
      call(spec, { token, payload: { url: 'http://127.0.0.1/' } });
    expect(await letThrough(spec.limit.perMinute + 4, () => ask(one))).toBe(spec.limit.perMinute);
    expect((await ask(other)).statusCode).toBe(400);
  });

  test('and by the address, ten times as often', async () => {
    const spec = api.files.uploadAvatar;
    const from = newAddress();
    const callers = await people(11);
    const ask = (n: number) => call(spec, { token: callers[n % 11]?.token, payload: {}, from });
    const most = spec.limit.perMinute * 10;
    expect(await letThrough(most + 6, ask)).toBe(most);
  });

  test('no burst of messages goes through, nor more than a minute’s', async () => {
    const { brand, dealId } = await brief();
    const { perMinute, perTenSeconds } = api.messages.send.limit;
    const payload = { dealId, type: 'TEXT', content: 'Hello' };
    const ask = () => call(api.messages.send, { token: brand.token, payload });
    const answers = await Promise.all(Array.from({ length: 120 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(perTenSeconds);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(10);
    let sent = perTenSeconds;
    for (let turn = 0; turn < 5; turn++) {
      server.advance(10_000);
      sent += await letThrough(perTenSeconds + 1, ask);
    }
    expect(sent).toBe(perMinute);
  });

  test('briefs are counted for the day as well, and the refusal says how long it will be', async () => {
    const { brand, creator } = await brief();
    const { perMinute, perDay } = api.deals.create.limit;
    const payload = {
      title: 'A',
      description: 'B',
      budget: 100,
      deadline: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      creatorId: creator.user.id,
    };
    const ask = () => call(api.deals.create, { token: brand.token, payload });
    let sent = 0;
    for (let minute = 0; minute < Math.ceil(perDay / perMinute) + 2; minute++) {
      sent += await letThrough(perMinute + 1, ask);
      server.advance(61_000);
    }
    expect(sent).toBe(perDay);
    const refused = await ask();
    expect(refused.json().error).toMatchObject({
      code: 'request.try_later',
      message: 'Too many attempts. Please try again in 24 hours.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    server.advance(86_400_000);
    const credentials = { email: brand.user.email, password: testPassword };
    const { token } = await server.anonymous.accounts.logIn({ body: credentials });
    expect((await call(api.deals.create, { token, payload })).statusCode).toBe(201);
  });
});

describe('a call whose token opens nothing', () => {
  test('is counted by its network, and takes nothing from those of it who are signed in', async () => {
    const [gone, other] = (await people(2)) as [Person, Person];
    await gone.client.accounts.logOut();
    const spec = api.files.uploadAvatar;
    const from = newAddress();
    const tokens = [gone.token, 'a guess', undefined];
    const ask = (n: number) => call(spec, { token: tokens[n % 3], payload: {}, from });
    expect(await letThrough(spec.limit.perMinute + 5, ask)).toBe(spec.limit.perMinute);
    expect((await ask(0)).json().error.code).toBe('request.rate_limited');
    expect((await call(spec, { token: other.token, payload: {}, from })).statusCode).toBe(400);
    expect((await call(spec, { token: gone.token, payload: {} })).statusCode).toBe(401);
  });
});

describe('every route', () => {
  test.each(allRoutes)('$name states a bound that somebody can reach', ({ spec: { limit, path } }) => {
    for (const most of Object.values({ ...limit, aimedAt: limit.aimedAt?.perMinute ?? 1 }))
      expect(most, path).toBeGreaterThan(0);
    expect(limit.perTenSeconds ?? 1).toBeLessThanOrEqual(limit.perMinute);
    expect(limit.perDay ?? limit.perMinute).toBeGreaterThanOrEqual(limit.perMinute);
  });

  test('is counted by its network, and by its account where it needs one', async () => {
    const admin = (await prepared(() => server.signInAdmin())).token;
    const { brand, creator } = await brief();
    const callers = {
      public: brand,
      user: brand,
      brand,
      creator,
      admin: { token: admin },
      finance: { token: admin },
    };
    // Looked at often: there are hundreds of routes.
    const soon = { interval: 1, timeout: 10_000 };
    const counting = vi.spyOn(server.app.deps.callCounts, 'count');
    const isEnd = (name: string) => Number(/\.(?:logOut|endSessions)$/u.test(name));
    for (const { name, spec } of allRoutes.toSorted((one, other) => isEnd(one.name) - isEnd(other.name))) {
      counting.mockClear();
      // For a caller whose session has ended, the next caller has another identity.
      const { token } = name === 'ownAccount.endSessions' ? creator : callers[spec.access];
      // A live stream does not end, so only its counting is awaited.
      void call(spec, { token, payload: spec.body ? {} : undefined });
      await vi.waitFor(() => expect(counting, name).toHaveBeenCalled(), soon);
      await vi.waitFor(() => {
        const keys = counting.mock.calls.map(([key]) => key).join();
        expect(keys, name).toMatch(/ network 198\.51\.\d+\.\d+/);
        if (spec.access !== 'public') expect(keys, name).toMatch(/ (user \S{36}|admin)/);
      }, soon);
    }
    counting.mockRestore();
  });
});
