/** Numbers of posts, as both sides state and answer them (rules/publications#numbers). */
import { api, mostResults } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { postResults } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { someImport, somePublication, someResult } from '../../testing/publications.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();
const now = () => server.app.deps.clock();

const read = async ({ client }: Person, dealId: string) =>
  (await client.publications.ofDeal({ params: { dealId } })).publications;
const state = ({ client }: Person, dealId: string) =>
  client.publications.state({ params: { dealId }, body: somePublication() });
const result = ({ client }: Person, dealId: string, publicationId: string, body = someResult()) =>
  client.publications.stateNumbers({ params: { dealId, publicationId }, body });
const withPost = async () => {
  const deal = await acceptedDeal(server);
  const { publication } = await state(deal.creator, deal.dealId);
  return { ...deal, publicationId: publication.id };
};

test('unknown stays unknown, a correction keeps the old numbers, and both sides state their own', async () => {
  const { brand, creator, dealId, publicationId } = await withPost();
  await result(creator, dealId, publicationId, someResult({ views: 100, likes: 0 }));
  await result(creator, dealId, publicationId, someResult({ views: 120 }));
  await result(brand, dealId, publicationId, someResult({ codeUses: 3 }));
  const [post] = await read(brand, dealId);
  expect(post?.results).toMatchObject([
    { by: 'CREATOR', byPerson: { id: creator.user.id }, numbers: { views: 100, likes: 0, shares: null } },
    { by: 'CREATOR', numbers: { views: 120, likes: null }, proof: null, answer: null },
    { by: 'BRAND', byPerson: { id: brand.user.id }, numbers: { views: null, codeUses: 3 } },
  ]);
  const told = async ({ client }: Person) => {
    await server.app.settle();
    const { notifications } = await client.notifications.list();
    return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('result.'));
  };
  expect(await told(brand)).toEqual(['result.stated']);
  expect(await told(creator)).toEqual(['result.stated']);
});

test('a first statement knows something, and has a proof of its own side and deal alone', async () => {
  const { brand, creator, dealId, publicationId } = await withPost();
  expect(await codeOf(result(creator, dealId, publicationId, someResult({})))).toBe('request.invalid');
  const picture = await samplePicture('png');
  const { file } = await sendFile(server, creator, api.files.upload, picture, {
    name: 'insights.png',
    params: { dealId },
    query: { for: 'payment' },
  });
  const proven = someResult({ views: 1 }, { proofId: file.id });
  await result(creator, dealId, publicationId, proven);
  const [post] = await read(brand, dealId);
  expect(post?.results[0]?.proof).toMatchObject({ name: 'insights.png', url: expect.stringMatching(/^\//) });
  expect(await codeOf(result(brand, dealId, publicationId, proven))).toBe('request.invalid');
  await result(creator, dealId, publicationId, someResult({}));
});

test('the other side agrees or disputes with a sentence, as long as the numbers count', async () => {
  const { brand, creator, dealId, publicationId } = await withPost();
  const { publication } = await result(creator, dealId, publicationId);
  const params = { dealId, publicationId, resultId: publication.results[0]?.id ?? '' };
  const answer = ({ client }: Person, agrees: boolean, note = '') =>
    client.publications.answerNumbers({ params, body: { agrees, note } });
  expect(await codeOf(answer(creator, true))).toBe('result.not_yours');
  expect(await codeOf(answer(brand, false))).toBe('request.invalid');
  await answer(brand, false, 'The code says less');
  const [disputed] = await read(creator, dealId);
  expect(disputed?.results[0]?.answer).toMatchObject({
    ...{ agrees: false, note: 'The code says less', person: { id: brand.user.id } },
  });
  await server.app.settle();
  const { notifications } = await creator.client.notifications.list();
  expect(notifications.map(({ kind }) => kind)).toContain('result.disputed');
  expect((await answer(brand, true)).publication.results[0]?.answer?.agrees).toBe(true);
  await result(creator, dealId, publicationId, someResult({ views: 5 }));
  expect(await codeOf(answer(brand, true))).toBe('result.replaced');
});

test('numbers are stated up to a bound, and not of a withdrawn post', async () => {
  const { creator, dealId, publicationId } = await withPost();
  const { moment, numbers } = someResult();
  const row = { publicationId, moment, numbers, byRole: 'CREATOR' as const, statedAt: now() };
  await server.app.deps.db.insert(postResults).values(Array.from({ length: mostResults }, () => row));
  expect(await codeOf(result(creator, dealId, publicationId))).toBe('result.full');
  await creator.client.publications.withdraw({ params: { dealId, publicationId } });
  expect(await codeOf(result(creator, dealId, publicationId))).toBe('publication.withdrawn');
});

test('a campaign reads the numbers that count, without their proofs', async () => {
  const { brand, creator, dealId, publicationId } = await withPost();
  const { id: campaignId } = await brand.client.campaigns.add({ body: someCampaign() });
  await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId } });
  for (const views of [1, 2]) await result(creator, dealId, publicationId, someResult({ views }));
  await result(brand, dealId, publicationId, someResult({ views: 3 }));
  const { deals } = await brand.client.publications.ofCampaign({ params: { campaignId } });
  expect(deals[0]?.posts[0]?.results).toMatchObject([
    { by: 'CREATOR', numbers: { views: 2 }, hasProof: false, agrees: null },
    { by: 'BRAND', numbers: { views: 3 } },
  ]);
});

