/** Reports of campaigns and the links that show them (rules/campaign-reports). */
import { api, type NewReportLink, type ReportPart, reportParts, requestPath } from '@briefcast/contract';
import { addToIsoDay, dayMs, isoMarketDay } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { brands, deals, files, reportLinks } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, brandIdOf, type DealSituation, teamMember } from '../../testing/builders.ts';
import { someReportLink } from '../../testing/campaign-reports.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { somePublication, someResult } from '../../testing/publications.ts';
import { sendFile } from '../../testing/send-file.ts';
import { ownData } from './own-data.ts';
import { sweepReportLinks } from './report-links.ts';

const server = useTestServer({ rateLimits: true });
const today = () => isoMarketDay(server.app.deps.clock());
const four = { likes: 400, comments: 20, shares: 30, saves: 50 };
const bytes = (url: string, headers = {}) => server.app.http.inject({ url, headers });

let situation: DealSituation;
let campaignId: string;
let names: RegExp;

/** A deal in dirhams with a film's still, a post, and numbers with a proof. */
beforeAll(async () => {
  situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const { db } = server.app.deps;
  await db.update(deals).set({ currency: 'AED' }).where(eq(deals.id, dealId));
  const picture = await samplePicture('jpeg', 400, 600);
  const send = async (person: Person, query: Record<string, string>) =>
    (await sendFile(server, person, api.files.upload, picture, { name: 'a.jpg', params: { dealId }, query }))
      .file.id;
  const take = await send(creator, {});
  const proofId = await send(creator, { for: 'payment' });
  await server.drain();
  await db.update(files).set({ status: 'APPROVED' }).where(eq(files.id, take));
  const { id } = await brand.client.campaigns.add({ body: someCampaign() });
  campaignId = id;
  await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId } });
  const state = async (url: string) =>
    (await creator.client.publications.state({ params: { dealId }, body: somePublication({ url }) }))
      .publication.id;
  const publicationId = await state('https://www.instagram.com/layla.films/reel/1');
  await creator.client.publications.stateNumbers({
    params: { dealId, publicationId },
    body: someResult({ views: 62_000, clicks: 0, ...four }, { proofId }),
  });
  const { deal } = await brand.client.deals.read({ params: { id: dealId } });
  const creatorName = `${creator.user.role === 'CREATOR' ? creator.user.firstName : ''}`;
  names = new RegExp(`${creatorName || 'no name'}|layla|@|${deal.title}`, 'i');
});

const read = async (by: Person, shows: ReportPart[] = [...reportParts]) =>
  by.client.campaignReports.read({ params: { campaignId }, query: { shows } });
const setLink = async (changes: Partial<NewReportLink> = {}, by = situation.brand, id = campaignId) =>
  (
    await by.client.campaignReports.setLink({
      params: { campaignId: id },
      body: someReportLink(addToIsoDay(today(), 30), changes),
    })
  ).link;
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const open = async (token: string, password?: string) =>
  (
    await server.anonymous.campaignReports.open({
      params: { token },
      body: password === undefined ? {} : { password },
    })
  ).visit;
const seen = async (token: string, visit: string) =>
  (await server.as(visit).campaignReports.opened({ params: { token } })).report;

