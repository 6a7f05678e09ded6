/** Reports on paper: what they say in both languages, and that what is left out is not there. */
import { api, type CampaignReport, type ReportPart, reportParts } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { brands, deals, files } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, brandIdOf, type DealSituation } from '../../testing/builders.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { useTestServer } from '../../testing/harness.ts';
import { somePublication, someResult } from '../../testing/publications.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { sendFile } from '../../testing/send-file.ts';
import { reportSheet } from './report-sheet.ts';

const server = useTestServer();
let situation: DealSituation;
let campaignId: string;
let creatorName: string;

beforeAll(async () => {
  situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const { db } = server.app.deps;
  await db.update(deals).set({ currency: 'AED' }).where(eq(deals.id, dealId));
  await db
    .update(brands)
    .set({ brandColors: { primary: '#1F3B34', secondary: '', accent: '' } })
    .where(eq(brands.id, brandIdOf(brand)));
  const picture = await samplePicture('jpeg', 400, 700);
  const params = { dealId };
  const send = async (query: Record<string, string>) =>
    (await sendFile(server, creator, api.files.upload, picture, { name: 'a.jpg', params, query })).file.id;
  const take = await send({});
  const proofId = await send({ for: 'payment' });
  await server.drain();
  await db.update(files).set({ status: 'APPROVED' }).where(eq(files.id, take));
  const { id } = await brand.client.campaigns.add({ body: someCampaign() });
  campaignId = id;
  await brand.client.campaigns.moveDeals({ body: { dealIds: [dealId], campaignId } });
  for (const day of ['2026-02-08', '2026-02-09']) {
    const body = somePublication({ postedOn: day, handle: '@secret.handle' });
    const { publication } = await creator.client.publications.state({ params, body });
    if (day === '2026-02-08')
      await creator.client.publications.stateNumbers({
        params: { dealId, publicationId: publication.id },
        body: someResult({ views: 62_000, codeUses: 167 }, { proofId }),
      });
  }
  const { report } = await brand.client.campaignReports.read({
    params: { campaignId },
    query: { shows: ['names'] },
  });
  creatorName = report.posts[0]?.name ?? expect.fail('no name');
});

const papersOf = async (shows: ReportPart[]) =>
  (await situation.brand.client.campaignReports.read({ params: { campaignId }, query: { shows } })).papers;
const print = (url: string) => server.app.http.inject({ url });
const readPaper = async (url: string) => {
  const answer = await print(url);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.rawPayload);
};
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('a report on paper', () => {
  test('says what the page says, with names, prices, pictures and proof', async () => {
    const read = await readPaper((await papersOf([...reportParts])).en);
    expect(read.pages).toBeLessThanOrEqual(2);
    expect(read.title).toBe('Ramadan serum launch: report');
    for (const said of [
      'Ramadan serum launch',
      'Oasis Skin, 11 January 2026 to 14 March 2026',
      'Code used: 167, from 1 of 2 posts. 1 post has no numbers.',
      'Goal: 300 first orders',
      creatorName,
      'instagram.com, 8 February 2026',
      '62,000',
      'AED 1,240.00',
      'Not stated',
      'A dashed field was not stated.',
    ])
      expect(plain(read.text)).toContain(said);
    expect(read.text).not.toContain('@secret');
    expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  });

  test('says the same in Arabic', async () => {
    const { text, title } = await readPaper((await papersOf([...reportParts])).ar);
    expect(title).toContain('تقرير');
    for (const said of ['المشاهدات', 'النقرات', 'الهدف', 'السعر', '62,000', '167', 'AED 1,240.00'])
      expect(text).toContain(said);
  });

  test('has nothing of names and prices that are left out', async () => {
    const { text } = await readPaper((await papersOf(['stills'])).en);
    expect(text).toContain('Creator 1');
    expect(text).toContain('62,000');
    for (const absent of [creatorName, 'AED', '1,240', 'Price', 'Per view'])
      expect(plain(text)).not.toContain(absent);
  });

  test('opens by its own address alone', async () => {
    const { en } = await papersOf(['stills']);
    for (const url of [
      `${en}&shows=prices`,
      en.replace('lang=en', 'lang=ar'),
      `${en.replace('signature=', 'signature=0')}`,
    ])
      expect((await print(url)).json()).toMatchObject({ error: { code: 'file.link_expired' } });
  });
});

test('a very long campaign stays within some pages, and says that the rest is left out', () => {
  const post = {
    ...{ creator: 1, name: 'Layla Haddad', host: 'instagram.com', postedOn: '2026-02-08', moment: null },
    ...{ views: null, engagements: null, clicks: null, codeUses: null, sales: null, stated: null },
  };
  const report: CampaignReport = {
    ...{
      name: 'Long',
      goal: '',
      firstDay: null,
      lastDay: null,
      shows: ['names'],
      withoutPosts: 0,
      isCut: false,
    },
    brand: { name: 'Oasis Skin', image: null, colour: null },
    posts: Array.from({ length: 100 }, () => post),
    madeAt: '2027-03-15T10:00:00.000Z',
  };
  const sheet = reportSheet({ report, language: 'en', logo: null });
  expect(sheet.rows).toHaveLength(60);
  expect(sheet.notes.join(' ').replace(/[\u2066-\u2069]/g, '')).toContain('The newest 60 posts are shown.');
  expect(sheet.lead).toEqual([{ text: 'No numbers are stated yet.', strong: false }]);
});