test('numbers of a file change what it knows alone, and a second time nothing', async () => {
  const { brand, creator, dealId, publicationId } = await withPost();
  const { id: campaignId } = await brand.client.campaigns.add({ body: someCampaign() });
  await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId } });
  await result(brand, dealId, publicationId, someResult({ codeUses: 3, views: 1 }));
  const importing = (person: Person, ids: readonly string[]) =>
    person.client.publications.importNumbers({
      params: { campaignId },
      body: someImport(ids, { views: 61_200 }),
    });
  const elsewhere = await withPost();
  expect(await importing(brand, [publicationId, elsewhere.publicationId])).toEqual({
    ...{ stated: 1, same: 0 },
    refused: [elsewhere.publicationId],
  });
  expect(await importing(brand, [publicationId])).toEqual({ stated: 0, same: 1, refused: [] });
  const [post] = await read(creator, dealId);
  expect(post?.results.map(({ numbers, importedFrom }) => ({ ...numbers, importedFrom }))).toMatchObject([
    { views: 1, codeUses: 3, importedFrom: '' },
    { views: 61_200, codeUses: 3, likes: null, importedFrom: 'insights.csv' },
  ]);
  const [other] = await read(elsewhere.brand, elsewhere.dealId);
  expect(other?.results).toEqual([]);
  expect(await codeOf(importing(elsewhere.brand, [publicationId]))).toBe('campaign.not_found');
  await creator.client.publications.withdraw({ params: { dealId, publicationId } });
  expect(await importing(brand, [publicationId])).toMatchObject({ stated: 0, refused: [publicationId] });
});

test('a result is shown once both sides let it, and neither any longer once one takes it down', async () => {
  const { brand, creator, dealId, publicationId } = await withPost();
  const params = { dealId, publicationId };
  const show = ({ client }: Person, isShown: boolean) =>
    client.publications.show({ params, body: { isShown } });
  const onPage = async () =>
    (await server.anonymous.publications.ofCreator({ params: { id: creator.user.id } })).results;
  expect(await codeOf(show(creator, true))).toBe('result.unconfirmed');
  const numbers = { views: 61_200, saves: 0, sales: 12, salesCents: 240_000 };
  const { publication } = await result(creator, dealId, publicationId, someResult(numbers));
  const answer = (agrees: boolean) =>
    brand.client.publications.answerNumbers({
      params: { ...params, resultId: publication.results[0]?.id ?? '' },
      body: { agrees, note: agrees ? '' : 'Others were sent.' },
    });
  await answer(true);
  await show(creator, true);
  expect(await onPage()).toEqual([]);
  const { publication: shown } = await show(brand, true);
  expect(shown.shownBy).toEqual({ creator: expect.any(String), brand: expect.any(String) });
  const [first, ...others] = await onPage();
  expect(others).toEqual([]);
  expect(first).toEqual({
    id: publicationId,
    brand: { name: expect.any(String), image: null },
    title: 'Winter barrier serum',
    ...{ url: somePublication().url, postedOn: somePublication().postedOn, moment: 'DAY_7' },
    numbers: {
      ...{ views: 61_200, reach: null, likes: null, comments: null },
      ...{ shares: null, saves: 0, clicks: null, codeUses: null },
    },
    agreedAt: shown.shownBy.brand,
  });
  await answer(false);
  expect(await onPage()).toEqual([]);
  await answer(true);
  await show(brand, false);
  expect(await onPage()).toEqual([]);
  await show(brand, true);
  await creator.client.publications.correct({
    params,
    body: somePublication({ url: 'https://elsewhere.example/p/1' }),
  });
  expect((await read(brand, dealId))[0]?.shownBy).toEqual({ creator: null, brand: null });
  expect(await onPage()).toEqual([]);
  for (const person of [creator, brand]) await show(person, true);
  expect(await onPage()).toMatchObject([{ url: 'https://elsewhere.example/p/1' }]);
  await creator.client.publications.withdraw({ params });
  expect(await onPage()).toEqual([]);
  expect(await codeOf(show(brand, true))).toBe('publication.withdrawn');
});
