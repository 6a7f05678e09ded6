/** Drafts of castings, castings that creators save, and searches that find new ones (rules/castings). */
import { castingLimits } from '@briefcast/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedCreator, teamMember } from '../../testing/builders.ts';
import { castingBody, draftBody, postedCasting, searchBody } from '../../testing/castings.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { openBoard } from './board/board.ts';
import { notifySavedSearches } from './notify-saved-searches.ts';

const server = useTestServer();
let creator: Person;
beforeAll(async () => {
  creator = await publishedCreator(server);
});

describe('a draft', () => {
  test('is kept for the team, changed, and gone once it is posted', async () => {
    const owner = await server.signUpBrand('Tamra');
    const manager = await teamMember(server, owner, 'MANAGER');
    const { draft } = await owner.client.castingDrafts.create({ body: draftBody({ title: 'Lunch bowl' }) });
    const changed = await manager.client.castingDrafts.save({
      params: { id: draft.id },
      body: draftBody({ title: 'Lunch bowl, three swaps', payFrom: 26_000 }),
    });
    expect(changed.draft.terms).toMatchObject({ title: 'Lunch bowl, three swaps', payFrom: 26_000 });
    const { drafts } = await owner.client.castingDrafts.list();
    expect(drafts).toEqual([changed.draft]);
    await owner.client.castings.post({ body: { ...castingBody(), draftId: draft.id } });
    expect((await owner.client.castingDrafts.list()).drafts).toEqual([]);
    await expect(
      manager.client.castingDrafts.save({ params: { id: draft.id }, body: draftBody() }),
    ).rejects.toMatchObject({ code: 'casting.draft_gone' });
  });

  test('is the matter of its own organisation, and one of a bounded number', async () => {
    const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
    const { draft } = await brand.client.castingDrafts.create({ body: draftBody() });
    await other.client.castingDrafts.remove({ params: { id: draft.id } });
    await other.client.castings.post({ body: { ...castingBody(), draftId: draft.id } });
    expect((await brand.client.castingDrafts.list()).drafts).toHaveLength(1);
    for (let n = 1; n < castingLimits.drafts; n++)
      await brand.client.castingDrafts.create({ body: draftBody({ title: `Draft ${n}` }) });
    await expect(brand.client.castingDrafts.create({ body: draftBody() })).rejects.toMatchObject({
      code: 'casting.many_drafts',
    });
    await brand.client.castingDrafts.remove({ params: { id: draft.id } });
    await brand.client.castingDrafts.create({ body: draftBody() });
  });
});

test('a saved casting stays in the list when it is closed, until it is taken out', async () => {
  const brand = await server.signUpBrand();
  const id = await postedCasting(brand, { title: 'A scent for the drive home' });
  const params = { id };
  await creator.client.savedCastings.save({ params });
  await creator.client.savedCastings.save({ params });
  await brand.client.castings.close({ params });
  const list = async () => (await creator.client.savedCastings.list()).castings;
  expect((await list()).map(({ title, state }) => [title, state])).toEqual([
    ['A scent for the drive home', 'CHOOSING'],
  ]);
  await creator.client.savedCastings.remove({ params });
  expect(await list()).toEqual([]);
  await expect(creator.client.savedCastings.save({ params: { id: creator.user.id } })).rejects.toMatchObject({
    code: 'casting.not_found',
  });
});

