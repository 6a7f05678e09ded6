import { allRoutes, type RouteSpec, requestPath } from '@briefcast/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DealSituation, sentBrief } from './testing/builders.ts';
import { useTestServer } from './testing/harness.ts';

const server = useTestServer();
let situation: DealSituation;
let adminToken: string;

beforeAll(async () => {
  situation = await sentBrief(server);
  adminToken = (await server.signInAdmin()).token;
});

const someId = '01900000-0000-7000-8000-ffffffffffff';
const tokenFor = ({ access }: RouteSpec) =>
  access === 'admin' || access === 'finance'
    ? adminToken
    : access === 'brand'
      ? situation.brand.token
      : situation.creator.token;

function send(spec: RouteSpec, payload: string, params: Record<string, string> = {}) {
  const ids = Object.fromEntries(Object.keys(spec.params?.shape ?? {}).map((key) => [key, someId]));
  return server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, { params: { ...ids, ...params } }),
    headers: { authorization: `Bearer ${tokenFor(spec)}`, 'content-type': 'application/json' },
    payload,
  });
}

const withBody = allRoutes.filter(({ spec }) => spec.body);
/** Tokens and codes are any text, and an unknown one is not found. */
const anyTexts = ['token', 'code'];
/** Routes with ids in their address. */
const withIds = allRoutes.filter(
  ({ spec }) =>
    spec.params && !spec.upload && !Object.keys(spec.params.shape).some((name) => anyTexts.includes(name)),
);

describe.each(withBody)('$name', ({ name, spec }) => {
  test('refuses a body that is no object, with details', async () => {
    const faulty: string[] = [];
    for (const body of ['', '[]', 'null', '"text"', '7', '{', '{"a":', 'undefined']) {
      const { statusCode, body: text } = await send(spec, body);
      const { success, message, error } = JSON.parse(text);
      const isRefused = statusCode === 400 && success === false && Array.isArray(error?.details);
      if (!isRefused || message !== error.message) faulty.push(`${body}: ${statusCode} ${text}`);
    }
    expect(faulty).toEqual([]);
  });

  test('refuses another content type', async () => {
    const answer = await server.app.http.inject({
      method: spec.method,
      url: requestPath(spec, { params: { id: someId } }),
      headers: { authorization: `Bearer ${tokenFor(spec)}`, 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
  });

  test('refuses a body over the limit', async () => {
    expect((await send(spec, JSON.stringify({ text: 'x'.repeat(1_100_000) }))).statusCode).toBe(413);
  });

  test('survives a body nested a hundred thousand levels deep', async () => {
    const answer = await send(spec, `{"url":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBeLessThan(500);
  });

  test('answers no random body with a fault of its own', async () => {
    const fields = fc.constantFrom(
      'email',
      'password',
      'role',
      'title',
      'budget',
      'deadline',
      'creatorId',
      'status',
      'content',
      'url',
      'type',
      'dealId',
      'isPublished',
      'languages',
      'categories',
      'brandColors',
      'foundedYear',
      'bio',
      'feedback',
      'token',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\0',
        '\ud800',
        '%\\',
        '🎬',
        '__proto__',
        '2026-02-30',
        '275760-09-13T00:00:00.000Z',
        someId,
      ),
      fc.constantFrom(true, null, -1, 0.5, 2 ** 53 + 1, 1e308, 2_147_483_648),
      fc.array(fc.anything(), { maxLength: 3 }),
      fc.object({ maxDepth: 2 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fields, value, { maxKeys: 6 }), async (body) => {
        // Sign-in would only slow the run down by hashing.
        const answer = await send(spec, JSON.stringify(body));
        expect(answer.statusCode, `${name} ${JSON.stringify(body)} ${answer.body}`).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(withIds)('$name', ({ spec }) => {
  test('refuses what is no id, with details', async () => {
    const faulty: string[] = [];
    for (const id of ['no-id', '0', '%00', "' or 1=1", '🎬']) {
      const params = Object.fromEntries(Object.keys(spec.params?.shape ?? {}).map((key) => [key, id]));
      const { statusCode, body } = await server.app.http.inject({
        method: spec.method,
        url: requestPath(spec, { params }),
        headers: { authorization: `Bearer ${tokenFor(spec)}` },
        ...(spec.body ? { payload: {} } : {}),
      });
      const isRefused = statusCode === 400 && JSON.parse(body).error.details.length > 0;
      if (!isRefused) faulty.push(`${id}: ${statusCode} ${body}`);
    }
    expect(faulty).toEqual([]);
  });
});

describe('addresses and queries', () => {
  test.each([
    '/api/users/creators/public?limit=0',
    '/api/users/creators/public?limit=many',
    '/api/users/creators/public?minPrice=-1',
    '/api/users/creators/public?minPrice=99999999999',
    '/api/users/creators/public?sort=best',
    '/api/users/creators/public?cursor=nonsense',
    '/api/users/creators/public?search=%00',
    '/api/users/creators/public?%E0%A4%A',
  ])('%s is refused or read, never a fault', async (url) => {
    const answer = await server.app.http.inject({ url });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  });

  test.each(['/api/nowhere', '/api/deals/%E0%A4%A', '/nowhere'])(
    '%s answers in the envelope',
    async (url) => {
      const answer = await server.app.http.inject({ url });
      expect([400, 404, 401]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ success: false });
    },
  );

  test('nothing tells of SQL, stacks or paths', async () => {
    const answer = await server.app.http.inject({ url: '/api/users/creators/public?cursor=nonsense' });
    expect(answer.body).not.toMatch(/select|node_modules|at \w+ \(|\/src\//i);
  });
});
