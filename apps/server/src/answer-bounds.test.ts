import { allRoutes, type RouteSpec, requestPath, type z } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from './testing/harness.ts';
import { allSamples, sampledRoutes, sampleOf } from './testing/route-samples/all-samples.ts';
import { type AnswerBound, answersMany } from './testing/route-samples/bounds.ts';
import { type FilledDeal, makeFilledDeal } from './testing/route-samples/filled-deal.ts';

const server = useTestServer();

const lists = allRoutes.filter(({ spec }) => answersMany(spec));

const bounded = sampledRoutes.flatMap(({ name, sample }) =>
  sample.bound ? [{ name, bound: sample.bound }] : [],
);

test('every route that answers a list, a file or an export has a bound, and no other', () => {
  const boundsWanted = 'add the bound to its sample, and fill what it lists in the `fill` of its feature';
  const names = (routes: { name: string }[]) => routes.map(({ name }) => name).toSorted();
  expect(names(bounded), boundsWanted).toEqual(names(lists));
});

test('no list is heavier than a megabyte: a deal with its brief is, and the site map of ten minutes', () => {
  const heavy = bounded.filter(
    ({ bound }) => bound.form !== 'stream' && bound.bytes > 2 ** 20 && bound.place === 'counted',
  );
  expect(heavy.map(({ name }) => name).sort()).toEqual(['adminDetails.deal', 'deals.read', 'system.siteMap']);
});

test('a page says where the next one begins', () => {
  const pages = lists.filter(({ name }) => sampleOf(name).bound?.form === 'page');
  const cursors = ['nextCursor', 'next', 'hasEarlier', 'more'];
  for (const { name, spec } of pages)
    expect(Object.keys(spec.reply.shape), name).toEqual(expect.arrayContaining([expect.toBeOneOf(cursors)]));
});

/** What is read of a filled deal and of its people; what is bytes is bounded by being a stream. */
const asked: { name: string; spec: RouteSpec; bound: AnswerBound }[] = lists.flatMap(({ name, spec }) => {
  const { bound } = sampleOf(name);
  const isRead = spec.method === 'GET' && (spec.kind ?? 'json') !== 'bytes' && spec.kind !== 'events';
  return bound && isRead ? [{ name, spec, bound }] : [];
});

/** The longest page that may be asked for. */
function mostAsked({ query }: RouteSpec): { limit?: number } {
  const asked = (query?.shape as Record<string, z.ZodType> | undefined)?.limit;
  const limit = [500, 100, 50].find((most) => asked?.safeParse(`${most}`).success);
  return limit === undefined ? {} : { limit };
}

const fillIt = (name: string) =>
  `${name} is not filled: fill what it lists, as long as the limits allow, in the \`fill\` of its feature, or lower its bound`;

describe('an answer about a filled deal', () => {
  let filled: FilledDeal;
  let ids: Record<string, string>;
  let admin: string;
  beforeAll(async () => {
    filled = await makeFilledDeal(server);
    const { dealId, creatorId, brandId, fileId } = filled;
    ids = { id: dealId, dealId, userId: creatorId, creatorId, brandId, fileId, invoiceId: fileId };
    for (const { fill } of allSamples) Object.assign(ids, await fill?.(filled));
    await filled.db.execute(sql`analyze`);
    admin = (await server.signInAdmin()).token;
  });

  const paramsOf = (path: string, id = 'id') =>
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [name, ids[name === 'id' ? id : name] ?? '']),
    );

  test.each(asked)('$name stays within its bound', async ({ name, spec, bound }) => {
    const { id, params, query, status = 200 } = sampleOf(name).filled ?? {};
    const { brand, creator } = filled;
    const token = { admin, finance: admin, creator: creator.token }[spec.access as string] ?? brand.token;
    const url = requestPath(spec, {
      params: { ...paramsOf(spec.path, id), ...params },
      query: { ...query, ...mostAsked(spec) },
    });
    const answer = await server.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(status);
    if (bound.form === 'stream') return;
    const weight = answer.rawPayload.length;
    expect(weight).toBeLessThanOrEqual(bound.bytes);
    if (bound.form === 'page' && answer.statusCode === 200)
      expect(weight, fillIt(name)).toBeGreaterThanOrEqual(bound.bytes / 3);
  });
});
