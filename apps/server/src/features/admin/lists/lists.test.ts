import { api, type Client, type RouteSpec, requestPath } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { briefFor, publishedCreator } from '../../../testing/builders.ts';
import { type Person, useTestServer } from '../../../testing/harness.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
let admin: { client: Client; token: string };
let creators: Record<'amal' | 'basma' | 'carla', Person>;

/** Three creators, of whom Basma has no price and is not public; two brands; deals of 100, 200 and 300 dollars. */
beforeAll(async () => {
  const amal = await publishedCreator(server, { firstName: 'Amal', ugcVideoPricing: 30_000 });
  const basma = await server.signUpCreator('Basma');
  const carla = await publishedCreator(server, { firstName: 'Carla', ugcVideoPricing: 10_000 });
  creators = { amal, basma, carla };
  const [oasis, kayan] = [await server.signUpBrand('oasis'), await server.signUpBrand('Kayan')];
  const send = (brand: Person, creator: Person, title: string, budget: number, inDays: number) =>
    brand.client.deals.create({
      body: briefFor(creator, {
        title,
        budget,
        deadline: new Date(Date.now() + inDays * day).toISOString(),
      }),
    });
  await send(oasis, amal, '=cmd|calc', 20_000, 1);
  await send(oasis, carla, 'second, with a comma', 10_000, 40);
  const { deal } = await send(kayan, carla, 'Third "quoted"', 30_000, 1);
  admin = await server.signInAdmin();
  await admin.client.admin.cancelDeal({ params: { id: deal.id } });
});

const namesBy = async (query: Parameters<Client['admin']['creators']>[0] & object) =>
  (await admin.client.admin.creators(query)).creators.map(({ firstName }) => firstName);
const budgetsBy = async (query: Parameters<Client['admin']['deals']>[0] & object) =>
  (await admin.client.admin.deals(query)).deals.map(({ budget }) => budget / 100);

describe('a list is sorted', () => {
  test.each([
    ['name', 'desc', ['Carla', 'Basma', 'Amal']],
    ['price', 'asc', ['Carla', 'Amal', 'Basma']],
    ['price', 'desc', ['Amal', 'Carla', 'Basma']],
    ['deals', 'desc', ['Carla', 'Amal', 'Basma']],
    ['published', 'asc', ['Basma', 'Amal', 'Carla']],
    ['joined', 'asc', ['Amal', 'Basma', 'Carla']],
    ['portfolio', 'asc', ['Basma', 'Amal', 'Carla']],
  ] as const)('creators by %s, %s', async (sort, direction, names) => {
    expect(await namesBy({ query: { sort, direction } })).toEqual(names);
  });

  test('brands without regard to case', async () => {
    const { brands } = await admin.client.admin.brands({ query: { sort: 'name' } });
    expect(brands.map(({ companyName }) => companyName)).toEqual(['Kayan', 'oasis']);
  });

  test('deals by budget, brand, and the way they go', async () => {
    expect(await budgetsBy({ query: { sort: 'budget' } })).toEqual([100, 200, 300]);
    expect(await budgetsBy({ query: { sort: 'brand' } })).toEqual([300, 200, 100]);
    expect((await budgetsBy({ query: { sort: 'status', direction: 'desc' } }))[0]).toBe(300);
  });

  test('in counted pages, each with the number of all', async () => {
    const ask = (page: number) => admin.client.admin.creators({ query: { sort: 'name', limit: 2, page } });
    const [first, second, third] = [await ask(1), await ask(2), await ask(3)];
    expect([first, second, third].map(({ creators }) => creators.map(({ firstName }) => firstName))).toEqual([
      ['Amal', 'Basma'],
      ['Carla'],
      [],
    ]);
    expect([first, second, third].map(({ total, nextCursor }) => [total, nextCursor])).toEqual(
      Array(3).fill([3, null]),
    );
    expect(await namesBy({ query: { page: 1 } })).toEqual(['Carla', 'Basma', 'Amal']);
  });
});

