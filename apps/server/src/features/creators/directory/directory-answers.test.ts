import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { api, type DirectoryPage, type DirectoryQuery, PublicCreator, z } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bytesOf } from '../../../platform/http/ready-answer.ts';
import { publishedCreator } from '../../../testing/builders.ts';
import { type Person, useTestServer } from '../../../testing/harness.ts';
import { testsRunOnPostgres } from '../../../testing/test-database.ts';
import { findPublicProfile } from '../read-public-profile.ts';
import { answersFromDatabase } from './database-answers.ts';
import { normalQuery } from './normal-query.ts';

const server = useTestServer();
const path = api.creators.directory.path;

const languages = [['Arabic', 'English'], ['English'], ['Italian'], ['Arabic', 'Korean']];
const categories = [['Beauty'], ['Fitness', 'Food'], ['Fashion', 'Beauty', 'Travel']];
const places = ['Dubai, UAE', 'Ａ-Straße', '😀 Beach', 'dubai, UAE'];
const accounts: NonNullable<Parameters<typeof publishedCreator>[1]>['socialAccounts'][] = [
  [],
  [{ network: 'instagram', url: '@zoe.films', followers: 12_000 }],
  [
    { network: 'tiktok', url: '@zoë_bakes', followers: 900_000 },
    { network: 'youtube', url: '@zoefilms', followers: null },
  ],
];
const people: Person[] = [];

const get = async (query: string, headers: Record<string, string> = {}) => {
  await server.app.settle();
  return server.app.http.inject({ url: `${path}${query}`, headers });
};

beforeAll(async () => {
  const admin = await server.signInAdmin();
  for (let n = 0; n < 12; n++) {
    const person = await publishedCreator(server, {
      firstName: `Zoë ${n}`,
      bio: n % 3 ? `Slow "fashion" ${n}, 100%_\\ honest` : 'Ὀδυσσεύς\u00a0films\n\tslowly',
      location: places[n % places.length] ?? null,
      languages: languages[n % languages.length] as ['Arabic'],
      categories: categories[n % categories.length] as string[],
      ugcPhotoPricing: 1000 * (n % 3) + 5000,
      ugcTurnaroundDays: 1 + (n % 4),
      influencerReelPricing: n % 2 ? 9000 : null,
      socialAccounts: accounts[n % accounts.length] ?? [],
      packages:
        n % 5 ? [] : [{ name: 'Launch', includes: 'Three reels', price: 90_000, turnaroundDays: null }],
    });
    await person.client.portfolio.add({
      body: {
        ...{ type: 'IMAGE', url: `https://media.example/${n}.jpg` },
        title: n % 3 === 0 ? 'Amber serum' : 'Slow film',
        ...(n % 4 === 1 ? { shows: 'A serum from its pipette', kind: 'Reel/Post', trade: 'Gaming' } : {}),
      },
    });
    if (n % 4 === 3) {
      await person.client.profiles.update({ body: { isPublished: false, ugcPhotoPricing: null } });
      const params = { id: person.user.id };
      await admin.client.admin.togglePublish({ params, body: { isPublished: true } });
    }
    people.push(person);
  }
  await server.app.directory.built;
});

