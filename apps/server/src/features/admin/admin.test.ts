import { api } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deals, media } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { keysOfRows } from '../../platform/storage/keys.ts';
import { acceptedDeal, brandIdOf, publishedCreator, sentBrief } from '../../testing/builders.ts';
import { testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { storedKeys } from '../../testing/stored-keys.ts';

const server = useTestServer();
const admin = async () => (await server.signInAdmin()).client;
/** The admin's actions in the trail; login is tested elsewhere. */
const audit = async () =>
  (await (await admin()).admin.audit()).entries.filter(({ action }) => action !== 'admin.log_in');

describe('the admin sees', () => {
  test('counters and the five newest of each side', async () => {
    const client = await admin();
    const before = await client.admin.dashboard();
    for (let number = 1; number <= 6; number++) await server.signUpBrand(`Brand ${number}`);
    await publishedCreator(server);
    const { overview, recent } = await client.admin.dashboard();
    expect(overview.totalBrands).toBe(before.overview.totalBrands + 6);
    expect(overview.totalCreators).toBe(before.overview.totalCreators + 1);
    expect(overview.totalPortfolioItems).toBe(before.overview.totalPortfolioItems + 3);
    expect(recent.brands.map(({ companyName }) => companyName)).toEqual(
      [6, 5, 4, 3, 2].map((number) => `Brand ${number}`),
    );
    expect(recent.creators[0]).toMatchObject({ firstName: 'Layla', email: expect.stringContaining('@') });
  });

  test('creators, searched by name, e-mail and place without case', async () => {
    const client = await admin();
    const { user } = await publishedCreator(server, { firstName: 'Zuleika', location: 'Zanzibar, Tanzania' });
    for (const search of ['zuleika', 'ZANZIBAR', user.email]) {
      const { creators } = await client.admin.creators({ query: { search } });
      expect(creators, search).toMatchObject([
        {
          id: user.id,
          isPublished: true,
          ugcVideoPricing: 20_000,
          _count: { portfolio: 3, assignedDeals: 0 },
        },
      ]);
    }
    for (const search of ['\\', '%', '_', "'"]) {
      expect((await client.admin.creators({ query: { search } })).creators, search).toEqual([]);
    }
  });

  test('brands and deals with their counts', async () => {
    const client = await admin();
    const brand = await server.signUpBrand('Meridian');
    const creator = await publishedCreator(server);
    const body = {
      title: 'Desk to desert',
      description: 'A field test',
      budget: 5_000,
      deadline: new Date(Date.now() + 1e8).toISOString(),
      creatorId: creator.user.id,
    };
    const { deal } = await brand.client.deals.create({ body });
    await brand.client.messages.send({ body: { dealId: deal.id, type: 'TEXT', content: 'Hello' } });
    expect((await client.admin.brands({ query: { search: 'meridian' } })).brands).toMatchObject([
      { companyName: 'Meridian', _count: { createdDeals: 1 } },
    ]);
    const query = { search: 'desk to', status: 'BRIEF_SENT' as const, _t: '1' };
    expect((await client.admin.deals({ query })).deals).toMatchObject([
      {
        id: deal.id,
        brand: { companyName: 'Meridian' },
        creator: { firstName: 'Layla' },
        _count: { messages: 1, files: 0 },
      },
    ]);
    expect((await client.admin.deals({ query: { ...query, status: 'COMPLETED' } })).deals).toEqual([]);
    expect((await client.admin.deals({ query: { ...query, status: '' } })).deals).toHaveLength(1);
  });
});

describe('the admin changes', () => {
  test('publication of any creator, complete or not, and it is written down', async () => {
    const client = await admin();
    const { user, client: tomas } = await server.signUpCreator('Tomas', 'Lindqvist');
    await tomas.profiles.update({ body: { bio: 'Keyboards on camera.' } });
    const toggle = (isPublished: boolean) =>
      client.admin.togglePublish({ params: { id: user.id }, body: { isPublished } });
    expect(await toggle(true)).toEqual({ message: 'Creator published successfully' });
    await expect(server.anonymous.creators.publicProfile({ params: { id: user.id } })).resolves.toBeDefined();
    expect(await toggle(false)).toEqual({ message: 'Creator unpublished successfully' });
    expect((await audit()).slice(0, 2)).toMatchObject([
      {
        actor: 'admin',
        action: 'creator.unpublish',
        before: { isPublished: true, isWithheld: false },
        after: { isPublished: false, isWithheld: true },
      },
      { action: 'creator.publish', subject: expect.stringContaining('Tomas Lindqvist') },
    ]);
  });

  test('no publication of a profile of which only the name is filled in', async () => {
    const client = await admin();
    const { user, client: tomas } = await server.signUpCreator('Tomas', 'Lindqvist');
    const params = { id: user.id };
    const publish = () => client.admin.togglePublish({ params, body: { isPublished: true } });
    await expect(publish()).rejects.toMatchObject({ code: 'profile.empty' });
    await expect(server.anonymous.creators.publicProfile({ params })).rejects.toMatchObject({
      code: 'creator.not_found',
    });
    const { outcomes } = await client.admin.bulk({ body: { action: 'publish', ids: [user.id] } });
    expect(outcomes).toMatchObject([{ refusal: { code: 'profile.empty' } }]);
    await tomas.profiles.update({ body: { location: 'Malmö, Sweden' } });
    await expect(publish()).resolves.toBeDefined();
  });

  test('publication of a creator with works, which the trail names beside the person', async () => {
    const client = await admin();
    const { id } = (await publishedCreator(server)).user;
    const { creator } = await client.adminDetails.creator({ params: { id } });
    await client.admin.togglePublish({ params: { id }, body: { isPublished: false, reason: 'Not theirs' } });
    const [line] = await audit();
    const works = creator.portfolio.map(({ title }) => title);
    expect(works).toHaveLength(3);
    expect(line).toMatchObject({
      action: 'creator.unpublish',
      after: { works: expect.arrayContaining(works) },
    });
    for (const work of works) expect(line?.subject).toContain(work);
  });

  test('a deal that is not closed, to cancelled', async () => {
    const client = await admin();
    const { dealId, brand } = await acceptedDeal(server);
    expect(await client.admin.cancelDeal({ params: { id: dealId } })).toEqual({
      message: 'Deal cancelled successfully',
    });
    expect((await brand.client.deals.read({ params: { id: dealId } })).deal.status).toBe('CANCELLED');
    expect((await audit())[0]).toMatchObject({ action: 'deal.cancel', before: { status: 'ACCEPTED' } });
    const finished = await acceptedDeal(server);
    await server.app.deps.db.update(deals).set({ status: 'COMPLETED' }).where(eq(deals.id, finished.dealId));
    await expect(client.admin.cancelDeal({ params: { id: finished.dealId } })).rejects.toMatchObject({
      code: 'deal.status_conflict',
    });
  });
});

describe('deleting', () => {
  test('a deal takes its messages along', async () => {
    const client = await admin();
    const { dealId, brand, creator } = await sentBrief(server);
    await brand.client.messages.send({ body: { dealId, type: 'TEXT', content: 'Hello' } });
    expect(await client.admin.removeDeal({ params: { id: dealId } })).toEqual({
      message: 'Deal deleted successfully',
    });
    for (const { client: party } of [brand, creator]) {
      await expect(party.deals.read({ params: { id: dealId } })).rejects.toMatchObject({
        code: 'deal.not_found',
      });
    }
    expect((await audit())[0]).toMatchObject({
      action: 'deal.delete',
      before: { title: 'Winter barrier serum' },
    });
  });

  test('a creator ends their login and their profile, cancels open deals and leaves finished ones unassigned', async () => {
    const client = await admin();
    const open = await sentBrief(server);
    const { creator, brand } = open;
    const body = {
      title: 'Done',
      description: 'Before',
      budget: 5_000,
      deadline: new Date(Date.now() + 1e8).toISOString(),
      creatorId: creator.user.id,
    };
    const finished = (await brand.client.deals.create({ body })).deal;
    await creator.client.messages.send({
      body: { dealId: finished.id, type: 'TEXT', content: 'Here it is' },
    });
    await server.app.deps.db.update(deals).set({ status: 'COMPLETED' }).where(eq(deals.id, finished.id));

    expect(await client.admin.removeUser({ params: { id: creator.user.id } })).toEqual({
      message: 'Creator deleted successfully',
    });
    await expect(creator.client.accounts.me()).rejects.toMatchObject({ status: 401 });
    const login = server.anonymous.accounts.logIn({
      body: { email: creator.user.email, password: testPassword },
    });
    await expect(login).rejects.toMatchObject({ code: 'account.bad_credentials' });
    const profile = server.anonymous.creators.publicProfile({ params: { id: creator.user.id } });
    await expect(profile).rejects.toMatchObject({ code: 'creator.not_found' });
    const list = (await brand.client.deals.brandDeals()).deals;
    expect(list).toMatchObject([
      { title: 'Done', status: 'COMPLETED', creator: null },
      { id: open.dealId, status: 'CANCELLED', creator: null },
    ]);
    const { deal } = await brand.client.deals.read({ params: { id: finished.id } });
    expect(deal.messages).toMatchObject([
      { content: 'Here it is', sender: { role: 'CREATOR', firstName: null } },
    ]);
    expect(JSON.stringify(await audit())).not.toMatch(/argon|password/i);
  });

  test('an account takes the bytes of its uploads along, and nobody else’s', async () => {
    const client = await admin();
    const [creator, other] = [await publishedCreator(server), await publishedCreator(server)];
    const picture = await samplePicture('png');
    await sendFile(server, other, api.files.uploadPortfolio, picture);
    const kept = await storedKeys(server);
    const { file } = await sendFile(server, creator, api.files.uploadPortfolio, picture);
    await creator.client.portfolio.add({ body: { type: 'IMAGE', url: file.url, title: 'Uploaded' } });
    // The sweep that is due at the start would remove it too; the next one is an hour away.
    await server.drain();
    expect(await storedKeys(server)).not.toEqual(kept);
    await client.admin.removeUser({ params: { id: creator.user.id } });
    await server.drain();
    const left = await storedKeys(server);
    expect(left).toEqual(expect.arrayContaining(kept));
    expect((await server.app.http.inject({ url: file.url })).statusCode).toBe(404);
    const rows = await server.app.deps.db.select().from(media);
    expect(left).toEqual(keysOfRows(rows).sort());
  });

  test('a brand leaves its name on the creator’s finished deals', async () => {
    const client = await admin();
    const { brand, creator, dealId } = await sentBrief(server);
    await brand.client.profiles.update({ body: { companyName: 'Oasis Skin Renamed' } });
    await server.app.deps.db.update(deals).set({ status: 'COMPLETED' }).where(eq(deals.id, dealId));
    expect(await client.admin.removeUser({ params: { id: brandIdOf(brand) } })).toEqual({
      message: 'Brand deleted successfully',
    });
    const { deal } = await creator.client.deals.read({ params: { id: dealId } });
    expect(deal).toMatchObject({
      status: 'COMPLETED',
      brand: { companyName: 'Oasis Skin Renamed', email: null, guidelines: null },
    });
    expect((await creator.client.deals.creatorStats()).totalEarnings).toBe(124_000);
  });
});
