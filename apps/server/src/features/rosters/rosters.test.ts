import { describe, expect, test } from 'vitest';
import { deals } from '../../platform/database/tables/index.ts';
import { publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

describe('a roster', () => {
  test('belongs to the organisation: its people share lists and notes, others see nothing', async () => {
    const [brand, other] = [await server.signUpBrand(), await server.signUpBrand()];
    const reviewer = await teamMember(server, brand, 'REVIEWER', { firstName: 'Yusuf', lastName: 'Karim' });
    const creator = await publishedCreator(server);
    const params = { creatorId: creator.user.id };
    const { list } = await brand.client.rosters.addList({ body: { name: 'Skincare core' } });
    await brand.client.rosters.save({ params, body: { isFavourite: true, listIds: [list.id] } });
    const { saved } = await reviewer.client.rosters.save({
      params,
      body: { note: ' Ask for window light. ' },
    });
    expect(saved).toMatchObject({
      isFavourite: true,
      listIds: [list.id],
      note: 'Ask for window light.',
      noteBy: 'Yusuf Karim',
    });
    expect(await brand.client.rosters.read()).toEqual({ lists: [list], saved: [saved] });
    expect(await other.client.rosters.read()).toEqual({ lists: [], saved: [] });

    const foreign = other.client.rosters.save({ params, body: { listIds: [list.id] } });
    await expect(foreign).rejects.toMatchObject({ code: 'roster.list_not_found' });
    const rename = { params: { id: list.id }, body: { name: 'Ours' } };
    await expect(other.client.rosters.renameList(rename)).rejects.toMatchObject({
      code: 'roster.list_not_found',
    });
    await expect(creator.client.rosters.read()).rejects.toMatchObject({ code: 'auth.wrong_role' });
  });

  test('keeps who was in a list that is deleted, and forgets who is removed', async () => {
    const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
    const params = { creatorId: creator.user.id };
    const { list } = await brand.client.rosters.addList({ body: { name: 'New faces' } });
    const again = brand.client.rosters.addList({ body: { name: 'New faces' } });
    await expect(again).rejects.toMatchObject({ code: 'roster.name_taken' });
    await brand.client.rosters.save({ params, body: { listIds: [list.id], note: 'Busy' } });
    await brand.client.rosters.removeList({ params: { id: list.id } });
    expect(await brand.client.rosters.read()).toMatchObject({
      lists: [],
      saved: [{ listIds: [], note: 'Busy' }],
    });
    await brand.client.rosters.remove({ params });
    await brand.client.rosters.remove({ params });
    expect((await brand.client.rosters.read()).saved).toEqual([]);
  });

  test('tells of projects with this brand, and of somebody unpublished the name alone', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const params = { creatorId: creator.user.id };
    await brand.client.rosters.save({ params, body: {} });
    const shown = async () => (await brand.client.rosters.creators()).creators;
    expect(await shown()).toMatchObject([
      { projects: 0, running: 0, facts: null, creator: { id: creator.user.id } },
    ]);
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
    await creator.client.profiles.update({ body: { isPublished: false } });
    const name = `${creator.user.firstName} ${creator.user.lastName}`;
    expect(await shown()).toMatchObject([{ name, projects: 1, running: 1, creator: null }]);
    const stranger = (await server.signUpBrand()).client.rosters.save({ params, body: {} });
    await expect(stranger).rejects.toMatchObject({ code: 'creator.not_found' });
  });

  test('tells the facts of all who finished enough deals, and remembers them for the page of each', async () => {
    const brand = await server.signUpBrand();
    const experienced = [await publishedCreator(server), await publishedCreator(server)];
    const { db } = server.app.deps;
    for (const { user } of experienced) {
      const finished = { title: 'Done', description: '', status: 'COMPLETED' as const, budget: 100 };
      const rest = {
        requirements: [],
        deliverables: [],
        brandName: 'Oasis Skin',
        lastActivityAt: new Date(),
      };
      const deal = { ...finished, ...rest, deadline: new Date(), creatorId: user.id, roundsUsed: 2 };
      await db.insert(deals).values([deal, deal, deal]);
      await brand.client.rosters.save({ params: { creatorId: user.id }, body: {} });
    }
    const facts = async () => (await brand.client.rosters.creators()).creators.map((shown) => shown.facts);
    expect(await facts()).toMatchObject([
      { completed: 3, rounds: 2 },
      { completed: 3, rounds: 2 },
    ]);
    await db.update(deals).set({ roundsUsed: 5 });
    expect(await facts()).toMatchObject([{ rounds: 2 }, { rounds: 2 }]);
    const id = experienced[0]?.user.id ?? '';
    expect(await server.anonymous.creators.details({ params: { id } })).toMatchObject({
      details: { facts: { completed: 3, rounds: 2 } },
    });
  });
});