const queries: DirectoryQuery[] = [
  {},
  { limit: 5 },
  { search: 'zoe' },
  { search: 'o' },
  { search: '% _ \\' },
  { search: '"fashion" SLOW', limit: 2 },
  { search: '100%_\\' },
  { search: 'nobody at all' },
  { search: 'ΟΔΥΣ films' },
  { languages: ['Arabic'] },
  { languages: ['Arabic', 'Korean'], categories: ['Beauty'], limit: 1 },
  { languages: ['Klingon'] },
  { categories: ['Food', 'Travel'], locations: ['Dubai, UAE'] },
  { locations: ['dubai, uae'] },
  { locations: ['😀 Beach', 'Ａ-Straße'], limit: 3 },
  { minPrice: 6000 },
  { maxPrice: 6000, limit: 2 },
  { minPrice: 5500, maxPrice: 6500, languages: ['English'] },
  { minPrice: 7000, maxPrice: 6000 },
  { networks: ['tiktok', 'youtube'] },
  { networks: ['instagram'], languages: ['Arabic'], limit: 1 },
  { networks: ['myspace'] },
  { deliverables: ['Packages'], limit: 2 },
  { deliverables: ['UGC Photo', 'Reel/Post'], categories: ['Beauty'] },
  { minFollowers: 12_000 },
  { minFollowers: 12_001, search: 'zoe', networks: ['youtube'], limit: 1 },
  { search: 'arabic photo' },
  { search: 'zoe_bakes' },
  { search: 'fahsion' },
  { search: 'onest slowli', limit: 2 },
  { search: 'fashoin', languages: ['Klingon'] },
  { search: 'fashoin qwertyuiop' },
  { search: 'str%sse' },
  { search: 'stra_se' },
  { search: 'zoëe_bakes' },
  { search: 'ocean dubay,' },
  { search: 'dubayy' },
  { search: 'زوي العربية' },
  { search: 'جمال', limit: 3 },
  { search: 'serum', limit: 1 },
  { search: 'zoe serum' },
  { search: 'pipette', limit: 2 },
  { search: 'film serum', limit: 1 },
  { search: 'seruns' },
  { minPrice: 6000, maxPrice: 20_000, priceKind: 'UGC Photo' },
  { minPrice: 1, priceKind: 'Reel/Post', search: 'zoe', limit: 1 },
  { priceKind: 'Reel/Post' },
  { maxTurnaround: 2 },
  { maxTurnaround: 1, languages: ['English'], limit: 1 },
];
const sorts = ['newest', 'price_asc', 'price_desc'] as const;
/** Every query in every order; on the embedded database, which is slower, each query in one of the orders in turn. */
const battery = queries.flatMap((query, turn) =>
  sorts
    .filter((_, order) => testsRunOnPostgres || order === turn % sorts.length)
    .map((sort) => ({ ...query, sort })),
);

/** Compares both ways of answering, for this page and the following ones. */
async function expectSame(asked: DirectoryQuery): Promise<void> {
  await server.app.settle();
  let query: DirectoryQuery | null = asked;
  for (let pages = 0; query && pages < 20; pages++) {
    const fromMemory = await server.app.directory.read(query);
    const fromDatabase = await answersFromDatabase(server.app.deps)(normalQuery(query));
    const text: string = bytesOf(fromMemory).toString();
    expect(text).toBe(fromDatabase.bytes.toString());
    expect(fromMemory.etag).toBe(fromDatabase.etag);
    // Same answer as `serve` would give.
    const { data } = JSON.parse(text);
    expect(text).toBe(JSON.stringify({ success: true, data: z.encode(api.creators.directory.reply, data) }));
    query = data.nextCursor ? { ...asked, cursor: data.nextCursor } : null;
  }
  expect(query).toBeNull();
}

describe('answers from memory', () => {
  test('come from memory', () => {
    expect(people).toHaveLength(12);
    expect(server.app.directory.isReady()).toBe(true);
    expect(server.app.directory.creator(people[0]?.user.id ?? '')).toMatchObject({ firstName: 'Zoë 0' });
  });

  test.each(battery)('are byte for byte those of the database: %j', async (query) => {
    await expectSame(query);
  });

  test('show a creator as their profile does', async () => {
    const { id } = (people[4] as Person).user;
    const found = await findPublicProfile(server.app.deps.db, id);
    expect(JSON.stringify(server.app.directory.creator(id))).toBe(
      JSON.stringify(z.encode(PublicCreator, found as PublicCreator)),
    );
  });

  test('stay the same after every kind of change', async () => {
    const [first, second, third] = people as [Person, Person, Person];
    await first.client.profiles.update({ body: { ugcPhotoPricing: 6000, categories: ['Gaming'] } });
    await second.client.profiles.update({ body: { isPublished: false } });
    await third.client.portfolio.add({
      body: { type: 'IMAGE', url: 'https://media.example/new.jpg', title: 'New' },
    });
    // With an idempotency key, the item is visible to others only after the answer.
    const body = { type: 'IMAGE' as const, url: 'https://media.example/keyed.jpg', title: 'Keyed' };
    await third.client.portfolio.add({ body }, { idempotencyKey: 'a-new-item' });
    await vi.waitFor(
      () =>
        expect(server.app.directory.creator(third.user.id)?.portfolio[0]).toMatchObject({ title: 'Keyed' }),
      { timeout: 20_000 },
    );
    const spare = { type: 'IMAGE' as const, url: 'https://media.example/spare.jpg', title: 'Spare' };
    await first.client.portfolio.add({ body: spare });
    const { portfolio } = await first.client.portfolio.list({ params: { userId: first.user.id } });
    await first.client.portfolio.remove({ params: { itemId: portfolio[0]?.id ?? '' } });
    expect((await server.anonymous.creators.directory()).total).toBe(11);
    for (const query of battery) await expectSame(query);
    const admin = await server.signInAdmin();
    await admin.client.admin.togglePublish({ params: { id: second.user.id }, body: { isPublished: true } });
    const { creators: listed } = await server.anonymous.creators.directory({ query: { limit: 1 } });
    expect(listed[0]?.id).not.toBeUndefined();
    for (const query of battery) await expectSame(query);
    await admin.client.admin.removeUser({ params: { id: second.user.id } });
    for (const query of battery) await expectSame(query);
  });
});