describe('a report', () => {
  test('has numbers with their coverage, costs, pictures and proofs for every role of the brand', async () => {
    const reviewer = await teamMember(server, situation.brand, 'REVIEWER');
    const { report } = await read(reviewer);
    expect(report).toMatchObject({
      name: 'Ramadan serum launch',
      brand: { name: 'Oasis Skin', colour: null },
      withoutPosts: 0,
      posts: [
        {
          creator: 1,
          host: 'instagram.com',
          views: 62_000,
          engagements: 500,
          clicks: 0,
          codeUses: null,
          stated: { by: 'CREATOR', hasProof: true, isDisputed: false },
          price: { cents: 124_000, currency: 'AED' },
        },
      ],
      costs: [{ currency: 'AED', name: 'views', cents: 124_000, amount: 62_000, known: 1, of: 1 }],
    });
    for (const url of [report.posts[0]?.still ?? '', report.posts[0]?.proof ?? ''])
      expect((await bytes(url)).headers['content-type']).toBe('image/webp');
  });

  test.each<[ReportPart, RegExp]>([
    ['prices', /124000|AED|price|costs/],
    ['names', /"name":"(?!Ramadan|Oasis|views)/],
    ['proof', /"proof":"/],
    ['stills', /"still":"/],
  ])('without %s has nothing of them in its answer', async (part, said) => {
    const withAll = JSON.stringify((await read(situation.brand)).report);
    expect(withAll).toMatch(said);
    const rest = reportParts.filter((one) => one !== part);
    const { report } = await read(situation.brand, [...rest]);
    expect(JSON.stringify({ ...report, shows: [] })).not.toMatch(said);
    if (part === 'names') expect(JSON.stringify(report)).not.toMatch(names);
  });

  test('is of the own organisation alone, and no creator reads it', async () => {
    const [other, { creator }] = [await server.signUpBrand('Nomad Coffee'), situation];
    for (const call of [read, (by: Person) => setLink({}, by)]) {
      expect(await codeOf(call(other))).toBe('campaign.not_found');
      expect(await codeOf(call(creator))).toBe('auth.wrong_role');
    }
    const { campaignReports } = other.client;
    expect(await codeOf(campaignReports.link({ params: { campaignId } }))).toBe('campaign.not_found');
    expect(await codeOf(campaignReports.endLink({ params: { campaignId } }))).toBe('campaign.not_found');
  });
});

describe('a link', () => {
  test('is made by owners and managers, is one, and can be read again', async () => {
    const [manager, reviewer] = [
      await teamMember(server, situation.brand, 'MANAGER'),
      await teamMember(server, situation.brand, 'REVIEWER'),
    ];
    const made = await setLink({}, manager);
    expect(made).toMatchObject({
      looks: 0,
      hasPassword: false,
      isOver: false,
      createdBy: { id: manager.user.id },
    });
    expect(made.url).toMatch(/\/r\/[A-Za-z0-9]{22}$/);
    const changed = await setLink({ language: 'ar', shows: ['names'] });
    expect(tokenOf(changed)).toBe(tokenOf(made));
    expect(changed.url).toContain('/ar/r/');
    expect(await codeOf(setLink({}, reviewer))).toBe('team.role_too_small');
    const link = await reviewer.client.campaignReports.link({ params: { campaignId } });
    expect(link.link).toMatchObject({ url: changed.url, shows: ['names'] });
    const rows = await server.app.deps.db.select().from(reportLinks);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(made));
    const person = { userId: manager.user.id, role: manager.user.role, brandId: null, bookOwners: [] };
    expect(await ownData.reportLinks?.(server.app.deps, person)).toMatchObject([{ campaignId }]);
  });

  test('shows what it was set to show, with the numbers of today, and says so', async () => {
    const link = await setLink({ shows: ['proof'] });
    const token = tokenOf(link);
    const { summary } = await server.anonymous.campaignReports.summary({ params: { token } });
    expect(summary).toMatchObject({ name: 'Ramadan serum launch', hasPassword: false, endsOn: link.endsOn });
    const visit = await open(token);
    const report = await seen(token, visit);
    expect(report.shows).toEqual(['proof']);
    expect(report).not.toHaveProperty('costs');
    const [post] = report.posts;
    for (const absent of ['name', 'price', 'still']) expect(post).not.toHaveProperty(absent);
    expect(JSON.stringify(report)).not.toMatch(names);
    expect(JSON.stringify(report)).not.toMatch(/124000|AED/);
    const { dealId, creator } = situation;
    const { publications } = await creator.client.publications.ofDeal({ params: { dealId } });
    await creator.client.publications.stateNumbers({
      params: { dealId, publicationId: publications[0]?.id ?? '' },
      body: someResult({ views: 70_000, ...four }, { moment: 'DAY_30' }),
    });
    expect((await seen(token, visit)).posts[0]?.views).toBe(70_000);
    await setLink({ shows: [...reportParts] });
    expect((await seen(token, visit)).posts[0]).toMatchObject({ price: { cents: 124_000 } });
  });

  test('counts openings, and reading on is the same one', async () => {
    const token = tokenOf(await setLink());
    const looks = async () =>
      (await situation.brand.client.campaignReports.link({ params: { campaignId } })).link;
    const before = (await looks())?.looks ?? 0;
    const visit = await open(token);
    await seen(token, visit);
    await seen(token, visit);
    expect(await looks()).toMatchObject({ looks: before + 1, lastLookAt: expect.any(String) });
    await open(token);
    expect(await looks()).toMatchObject({ looks: before + 2 });
    expect(await codeOf(seen(token, `${visit}0`))).toBe('campaignreport.open_first');
    server.advance(3 * 60 * 60 * 1000);
    expect(await codeOf(seen(token, visit))).toBe('campaignreport.open_first');
  });

  test('opens with its password alone, a changed one ends visits, and guessing is slowed down', async () => {
    const token = tokenOf(await setLink({ password: 'dune-lantern-41' }));
    expect(await setLink()).toMatchObject({ hasPassword: true });
    expect(await codeOf(open(token))).toBe('campaignreport.password_wrong');
    const visit = await open(token, 'dune-lantern-41');
    expect((await seen(token, visit)).posts).toHaveLength(1);
    await setLink({ password: 'mint-river-77' });
    expect(await codeOf(seen(token, visit))).toBe('campaignreport.open_first');
    await open(token, 'mint-river-77');
    for (let tries = 0; tries < 5; tries += 1) await open(token, `guess ${tries}`).catch(() => undefined);
    expect(await codeOf(open(token, 'mint-river-77'))).toBe('request.rate_limited');
    expect(await setLink({ password: '' })).toMatchObject({ hasPassword: false });
    await open(token);
  });

  test('keeps its answers from caches, robots and other sites, and shows small pictures alone', async () => {
    const token = tokenOf(await setLink());
    const report = await seen(token, await open(token));
    const still = report.posts[0]?.still ?? '';
    expect(still).toMatch(/^\/api\/report-pictures\//);
    for (const url of [requestPath(api.campaignReports.summary, { params: { token } }), still])
      expect((await bytes(url)).headers).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    const signed = new URL(still, 'http://host');
    signed.searchParams.set('part', 'proof');
    expect((await bytes(signed.pathname + signed.search)).statusCode).toBe(403);
    const file = signed.pathname.split('/').at(-1) ?? '';
    const elsewhere = requestPath(api.files.content, { params: { id: file } });
    expect([400, 403]).toContain((await bytes(`${elsewhere}${signed.search}`)).statusCode);
    await setLink({ shows: ['names'] });
    expect((await bytes(still)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
  });

  test('ends at once, with its pictures, and the next one has another address', async () => {
    const token = tokenOf(await setLink());
    const visit = await open(token);
    const still = (await seen(token, visit)).posts[0]?.still ?? '';
    const reviewer = await teamMember(server, situation.brand, 'REVIEWER');
    const end = (by: Person) => by.client.campaignReports.endLink({ params: { campaignId } });
    expect(await codeOf(end(reviewer))).toBe('team.role_too_small');
    await end(situation.brand);
    expect(await codeOf(end(situation.brand))).toBe('campaignreport.link_not_found');
    for (const call of [
      () => server.anonymous.campaignReports.summary({ params: { token } }),
      () => open(token),
      () => seen(token, visit),
    ])
      await expect(call()).rejects.toMatchObject({
        code: 'campaignreport.link_ended',
        message: expect.stringContaining('was ended'),
      });
    expect((await bytes(still)).json()).toMatchObject({ error: { code: 'campaignreport.link_ended' } });
    expect(await codeOf(open('unknown'))).toBe('campaignreport.link_not_found');
    expect(tokenOf(await setLink())).not.toBe(token);
  });

  test('has a last day, not over and a year away at most', async () => {
    for (const endsOn of [addToIsoDay(today(), -1), addToIsoDay(today(), 366)])
      expect(await codeOf(setLink({ endsOn }))).toBe('request.invalid');
    const token = tokenOf(await setLink({ endsOn: today() }));
    await open(token);
    server.advance(dayMs);
    await expect(open(token)).rejects.toMatchObject({
      code: 'campaignreport.link_ended',
      message: expect.stringMatching(/^This link was open until .+ 20\d\d\. Ask/),
    });
    const { db, clock } = server.app.deps;
    await db.transaction((tx) => sweepReportLinks(tx, clock()));
    expect(await codeOf(open(token))).toBe('campaignreport.link_ended');
    await db.transaction((tx) => sweepReportLinks(tx, new Date(clock().getTime() + 120 * dayMs)));
    expect(await codeOf(open(token))).toBe('campaignreport.link_not_found');
  });
});

test("the head has the brand's own colour", async () => {
  const brand = await server.signUpBrand('Nomad Coffee');
  const { id } = await brand.client.campaigns.add({ body: someCampaign() });
  const brandColors = { primary: '#7A3B1E', secondary: '', accent: '' };
  await server.app.deps.db
    .update(brands)
    .set({ brandColors })
    .where(eq(brands.id, brandIdOf(brand)));
  const answer = await brand.client.campaignReports.read({ params: { campaignId: id }, query: {} });
  expect(answer.report).toMatchObject({ brand: { colour: '#7A3B1E' }, posts: [] });
});
