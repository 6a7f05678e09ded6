import { api } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deals } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { addPortfolioItems, completeProfile, publishedCreator } from '../../testing/builders.ts';
import { finishedDeal } from '../../testing/finished-deal.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();

describe("a creator's profile", () => {
  test('changes what is given, keeps what is absent, clears what is null', async () => {
    const { client } = await server.signUpCreator();
    await client.profiles.update({ body: { bio: 'First', location: 'Dubai, UAE' } });
    const { user } = await client.profiles.update({ body: { bio: null } });
    expect(user).toMatchObject({ bio: null, location: 'Dubai, UAE' });
  });

  test('takes lists as lists and as JSON text, categories by id, name or both', async () => {
    const { client } = await server.signUpCreator();
    const { categories } = await server.anonymous.creators.categories();
    const travel = categories.find(({ name }) => name === 'Travel');
    const { user } = await client.profiles.update({
      body: {
        languages: '["Arabic","English"]',
        categories: ['beauty', travel?.id ?? '', { name: 'Food' }, { id: travel?.id }],
      },
    });
    expect(user).toMatchObject({
      languages: ['Arabic', 'English'],
      categories: [{ name: 'Beauty' }, { name: 'Travel' }, { name: 'Food' }],
    });
  });

  test('refuses an unknown category and changes nothing', async () => {
    const { client } = await server.signUpCreator();
    await client.profiles.update({ body: { categories: ['Beauty'] } });
    const change = client.profiles.update({ body: { bio: 'New', categories: ['Beauty', 'Astrology'] } });
    await expect(change).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['categories', 1] }],
    });
    expect((await client.accounts.me()).user).toMatchObject({ bio: null, categories: [{ name: 'Beauty' }] });
  });

  test('ignores what nobody may set', async () => {
    const { client, user } = await server.signUpCreator();
    const body = { id: 'x', email: 'other@people.example', role: 'BRAND', companyName: 'X' } as object;
    expect((await client.profiles.update({ body })).user).toEqual(user);
  });

  test.each([
    ['a price as text', { ugcVideoPricing: '200' }],
    ['true for a price', { ugcVideoPricing: true }],
    ['null for published', { isPublished: null }],
    ['a language that is not offered', { languages: ['Klingon'] }],
    ['a first name that is cleared', { firstName: null }],
    ['too many cents', { ugcVideoPricing: 100_000_001 }],
    ['half a cent', { ugcVideoPricing: 0.5 }],
  ])('refuses %s', async (_, body) => {
    const { client } = await server.signUpCreator();
    await expect(client.profiles.update({ body: body as never })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: expect.arrayContaining(Object.keys(body)) }],
    });
  });

  test("refuses somebody else's picture", async () => {
    const { client } = await server.signUpCreator();
    const profileImage = '/api/media/01900000-0000-7000-8000-ffffffffffff';
    await expect(client.profiles.update({ body: { profileImage } })).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['profileImage'] }],
    });
  });
});

test("a profile's picture is one's own upload, not somebody else's", async () => {
  const [own, other] = [await server.signUpCreator(), await server.signUpCreator()];
  const { file } = await sendFile(server, other, api.files.uploadAvatar, await samplePicture('png', 8, 8));
  const body = { profileImage: file.url };
  await expect(own.client.profiles.update({ body })).rejects.toMatchObject({ code: 'request.invalid' });
  expect((await other.client.profiles.update({ body })).user.profileImage).toBe(file.url);
});

describe('publishing', () => {
  test('an incomplete profile is refused with one detail for each missing thing, and nothing is changed', async () => {
    const { client } = await server.signUpCreator();
    await expect(
      client.profiles.update({ body: { bio: 'Half done', isPublished: true } }),
    ).rejects.toMatchObject({
      code: 'profile.incomplete',
      status: 400,
      details: [
        { path: ['location'], message: 'Location' },
        { path: ['languages'], message: 'At least one language' },
        { path: ['categories'], message: 'At least one category' },
        { path: ['pricing'] },
        { path: ['portfolio'], message: 'At least one portfolio item' },
      ],
    });
    expect((await client.accounts.me()).user).toMatchObject({ bio: null, isPublished: false });
  });

  test('a complete profile is published by the same call that completes it', async () => {
    const creator = await server.signUpCreator();
    await addPortfolioItems(creator, 3);
    const { user } = await creator.client.profiles.update({
      body: { ...completeProfile, isPublished: true },
    });
    expect(user).toMatchObject({ isPublished: true });
  });

  test('publishing anew keeps the place in the directory', async () => {
    const first = await publishedCreator(server);
    server.advance(60_000);
    const second = await publishedCreator(server);
    const order = async () => (await server.anonymous.creators.directory()).creators.map(({ id }) => id);
    const before = await order();
    expect(before.indexOf(second.user.id)).toBeLessThan(before.indexOf(first.user.id));
    server.advance(60_000);
    await first.client.profiles.update({ body: { isPublished: false } });
    await first.client.profiles.update({ body: { isPublished: true } });
    expect(await order()).toEqual(before);
  });

  test('unpublishing takes the creator out of sight', async () => {
    const { client, user } = await publishedCreator(server);
    await client.profiles.update({ body: { isPublished: false } });
    await expect(server.anonymous.creators.publicProfile({ params: { id: user.id } })).rejects.toMatchObject({
      code: 'creator.not_found',
    });
    const { creators } = await server.anonymous.creators.directory();
    expect(creators.map(({ id }) => id)).not.toContain(user.id);
  });
});