/** A process that gets no signal finds the change by checking. */
describe('a change that nobody told of', () => {
  const change = (statement: SQL) => server.app.deps.db.execute(statement);
  const nameOf = async (id: string) =>
    (await server.anonymous.creators.directory()).creators.find((creator) => creator.id === id)?.firstName;

  test('is found by its revision', async () => {
    const { id } = (people[5] as Person).user;
    await change(
      sql`update creators set first_name = 'Missed', revision = nextval('creator_revisions') where user_id = ${id}`,
    );
    expect(await nameOf(id)).toBe('Zoë 5');
    await server.app.directory.check();
    expect(await nameOf(id)).toBe('Missed');
  });

  test('is found by the count', async () => {
    const { id } = (people[6] as Person).user;
    await change(sql`update creators set is_published = false where user_id = ${id}`);
    await server.app.directory.check();
    expect(await nameOf(id)).toBeUndefined();
    await change(
      sql`update creators set is_published = true, revision = nextval('creator_revisions') where user_id = ${id}`,
    );
    await server.app.directory.check();
    expect(await nameOf(id)).toBe('Zoë 6');
    await change(sql`delete from users where id = ${(people[7] as Person).user.id}`);
    await server.app.directory.check();
    for (const query of battery) await expectSame(query);
  });
});