describe('a list is filtered', () => {
  test('creators by what is public and complete', async () => {
    expect(await namesBy({ query: { published: 'no' } })).toEqual(['Basma']);
    expect(await namesBy({ query: { complete: 'yes' } })).toEqual(['Carla', 'Amal']);
    expect(await namesBy({ query: { complete: 'no' } })).toEqual(['Basma']);
    await admin.client.admin.togglePublish({
      params: { id: creators.amal.user.id },
      body: { isPublished: false },
    });
    await creators.amal.client.profiles.update({ body: { bio: '' } });
    expect(await namesBy({ query: { complete: 'yes' } })).toEqual(['Carla']);
    expect(await namesBy({ query: { complete: 'no', published: 'no' } })).toEqual(['Basma', 'Amal']);
  });

  test('by the days on which rows were made, the last included', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
    expect(await budgetsBy({ query: { from: today, to: tomorrow, sort: 'budget' } })).toEqual([
      100, 200, 300,
    ]);
    expect(await budgetsBy({ query: { from: tomorrow } })).toEqual([]);
    const backwards = admin.client.admin.deals({ query: { from: tomorrow, to: today } });
    await expect(backwards).rejects.toMatchObject({ code: 'request.invalid', details: [{ path: ['to'] }] });
  });

  test('deals by being late: open, and their day over everywhere', async () => {
    expect(await budgetsBy({ query: { overdue: 'yes' } })).toEqual([]);
    server.advance(3 * day);
    admin = await server.signInAdmin();
    const { deals, total } = await admin.client.admin.deals({ query: { overdue: 'yes' } });
    expect(deals).toMatchObject([{ budget: 20_000, deadline: expect.any(String) }]);
    expect(total).toBe(1);
  });
});

describe('a list is saved', () => {
  const take = async (spec: RouteSpec, query: Record<string, string>) =>
    server.app.http.inject({
      url: requestPath(spec, { query }),
      headers: { authorization: `Bearer ${admin.token}` },
    });

  test('as the filter and the order have it, safe to open in a spreadsheet', async () => {
    const answer = await take(api.admin.dealsFile, { sort: 'budget', direction: 'desc' });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename=briefcast-deals-[\d-]+\.csv$/,
    );
    const [head, third, first, second] = answer.body.split('\r\n');
    expect(head).toBe(
      '\ufeff"Id","Deal","Brand","Creator","Status","Budget","Currency","Sent","Deadline","Messages","Files"',
    );
    expect(third).toContain('"Third ""quoted""","Kayan","Carla Haddad","Cancelled","300.00"');
    expect(first).toContain('"\'=cmd|calc","oasis"');
    expect(second).toContain('"second, with a comma"');
    const kayan = await take(api.admin.dealsFile, { search: 'kayan' });
    expect(kayan.body.split('\r\n')).toHaveLength(3);
    const [line] = (await admin.client.admin.audit()).entries;
    expect(line).toMatchObject({ action: 'list.save', subject: 'deals', after: { rows: 1 } });
  });

  test('whole, however many rows are read at once', async () => {
    for (const spec of [api.admin.creatorsFile, api.admin.brandsFile]) {
      const { statusCode, body } = await take(spec, {});
      expect(statusCode).toBe(200);
      expect(body.trimEnd().split('\r\n')).toHaveLength(spec === api.admin.creatorsFile ? 4 : 3);
    }
  });
});

test('people by words in any order, without accents, and with a slip', async () => {
  await server.signUpCreator('Zoë', 'Laurént');
  const zoe = (search: string) => namesBy({ query: { search } });
  expect(await zoe('laurent zoe')).toEqual(['Zoë']);
  expect(await zoe('LAURNET')).toEqual(['Zoë']);
  expect(await zoe('Zoe laurentt')).toEqual(['Zoë']);
  expect(await zoe('laurel.')).toEqual([]);
  expect(await zoe('(lau')).toEqual([]);
  const brandsBy = async (search: string) =>
    (await admin.client.admin.brands({ query: { search } })).brands.map(({ companyName }) => companyName);
  expect(await brandsBy('KAYEN')).toEqual(['Kayan']);
  expect((await admin.client.admin.brands({ query: { search: 'kaya' } })).total).toBe(1);
  const saved = await server.app.http.inject({
    url: requestPath(api.admin.creatorsFile, { query: { search: 'laurnet' } }),
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(saved.body).toContain('Zoë');
});
