import { allRoutes, api, type Role, requestPath } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { count, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { notifications } from '../../platform/database/tables/index.ts';
import { briefFor, publishedCreator } from '../../testing/builders.ts';
import { applicationBody, postedCasting, searchBody } from '../../testing/castings.ts';
import { codeOf } from '../../testing/code-of.ts';
import { testPassword, useTestServer } from '../../testing/harness.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

const server = useTestServer();

const admin = async () => (await server.signInAdmin()).client;
const fill = async () => (await (await admin()).samplePeople.fill()).samplePeople;
const remove = async () => (await (await admin()).samplePeople.remove()).samplePeople;
afterEach(async () => {
  await remove();
  await server.drain();
});

async function shown() {
  await server.app.settle();
  const { creators } = await server.anonymous.creators.directory({ query: {} });
  const { castings } = await server.anonymous.castings.board({ query: {} });
  return { creators, castings };
}

/** Ids of the invented ones that the public finds. */
async function samples() {
  const { creators, castings } = await shown();
  const [creator] = creators.filter(({ isSample }) => isSample);
  const [casting] = castings.filter(({ brand }) => brand.isSample);
  if (!creator || !casting) throw new Error('No sample is shown');
  return { creatorId: creator.id, castingId: casting.id };
}

const whole = { creators: 6, works: 18, brands: 2, castings: 1 };

test('are put in once, wear their mark wherever the public finds them, and are taken out again', async () => {
  const real = await publishedCreator(server);
  expect(await (await admin()).samplePeople.read()).toEqual({ samplePeople: { areIn: false, ...whole } });
  const twice = await Promise.all([fill(), fill()]);
  expect(twice).toEqual([
    { areIn: true, ...whole },
    { areIn: true, ...whole },
  ]);
  const { creators, castings } = await shown();
  expect(creators.filter(({ isSample }) => isSample)).toHaveLength(6);
  expect(creators.find(({ id }) => id === real.user.id)?.isSample ?? false).toBe(false);
  expect(castings.map(({ brand }) => brand.isSample)).toEqual([true]);
  const { creatorId, castingId } = await samples();
  const profile = await server.anonymous.creators.publicProfile({ params: { id: creatorId } });
  expect(profile.creator).toMatchObject({ isSample: true, profileImage: expect.stringMatching(/^\/art\//u) });
  expect(profile.creator.portfolio).toHaveLength(3);
  const { casting } = await server.anonymous.castings.read({ params: { id: castingId } });
  expect(casting.brand.isSample).toBe(true);
  expect(await remove()).toEqual({ areIn: false, ...whole });
  expect(await remove()).toEqual({ areIn: false, ...whole });
  const after = await shown();
  expect([after.creators.some(({ isSample }) => isSample), after.castings]).toEqual([false, []]);
});

test('a real brand and a real creator are refused, whatever they would do with them', async () => {
  const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
  const own = await postedCasting(brand);
  await fill();
  const { creatorId, castingId } = await samples();
  const brief = briefFor(creator, { creatorId });
  const { creatorId: _, ...several } = brief;
  const refused = await Promise.all(
    [
      brand.client.deals.create({ body: brief }),
      brand.client.deals.createSeveral({ body: { ...several, creatorIds: [creatorId, creator.user.id] } }),
      brand.client.rosters.save({ params: { creatorId }, body: { isFavourite: true } }),
      brand.client.castingInvitations.invite({
        params: { id: own },
        body: { creatorIds: [creatorId], message: '' },
      }),
      creator.client.castingApplications.apply({ params: { castingId }, body: applicationBody() }),
    ].map(codeOf),
  );
  expect(refused).toEqual([...Array(4).fill('samplepeople.creator'), 'samplepeople.casting']);
  expect((await brand.client.deals.brandDeals({ query: {} })).deals).toEqual([]);
});

test('nobody logs in as one of them, and nothing is sent to them or about them', async () => {
  const creator = await publishedCreator(server);
  await creator.client.castingSearches.create({ body: searchBody() });
  const before = (await server.mails()).length;
  await fill();
  const { castingId } = await samples();
  const email = 'dune@sample.invalid';
  const logIn = server.anonymous.accounts.logIn({ body: { email, password: testPassword } });
  expect(await codeOf(logIn)).toBe('account.bad_credentials');
  await server.anonymous.accounts.forgotPassword({ body: { email } });
  const end = { params: { id: castingId }, body: { reason: 'Looked at.' } };
  await (await admin()).adminCastings.end(end);
  server.advance(25 * 60 * 60 * 1000);
  await server.drain();
  expect((await server.mails()).length).toBe(before);
  expect(await server.app.deps.db.select({ kind: notifications.kind }).from(notifications)).toEqual([]);
});

test('count in no number of the admin, in no list of theirs and not in the site map', async () => {
  await publishedCreator(server);
  await server.signUpBrand();
  const client = await admin();
  async function read() {
    await server.app.settle();
    const { overview, recent } = await client.admin.dashboard();
    return {
      overview,
      recent,
      points: (await client.admin.figures({ query: {} })).points,
      creators: (await client.admin.creators({ query: {} })).total,
      brands: (await client.admin.brands({ query: {} })).total,
      castings: (await client.adminCastings.list({ query: {} })).castings,
      found: (await client.admin.find({ query: { text: 'Dune' } })).found,
      words: await client.operatorSettings.wordUses(),
    };
  }
  const before = await read();
  await fill();
  expect(await read()).toEqual(before);
  const { creatorId, castingId } = await samples();
  const { body } = await server.app.http.inject({ url: '/sitemap.xml' });
  for (const path of [paths.creator.href(creatorId), paths.casting.href(castingId)])
    expect(body).not.toContain(path);
});

/** Tables of events, work and callers, which hold no rows of people. */
const logs = ['facts', 'audit_entries', 'projections', 'rate_limits', 'jobs', 'admin_sessions'];

async function everything() {
  await server.drain();
  const { db } = server.app.deps;
  const tables = await db
    .select({ name: sql<string>`t.table_name` })
    .from(sql`information_schema.tables t`)
    .where(sql`t.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  const counted: Record<string, number> = {};
  for (const { name } of tables) {
    if (logs.includes(name)) continue;
    const [found] = await db.select({ rows: count() }).from(sql`${sql.identifier(name)}`);
    counted[name] = found?.rows ?? 0;
  }
  return { counted, keys: await storedKeys(server) };
}

test('no row and no file of them stays, though people looked at them', async () => {
  const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
  const before = await everything();
  expect(Object.keys(before.counted).length).toBeGreaterThan(90);
  await fill();
  const { creatorId, castingId } = await samples();
  await creator.client.savedCastings.save({ params: { id: castingId } });
  await brand.client.blocks.blockCreator({ params: { id: creatorId } });
  const during = await everything();
  expect(during.counted).not.toEqual(before.counted);
  await remove();
  expect(await everything()).toEqual(before);
});

test('both acts are lines of the audit trail, with what came and went', async () => {
  await fill();
  await fill();
  await remove();
  const { entries } = await (await admin()).admin.audit({ query: { search: 'Sample people' } });
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'sample_people.remove', before: whole },
    { action: 'sample_people.fill', after: whole },
  ]);
  expect(api.samplePeople.fill.access).toBe('admin');
});

const look = async (role: Role) => (await admin()).samplePeople.look({ body: { role } });

test('an admin looks as one of them for half an hour, which the trail says', async () => {
  expect(await codeOf(look('BRAND'))).toBe('samplepeople.none');
  await fill();
  for (const role of ['BRAND', 'CREATOR'] as const) {
    const { user, token } = await look(role);
    expect(user).toMatchObject({ role, isLook: true, email: expect.stringMatching(/@sample\.invalid$/u) });
    const client = server.as(token);
    expect((await client.accounts.me()).user).toMatchObject({ id: user.id, isLook: true });
    await client.accounts.logOut();
    expect(await codeOf(client.accounts.me())).toBe('auth.session_expired');
  }
  const { token } = await look('BRAND');
  server.advance(30 * 60 * 1000);
  expect(await codeOf(server.as(token).accounts.me())).toBe('auth.session_expired');
  const { entries } = await (await admin()).admin.audit({ query: { search: 'Layla Saab' } });
  expect(entries[0]).toMatchObject({ action: 'sample_people.look', actor: 'admin' });
});

test.each(['BRAND', 'CREATOR'] as const)(
  'looking as a %s changes nothing, whatever is called',
  async (role) => {
    await fill();
    const { token } = await look(role);
    const wrong: string[] = [];
    for (const { name, spec } of allRoutes) {
      const isOfAdmin = spec.access === 'admin' || spec.access === 'finance';
      const isOfOther = spec.access === (role === 'BRAND' ? 'creator' : 'brand');
      if (spec.method === 'GET' || isOfAdmin || isOfOther || name === 'accounts.logOut') continue;
      const params = Object.fromEntries(Object.keys(spec.params?.shape ?? {}).map((key) => [key, unknownId]));
      const { body } = await server.app.http.inject({
        method: spec.method,
        url: requestPath(spec, { params }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(spec.upload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
        },
        payload: spec.upload ? 'no form' : {},
      });
      if (!body.includes('look.read_only')) wrong.push(`${name}: ${body}`);
    }
    expect(wrong).toEqual([]);
  },
);