describe('an answer', () => {
  const query = '?limit=24&languages=Arabic';

  test('is told by its ETag, and not sent to whoever has it', async () => {
    const first = await get(query);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const etag = String(first.headers.etag);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get(query, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get(query, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    expect((await get(`?languages=Arabic&limit=24`)).headers.etag).toBe(etag);
    expect((await get(`?languages=English`)).headers.etag).not.toBe(etag);
  });

  test('comes as it is accepted', async () => {
    const plain = (await get('', {})).rawPayload;
    expect(plain.length).toBeGreaterThan(1024);
    const packed = async (accepted: string) => {
      const { headers, rawPayload } = await get('', { 'accept-encoding': accepted });
      return [headers['content-encoding'], rawPayload] as const;
    };
    for (const accepted of ['br', 'gzip, deflate, br', 'br;q=0.5, gzip']) {
      const [encoding, bytes] = await packed(accepted);
      expect(encoding).toBe('br');
      expect(brotliDecompressSync(bytes)).toEqual(plain);
    }
    for (const accepted of ['gzip', 'GZIP;q=1, br;q=0']) {
      const [encoding, bytes] = await packed(accepted);
      expect(encoding).toBe('gzip');
      expect(gunzipSync(bytes)).toEqual(plain);
    }
    for (const accepted of ['identity', 'gzip;q=0, br;q=0.0', 'deflate']) {
      expect(await packed(accepted)).toEqual([undefined, plain]);
    }
  });

  test('has a head of its own', async () => {
    const { statusCode, headers, body } = await server.app.http.inject({ method: 'HEAD', url: path });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers.etag).toBe((await get('')).headers.etag);
  });

  test('of an address that was asked before is true of a change since', async () => {
    const { client, user } = people[8] as Person;
    const asked = async () => (await get('?search=zoe%208')).json().data.creators[0]?.bio;
    expect(await asked()).toContain('8, 100%');
    const before = (await get('?search=zoe%208')).headers.etag;
    await client.profiles.update({ body: { bio: 'Another bio' } });
    expect(await asked()).toBe('Another bio');
    expect((await get('?search=zoe%208')).headers.etag).not.toBe(before);
    const { creator } = await server.anonymous.creators.publicProfile({ params: { id: user.id } });
    expect(creator.bio).toBe('Another bio');
  });

  test('of a wrong address is refused each time', async () => {
    for (const wrong of ['?limit=0', '?limit=0', '?cursor=x', '?cursor=x']) {
      expect((await get(wrong)).json()).toMatchObject({ error: { code: 'request.invalid' } });
    }
  });
});

describe('an answer that is large', () => {
  const many = 1500;
  beforeAll(async () => {
    const { db } = server.app.deps;
    await db.execute(sql`insert into users (id, email, password_hash, role)
      select gen_random_uuid(), 'many' || n || '@people.example', 'x', 'CREATOR' from generate_series(1, ${many}) n`);
    await db.execute(sql`insert into creators (user_id, first_name, last_name, bio, is_published, published_at, search_text)
      select id, 'Many', 'People', repeat(email || ' ', 40), true, now(), 'many people ' || email
      from users where email like 'many%'`);
    await server.app.directory.check();
  });

  test('is sent whole, to more at once than take their turns', async () => {
    const expected = (await answersFromDatabase(server.app.deps)(normalQuery({}))).bytes;
    expect(expected.length).toBeGreaterThan(1024 * 1024);
    const accepted = ['', '', '', 'br', 'br', 'gzip', 'gzip', '', ''];
    const answers = await Promise.all(accepted.map((encoding) => get('', { 'accept-encoding': encoding })));
    for (const { rawPayload, headers } of answers) {
      const encoding = headers['content-encoding'];
      const unpack =
        { br: brotliDecompressSync, gzip: gunzipSync }[encoding as 'br'] ?? ((bytes: Buffer) => bytes);
      expect(unpack(rawPayload).equals(expected)).toBe(true);
      if (!encoding) expect(headers['content-length']).toBe(String(expected.length));
    }
    const filtered = await get('?search=many', { 'accept-encoding': 'br' });
    const { bytes } = await answersFromDatabase(server.app.deps)(normalQuery({ search: 'many' }));
    expect(brotliDecompressSync(filtered.rawPayload).equals(bytes)).toBe(true);
    const etag = String(answers[0]?.headers.etag);
    expect((await get('', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await server.app.http.inject({ method: 'HEAD', url: path })).headers.etag).toBe(etag);
  });

  test('is the same after so many changes that the index is built anew', async () => {
    for (let round = 0; round < 2; round++) {
      await server.app.deps.db.execute(
        sql`update creators set revision = nextval('creator_revisions'), last_name = ${`Round ${round}`} where first_name = 'Many'`,
      );
      await server.app.directory.check();
    }
    for (const query of [
      { limit: 3 },
      { search: 'many1', limit: 50 },
      { sort: 'price_asc', limit: 100 },
    ] as const) {
      const fromDatabase = await answersFromDatabase(server.app.deps)(normalQuery(query));
      expect(bytesOf(await server.app.directory.read(query)).equals(fromDatabase.bytes)).toBe(true);
    }
  });
});

describe('what the database counts', () => {
  test('is bounded; of everybody it is exact, and a minute old at most', async () => {
    const { db } = server.app.deps;
    let now = Date.now();
    const answer = answersFromDatabase({ db, clock: () => new Date(now) }, 5);
    const countsOf = async (query: DirectoryQuery) => {
      const { data } = JSON.parse((await answer(normalQuery({ ...query, limit: 1 }))).bytes.toString());
      return data as DirectoryPage;
    };
    const { total } = await countsOf({});
    expect(total).toBeGreaterThan(1000);
    const filtered = await countsOf({ search: 'many people' });
    expect(filtered).toMatchObject({ total: 5, facets: { languages: [] } });
    expect(await countsOf({ search: 'many7@' })).toMatchObject({ total: 1 });

    await db.execute(sql`update creators set is_published = false where search_text like '% many7@%'`);
    expect(await countsOf({ search: 'many7@' })).toMatchObject({ total: 0 });
    expect((await countsOf({})).total).toBe(total);
    now += 60_000;
    expect((await countsOf({})).total).toBe(total - 1);
  });
});

describe('with more creators than memory may hold', () => {
  const crowded = useTestServer({ directoryInMemory: 1 });

  test('the database answers, in the same form', async () => {
    const { client, user } = await publishedCreator(crowded, { bio: 'The only one' });
    await crowded.app.directory.check();
    expect(crowded.app.directory.isReady()).toBe(true);
    await publishedCreator(crowded);
    await crowded.app.settle();
    expect(crowded.app.directory.isReady()).toBe(false);
    await crowded.app.directory.check();
    expect(crowded.app.directory.isReady()).toBe(false);
    const answer = await crowded.app.http.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({
      success: true,
      data: { total: 2, nextCursor: null },
    });
    const etag = String(answer.headers.etag);
    expect(
      (await crowded.app.http.inject({ url: path, headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304);
    await client.profiles.update({ body: { isPublished: false } });
    expect((await crowded.anonymous.creators.directory()).total).toBe(1);
    await crowded.app.directory.check();
    expect(crowded.app.directory.creator(user.id)).toBeUndefined();
    expect(crowded.app.directory.isReady()).toBe(true);
  });
});
