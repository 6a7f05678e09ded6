/** Posts of a deal, as both sides state, correct and withdraw them (rules/publications). */
import { mostPublications } from '@briefcast/contract';
import { dayMs, isoDay, isoMarketDay, marketDay } from '@briefcast/contract/kit/days';
import { expect, test } from 'vitest';
import { publications } from '../../platform/database/tables/index.ts';
import { acceptedDeal, brandIdOf, sentBrief, teamMember } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { somePublication, someResult } from '../../testing/publications.ts';
import { ownData } from './own-data.ts';

const server = useTestServer();
const now = () => server.app.deps.clock();

const read = async ({ client }: Person, dealId: string) =>
  (await client.publications.ofDeal({ params: { dealId } })).publications;
const state = ({ client }: Person, dealId: string, changes = {}) =>
  client.publications.state({ params: { dealId }, body: somePublication(changes) });
const kindsOf = async ({ client }: Person) => {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('publication.'));
};

test('each side states from acceptance on, both read who and when, and the other side is told', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  expect(await codeOf(state(creator, dealId))).toBe('publication.not_now');
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  await state(creator, dealId);
  await state(brand, dealId, { ranOn: 'BRAND', handle: '' });
  const stated = await read(brand, dealId);
  expect(stated).toEqual(await read(creator, dealId));
  expect(stated).toMatchObject([
    { ...somePublication(), by: 'CREATOR', byPerson: { id: creator.user.id }, earlier: [] },
    { ...somePublication({ ranOn: 'BRAND', handle: '' }), by: 'BRAND', byPerson: { id: brand.user.id } },
  ]);
  expect(await kindsOf(brand)).toEqual(['publication.stated']);
  expect(await kindsOf(creator)).toEqual(['publication.stated']);
  const [stranger, reviewer] = [await server.signUpBrand(), await teamMember(server, brand, 'REVIEWER')];
  expect(await codeOf(read(stranger, dealId))).toBe('deal.not_found');
  expect(await codeOf(state(reviewer, dealId))).toBe('team.role_too_small');
  expect(await read(reviewer, dealId)).toHaveLength(2);
});

test('a day may be today, and not to come; an address is a full one', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  const tomorrow = isoDay(new Date(marketDay(now()).getTime() + dayMs));
  await expect(state(creator, dealId, { postedOn: tomorrow })).rejects.toMatchObject({
    details: [{ path: ['postedOn'], message: 'This day is still to come.' }],
  });
  for (const url of ['instagram.com/reel/1', 'javascript:alert(1)', `https://a.example/${'a'.repeat(500)}`])
    expect(await codeOf(state(creator, dealId, { url })), url).toBe('request.invalid');
  await state(creator, dealId, { postedOn: isoMarketDay(now()) });
  expect(await read(creator, dealId)).toHaveLength(1);
});

test('a correction keeps the old statement, is not the other side’s, and tells nobody again', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const { publication } = await state(creator, dealId);
  const params = { dealId, publicationId: publication.id };
  const body = somePublication({ url: 'https://www.tiktok.com/@layla/video/7', postedOn: '2026-02-09' });
  expect(await codeOf(brand.client.publications.correct({ params, body }))).toBe('publication.not_yours');
  const { publications: corrected } = await creator.client.publications.correct({ params, body });
  const { statedAt } = publication;
  expect(corrected).toMatchObject([{ ...body, earlier: [{ ...somePublication(), statedAt }] }]);
  expect(await kindsOf(brand)).toEqual(['publication.stated']);
  const { log } = await brand.client.proof.log({ params: { id: dealId } });
  expect(log.entries.filter(({ body: { kind } }) => kind === 'publication.changed')).toMatchObject([
    { what: { value: { act: 'STATED' } } },
    { what: { value: { act: 'CORRECTED' } } },
  ]);
});

