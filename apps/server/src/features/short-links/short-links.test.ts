/** Short links and codes, as a brand gives them and visitors follow them (rules/short-links). */
import type { NewDealLink } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { expect, test } from 'vitest';
import { acceptedDeal, briefFor, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { phone, someLink } from '../../testing/short-links.ts';
import { lift, suspend } from '../../testing/suspensions.ts';

const server = useTestServer();

const read = async ({ client }: Person, dealId: string) =>
  (await client.shortLinks.ofDeal({ params: { dealId } })).link;
const give = async ({ client }: Person, dealId: string, changes: Partial<NewDealLink> = {}) =>
  (await client.shortLinks.change({ params: { dealId }, body: someLink(changes) })).link;
const follow = async (slug: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await server.app.http.inject({
    method,
    url: `/go/${slug}`,
    headers: { 'user-agent': phone, ...headers },
  });
  return { status: answer.statusCode, to: answer.headers.location, headers: answer.headers };
};
/** Processes remember for five seconds where links lead. */
const laterOn = () => server.advance(6000);
const dealWith = async (brand: Person) => {
  const creator = await publishedCreator(server);
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
  return deal.id;
};

test('the brand gives a link and a code from acceptance on; both sides read them, and the creator is told', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  expect(await codeOf(give(brand, dealId))).toBe('shortlink.not_now');
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  const hasLink = async () => (await creator.client.deals.read({ params: { id: dealId } })).deal.hasLink;
  expect([await read(creator, dealId), await hasLink()]).toEqual([null, undefined]);
  const given = await give(brand, dealId);
  expect(given).toMatchObject({ ...someLink(), slug: expect.stringMatching(/^[a-z2-9]{7}$/u), clicks: 0 });
  expect([await read(creator, dealId), await hasLink()]).toEqual([given, true]);
  await server.app.settle();
  const { notifications } = await creator.client.notifications.list();
  expect(notifications.map(({ kind }) => kind)).toContain('shortlink.given');
  const { log } = await brand.client.proof.log({ params: { id: dealId } });
  expect(log.entries.filter(({ body: { kind } }) => kind === 'shortlink.changed')).toHaveLength(1);

  const [stranger, reviewer] = [await server.signUpBrand(), await teamMember(server, brand, 'REVIEWER')];
  expect(await codeOf(read(stranger, dealId))).toBe('deal.not_found');
  expect(await codeOf(give(reviewer, dealId))).toBe('team.role_too_small');
  expect(await codeOf(creator.client.shortLinks.change({ params: { dealId }, body: someLink() }))).toBe(
    'auth.wrong_role',
  );
});

test('what is given again unchanged tells nobody, and a code has no spaces', async () => {
  const { brand, dealId } = await acceptedDeal(server);
  await give(brand, dealId);
  await give(brand, dealId);
  const { log } = await brand.client.proof.log({ params: { id: dealId } });
  expect(log.entries.filter(({ body: { kind } }) => kind === 'shortlink.changed')).toHaveLength(1);
  await expect(give(brand, dealId, { promoCode: 'OASIS 15' })).rejects.toMatchObject({
    details: [{ path: ['promoCode'], message: 'Write the code without spaces.' }],
  });
  for (const target of ['oasis.example', 'javascript:alert(1)', `https://a.example/${'a'.repeat(1000)}`])
    expect(await codeOf(give(brand, dealId, { target })), target).toBe('request.invalid');
});

test('a link leads to the given address, in capitals too, and its clicks are counted by day', async () => {
  const { brand, dealId } = await acceptedDeal(server);
  const slug = (await give(brand, dealId))?.slug ?? '';
  expect(await follow(slug)).toMatchObject({
    status: 302,
    to: someLink().target,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
  expect((await follow(slug)).headers['set-cookie']).toBeUndefined();
  expect((await follow(slug.toUpperCase())).status).toBe(302);
  expect(await read(brand, dealId)).toMatchObject({ clicks: 3, clicksThisWeek: 3 });
  server.advance(7 * dayMs);
  await logInAgain(server, brand);
  await follow(slug);
  expect(await read(brand, dealId)).toMatchObject({ clicks: 4, clicksThisWeek: 1 });
});

test('robots, previews in chats, browsers that load ahead and looks at the head are led on, and not counted', async () => {
  const { brand, dealId } = await acceptedDeal(server);
  const slug = (await give(brand, dealId))?.slug ?? '';
  const uncounted = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'WhatsApp/2.24.6.77 A' },
    { 'user-agent': 'facebookexternalhit/1.1' },
    { 'user-agent': 'TelegramBot (like TwitterBot)' },
    { 'user-agent': 'curl/8.7.1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ];
  for (const headers of uncounted) expect((await follow(slug, headers)).to).toBe(someLink().target);
  expect((await follow(slug, {}, 'HEAD')).status).toBe(302);
  expect(await read(brand, dealId)).toMatchObject({ clicks: 0 });
});

test('what was never given, is no slug, or leads elsewhere by its address is not found', async () => {
  const lost = ['abcdefg', 'ABC', 'https:%2F%2Fevil.example', '%2F%2Fevil.example', 'a'.repeat(300)];
  for (const slug of lost) expect(await follow(slug), slug).toMatchObject({ status: 404, to: undefined });
});

test('a link is switched off and on at the same address; a suspended brand’s rests', async () => {
  const { brand, dealId } = await acceptedDeal(server);
  const slug = (await give(brand, dealId))?.slug ?? '';
  const cream = 'https://oasis.example/cream';
  const rows = [];
  for (const target of [null, cream]) {
    expect((await give(brand, dealId, { target }))?.slug).toBe(slug);
    laterOn();
    rows.push((await follow(slug)).to);
  }
  expect(rows).toEqual([undefined, cream]);
  await suspend(server, brand, 'BRAND');
  laterOn();
  expect((await follow(slug)).status).toBe(404);
  await lift(server, brand, 'BRAND');
  laterOn();
  expect((await follow(slug)).to).toBe(cream);
});

test('a campaign gives everybody what they lack, and reads their clicks', async () => {
  const { brand, dealId: first } = await acceptedDeal(server);
  const dealIds = [first, await dealWith(brand), await dealWith(brand)];
  const { id: campaignId } = await brand.client.campaigns.add({ body: someCampaign() });
  await brand.client.campaigns.moveDeals({ body: { dealIds, campaignId } });
  const own = { target: 'https://oasis.example/cream', promoCode: 'LAYLA' };
  await give(brand, first, own);
  const params = { campaignId };
  const filled = await brand.client.shortLinks.fillCampaign({ params, body: someLink() });
  const byDeal = new Map(filled.deals.map(({ dealId, link }) => [dealId, link]));
  expect(dealIds.map((id) => byDeal.get(id))).toMatchObject([own, someLink(), someLink()]);
  await follow(byDeal.get(dealIds[1] ?? '')?.slug ?? '');
  const { deals } = await brand.client.shortLinks.ofCampaign({ params });
  expect(new Map(deals.map(({ dealId, link }) => [dealId, link?.clicks]))).toEqual(
    new Map([
      [dealIds[0], 0],
      [dealIds[1], 1],
      [dealIds[2], 0],
    ]),
  );
  expect(new Set(deals.map(({ link }) => link?.slug)).size).toBe(3);
  const stranger = await server.signUpBrand();
  expect(await codeOf(stranger.client.shortLinks.ofCampaign({ params }))).toBe('campaign.not_found');
});