describe('a published profile', () => {
  test.each([
    ['its bio', { bio: null }, [{ path: ['bio'], message: 'Bio' }]],
    ['its place', { location: '' }, [{ path: ['location'], message: 'Location' }]],
    ['its languages', { languages: [] }, [{ path: ['languages'], message: 'At least one language' }]],
    ['its categories', { categories: null }, [{ path: ['categories'], message: 'At least one category' }]],
    ['a price', { ugcPhotoPricing: 0 }, [{ path: ['ugcPhotoPricing'], message: 'UGC photo price' }]],
  ])('keeps %s, and is told what it needs', async (_, body, details) => {
    const { client } = await publishedCreator(server);
    const before = (await client.accounts.me()).user;
    await expect(client.profiles.update({ body })).rejects.toMatchObject({
      code: 'profile.published_needs',
      status: 400,
      details,
    });
    expect((await client.accounts.me()).user).toEqual(before);
  });

  test('may be emptied in the save that unpublishes it', async () => {
    const { client } = await publishedCreator(server);
    const { user } = await client.profiles.update({ body: { bio: null, isPublished: false } });
    expect(user).toMatchObject({ bio: null, isPublished: false });
  });

  test('is asked for nothing that was missing already when the admin published it', async () => {
    const { client, user } = await server.signUpCreator();
    await client.profiles.update({ body: { languages: ['English'] } });
    const admin = await server.signInAdmin();
    await admin.client.admin.togglePublish({ params: { id: user.id }, body: { isPublished: true } });
    await client.profiles.update({ body: { location: 'Lisbon, Portugal', bio: null } });
    await expect(client.profiles.update({ body: { location: null } })).rejects.toMatchObject({
      code: 'profile.published_needs',
    });
  });

  test('loses one of two things that are taken at once, where only one may go', async () => {
    const { client } = await publishedCreator(server, {
      influencerReelPricing: 9000,
      influencerStoryPricing: 4000,
    });
    const outcomes = await Promise.allSettled([
      client.profiles.update({ body: { ugcPhotoPricing: null } }),
      client.profiles.update({ body: { influencerStoryPricing: null } }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a profile that the admin took offline', () => {
  const toggle = async (id: string, isPublished: boolean) =>
    (await server.signInAdmin()).client.admin.togglePublish({ params: { id }, body: { isPublished } });

  test('stays offline whatever its creator does, until the admin brings it back', async () => {
    const { client, user } = await publishedCreator(server);
    await toggle(user.id, false);
    expect((await client.accounts.me()).user).toMatchObject({ isPublished: false, isWithheld: true });
    for (const body of [{ isPublished: true }, { ...completeProfile, isPublished: true }]) {
      await expect(client.profiles.update({ body })).rejects.toMatchObject({
        code: 'profile.withheld',
        status: 409,
      });
    }
    // All other changes still work.
    await client.profiles.update({ body: { bio: 'Another text.' } });
    await client.profiles.update({ body: { isPublished: false } });
    expect((await client.accounts.me()).user).toMatchObject({ isPublished: false, isWithheld: true });
    const { creators } = await server.anonymous.creators.directory();
    expect(creators.map(({ id }) => id)).not.toContain(user.id);

    await toggle(user.id, true);
    expect((await client.accounts.me()).user).toMatchObject({ isPublished: true, isWithheld: false });
    await client.profiles.update({ body: { isPublished: false } });
    await client.profiles.update({ body: { isPublished: true } });
  });

  test('is held even if it was not published at that moment', async () => {
    const { client, user } = await publishedCreator(server);
    await client.profiles.update({ body: { isPublished: false } });
    await toggle(user.id, false);
    await expect(client.profiles.update({ body: { isPublished: true } })).rejects.toMatchObject({
      code: 'profile.withheld',
    });
  });

  test('is named in no public answer', async () => {
    const { user } = await publishedCreator(server);
    const { creator } = await server.anonymous.creators.publicProfile({ params: { id: user.id } });
    expect(creator).not.toHaveProperty('isWithheld');
  });
});

describe('a public profile', () => {
  test('shows the creator, never the e-mail', async () => {
    const { user } = await publishedCreator(server);
    const { creator } = await server.anonymous.creators.publicProfile({ params: { id: user.id } });
    expect(creator).toMatchObject({ id: user.id, bio: completeProfile.bio, portfolio: [{}, {}, {}] });
    expect(JSON.stringify(creator)).not.toContain(user.email);
  });
});

describe("a profile's details", () => {
  const details = async (id: string) => (await server.anonymous.creators.details({ params: { id } })).details;

  test('show what rights beyond the usual ones cost, each line once', async () => {
    const { user, client } = await publishedCreator(server);
    expect((await details(user.id)).surcharges).toEqual([]);
    const surcharges = [
      { line: 'PAID_ADS_MONTHS_3', kind: 'PERCENT', percent: 30 },
      { line: 'RAW_FOOTAGE', kind: 'AMOUNT', cents: 60_000 },
      { line: 'UNPAID_ENDLESS', kind: 'NOT_OFFERED' },
    ] as const;
    await client.profiles.update({ body: { surcharges: [...surcharges] } });
    expect((await details(user.id)).surcharges).toEqual(surcharges);
    const twice = client.profiles.update({ body: { surcharges: [surcharges[0], surcharges[0]] } });
    await expect(twice).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['surcharges'] }],
    });
    await client.profiles.update({ body: { surcharges: null } });
    expect((await details(user.id)).surcharges).toEqual([]);
  });

  test('show accounts elsewhere and packages as they were given, names as addresses', async () => {
    const { client, user } = await publishedCreator(server);
    await client.profiles.update({
      body: {
        socialAccounts: [{ network: 'instagram', url: '@layla', followers: 12_400 }],
        packages: [{ name: 'Launch set', includes: 'Three films', price: 90_000, turnaroundDays: 5 }],
      },
    });
    expect(await details(user.id)).toEqual({
      socialAccounts: [{ network: 'instagram', url: 'https://www.instagram.com/layla', followers: 12_400 }],
      packages: [{ name: 'Launch set', includes: 'Three films', price: 90_000, turnaroundDays: 5 }],
      surcharges: [],
      facts: null,
      rate: { perDollar: 36_725, day: null },
    });
    await client.profiles.update({ body: { socialAccounts: null, packages: [] } });
    expect(await details(user.id)).toMatchObject({ socialAccounts: [], packages: [] });
    for (const url of ['javascript:alert(1)', 'two words', 'http://127.0.0.1/'])
      await expect(
        client.profiles.update({ body: { socialAccounts: [{ network: 'tiktok', url, followers: null }] } }),
      ).rejects.toMatchObject({ code: 'request.invalid', details: [{ path: ['socialAccounts', 0, 'url'] }] });
  });

  test('tell facts of finished deals once there are three', async () => {
    const { user } = await publishedCreator(server);
    const { db } = server.app.deps;
    const finish = (submitted: string, replied: string, rounds: number) =>
      finishedDeal(db, user.id, { submitted, replied, rounds });
    await finish('2026-03-10T18:00:00Z', '2026-03-01T10:20:00Z', 1);
    await finish('2026-03-12T18:00:00Z', '2026-03-01T11:00:00Z', 2);
    expect((await details(user.id)).facts).toBeNull();
    await finish('2026-03-01T18:00:00Z', '2026-03-01T20:00:00Z', 0);
    expect((await details(user.id)).facts).toEqual({
      completed: 3,
      submitted: 3,
      onTime: 2,
      rounds: 1,
      replyMinutes: 60,
    });
    // Cached until another deal is finished, because thousands of messages may be read for them.
    await db.update(deals).set({ roundsUsed: 3 }).where(eq(deals.creatorId, user.id));
    expect((await details(user.id)).facts).toMatchObject({ completed: 3, rounds: 1 });
    await finish('2026-03-01T18:00:00Z', '2026-03-01T20:00:00Z', 3);
    expect((await details(user.id)).facts).toMatchObject({ completed: 4, rounds: 3 });
  });
});