test('a withdrawn one stays readable, cannot be changed, and takes its place', async () => {
  const { creator, dealId } = await acceptedDeal(server);
  const { publication } = await state(creator, dealId);
  const params = { dealId, publicationId: publication.id };
  const { publications: left } = await creator.client.publications.withdraw({ params });
  expect(left).toMatchObject([{ id: publication.id, withdrawnAt: expect.any(String) }]);
  expect(await codeOf(creator.client.publications.withdraw({ params }))).toBe('publication.withdrawn');
  const body = somePublication();
  expect(await codeOf(creator.client.publications.correct({ params, body }))).toBe('publication.withdrawn');
  const row = { dealId, ...body, byRole: 'CREATOR' as const, statedAt: now() };
  const more = Array.from({ length: mostPublications - 1 }, () => row);
  await server.app.deps.db.insert(publications).values(more);
  expect(await codeOf(state(creator, dealId))).toBe('publication.full');
});

test('a campaign has the posts of its accepted deals, in the order of their days, without withdrawn ones', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server, { budget: 124_000 });
  const { id: campaignId } = await brand.client.campaigns.add({ body: someCampaign() });
  await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId } });
  await state(creator, dealId, { postedOn: '2026-02-09' });
  await state(brand, dealId, { postedOn: '2026-02-08' });
  const { publication } = await state(creator, dealId);
  await creator.client.publications.withdraw({ params: { dealId, publicationId: publication.id } });
  const params = { campaignId };
  expect(await brand.client.publications.ofCampaign({ params })).toMatchObject({
    deals: [
      {
        dealId,
        total: 124_000,
        creator: { id: creator.user.id },
        posts: [{ postedOn: '2026-02-08' }, { postedOn: '2026-02-09' }],
      },
    ],
    isCut: false,
  });
  const other = await server.signUpBrand();
  expect(await codeOf(other.client.publications.ofCampaign({ params }))).toBe('campaign.not_found');
});

const postTerms = (postOn: string, posting: 'CREATOR' | 'BRAND' = 'CREATOR') => ({
  rights: {
    ...{ unpaid: null, paidAds: 'DAYS_30', boostedPost: null, broadcast: null },
    ...{ territory: 'UAE', rawFootage: false, posting, postOn },
  },
});

test('a creator is reminded from the agreed day on, until the post is stated', async () => {
  const today = marketDay(now());
  const day = (offset: number) => new Date(today.getTime() + offset * dayMs).toISOString();
  const kinds = async ({ client }: Person) =>
    (await client.needs.read()).needs.map(({ kind }) => kind).filter((kind) => kind === 'publication.state');
  const { creator, dealId, brand } = await acceptedDeal(server, postTerms(day(0)));
  expect(await kinds(creator)).toEqual(['publication.state']);
  expect(await kinds(brand)).toEqual([]);
  await state(creator, dealId);
  expect(await kinds(creator)).toEqual([]);
  for (const terms of [postTerms(day(1)), postTerms(day(0), 'BRAND')])
    expect(await kinds((await acceptedDeal(server, terms)).creator)).toEqual([]);
});

test('what a person stated and answered is in the copy of their own data', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const { publication } = await state(creator, dealId);
  await state(brand, dealId, { handle: 'Theirs' });
  const params = { dealId, publicationId: publication.id };
  const { publication: counted } = await creator.client.publications.stateNumbers({
    params,
    body: someResult(),
  });
  const resultId = counted.results[0]?.id ?? '';
  const body = { agrees: false, note: 'Less' };
  await brand.client.publications.answerNumbers({ params: { ...params, resultId }, body });
  const dataOf = async ({ user }: Person, section: keyof typeof ownData) => {
    const person = { userId: user.id, role: user.role, brandId: brandIdOf(brand), bookOwners: [] };
    return ownData[section]?.(server.app.deps, person);
  };
  expect(await dataOf(creator, 'publications')).toMatchObject([{ handle: '@layla.films', dealId }]);
  expect(await dataOf(brand, 'publications')).toMatchObject([{ handle: 'Theirs', dealId }]);
  expect(await dataOf(creator, 'postResults')).toMatchObject([
    { moment: 'DAY_7', numbers: { views: 61_200 } },
  ]);
  expect(await dataOf(creator, 'postResultAnswers')).toEqual([]);
  expect(await dataOf(brand, 'postResultAnswers')).toMatchObject([{ note: 'Less', agrees: false }]);
});