describe('the board for a creator', () => {
  test('shows what fits in most points first, then what closes soonest, in pages', async () => {
    const brand = await server.signUpBrand('Fit House');
    const dayIn = (days: number) =>
      new Date(server.app.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const { categories } = await server.anonymous.creators.categories();
    const { user } = creator;
    const own = user.role === 'CREATOR' ? user.categories.map(({ id }) => id) : [];
    const foreign = categories.filter(({ id }) => !own.includes(id)).map(({ id }) => id)[0] ?? '';
    await postedCasting(brand, { title: 'Fit late', languages: [], closesOn: dayIn(9) });
    await postedCasting(brand, { title: 'Fit soon', languages: [], closesOn: dayIn(6) });
    await postedCasting(brand, {
      title: 'Misses one',
      languages: [],
      categoryIds: [foreign],
      closesOn: dayIn(3),
    });
    await server.app.settle();
    const read = (query: object) =>
      creator.client.castings.fitting({ query: { search: 'fit house', ...query } });
    const titles = (page: Awaited<ReturnType<typeof read>>) => page.castings.map(({ title }) => title);
    expect(titles(await read({}))).toEqual(['Fit soon', 'Fit late', 'Misses one']);
    const first = await read({ limit: 1 });
    expect(titles(first)).toEqual(['Fit soon']);
    const second = await read({ limit: 1, cursor: first.nextCursor ?? '' });
    expect(titles(second)).toEqual(['Fit late']);
    const third = await read({ limit: 2 }).then((page) => read({ limit: 1, cursor: page.nextCursor ?? '' }));
    expect(titles(third)).toEqual(['Misses one']);
    await postedCasting(brand, { title: 'Misses it too', categoryIds: [foreign], closesOn: dayIn(4) });
    await server.app.settle();
    const behind = await read({ limit: 3 }).then((page) => read({ cursor: page.nextCursor ?? '' }));
    expect(titles(behind)).toHaveLength(1);
  });
});

describe('a saved search', () => {
  const board = () => openBoard(server.app.deps);
  const told = async ({ user }: Person) =>
    (await server.mails()).filter(
      (mail) => mail.includes(`To: ${user.email}`) && mail.includes('match a search'),
    ).length;
  const tell = async () => {
    const open = board();
    await notifySavedSearches(server.app.deps, open);
    await open.close();
  };

  test('is named anew, silenced and deleted by its creator alone', async () => {
    const other = await publishedCreator(server);
    const { search } = await creator.client.castingSearches.create({ body: searchBody() });
    const params = { id: search.id };
    await expect(
      other.client.castingSearches.change({ params, body: { name: 'Mine' } }),
    ).rejects.toMatchObject({ code: 'casting.search_gone' });
    const changed = await creator.client.castingSearches.change({
      params,
      body: { name: 'Skin', isTold: false },
    });
    expect(changed.search).toMatchObject({ name: 'Skin', isTold: false });
    await other.client.castingSearches.remove({ params });
    expect((await creator.client.castingSearches.list()).searches).toHaveLength(1);
    await creator.client.castingSearches.remove({ params });
    for (let n = 0; n < castingLimits.searches; n++)
      await creator.client.castingSearches.create({ body: searchBody({}, false) });
    await expect(creator.client.castingSearches.create({ body: searchBody() })).rejects.toMatchObject({
      code: 'casting.many_searches',
    });
  });

  test('tells of new castings that it finds, all searches together and once a day', async () => {
    const brand = await server.signUpBrand('Search House');
    const [one, silent] = [await publishedCreator(server), await publishedCreator(server)];
    await postedCasting(brand, { title: 'Search House before' });
    const search = 'search house';
    await one.client.castingSearches.create({ body: searchBody({ search }) });
    await one.client.castingSearches.create({ body: searchBody({ search, languages: ['Arabic'] }) });
    await silent.client.castingSearches.create({ body: searchBody({ search }, false) });
    server.advance(86_400_000 + 1);
    await tell();
    // Castings that were there before the search was saved are no news.
    expect(await told(one)).toBe(0);
    const client = async ({ user }: Person) => {
      const { token } = await server.anonymous.accounts.logIn({
        body: { email: user.email, password: testPassword },
      });
      return server.as(token);
    };
    await (await client(brand)).castings.post({ body: castingBody({ title: 'Search House after' }) });
    await tell();
    await tell();
    expect([await told(one), await told(silent)]).toEqual([1, 0]);
    await (await client(brand)).castings.post({ body: castingBody({ title: 'Search House later' }) });
    server.advance(3_600_000);
    await tell();
    expect(await told(one)).toBe(1);
    server.advance(86_400_000);
    await tell();
    expect(await told(one)).toBe(2);
  });
});
