/** Results of a campaign: sums with their coverage, costs, the best post and a table. */
import type { CampaignPublications } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignDetail } from '../../testing/campaigns.ts';
import { chooseFiles } from '../../testing/choose-files.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { campaignDeal, campaignPost, result } from '../../testing/publications.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const path = '/campaigns/01900000-0000-7000-8000-000000000070/results';
const four = { likes: 4910, comments: 212, shares: 640, saves: 1880 };
const proof = { id: idOf(60), name: 'insights.png', size: 10, url: '/files/60' };
const noor = { id: idOf(3), name: 'Noor Al Suwaidi', image: null };

const deals = [
  campaignDeal(10, {
    ...{ currency: 'AED', total: 420_000 },
    posts: [
      campaignPost(80, [
        result(90, { views: 61_200 }),
        result(91, { views: 84_600, clicks: 1204, ...four }, { moment: 'DAY_30', proof }),
      ]),
    ],
  }),
  campaignDeal(11, {
    ...{ creator: noor, currency: 'AED', total: 264_000 },
    posts: [
      campaignPost(81, [
        result(
          92,
          { views: 41_500, likes: 2240, comments: 96, shares: 181, saves: 610 },
          { moment: 'DAY_30' },
        ),
      ]),
    ],
  }),
  campaignDeal(12, {
    ...{ creator: { id: idOf(4), name: 'Amara Nwosu', image: null }, total: 98_000 },
    posts: [campaignPost(82)],
  }),
  campaignDeal(13, { creator: { id: idOf(5), name: 'Hana Seo', image: null }, total: 70_000 }),
];

function stubResults(results: Partial<CampaignPublications> = {}) {
  signIn(newBrand());
  server.returns('campaigns.read', { campaign: campaignDetail() });
  server.returns('publications.ofCampaign', { deals, isCut: false, ...results });
}

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/campaigns/01900000-0000-7000-8000-000000000070/results',
    title: 'Ramadan serum launch',
    calls: ['campaigns.read', 'publications.ofCampaign'],
    loading: 'Loading results...',
    fill: () => stubResults(),
    filled: [
      '126,100',
      'from 2 of 3 posts',
      '10,769',
      'Per view, AED projects',
      'AED 6,840 for 126,100 views',
      'Best post',
      'Most engagements, of 2 that can be compared',
      'Numbers are not stated yet',
      'No post stated yet',
    ],
    failing: ['Failed to load results'],
    clear: () => stubResults({ deals: [] }),
    empty: ['No results yet'],
    expired: 'log in',
  }));

test('a number that nobody stated is a dashed cell, and counts in no sum', async () => {
  await page.viewport(1440, 900);
  stubResults();
  await openApp(path);
  const row = page.getByRole('row', { name: /Noor Al Suwaidi/ });
  await expect.element(row.getByRole('cell', { name: '41,500' })).toBeVisible();
  await expect.element(row.getByRole('img', { name: 'Not stated' }).first()).toBeVisible();
  const sums = page.getByRole('region', { name: 'Sums' });
  await expect.element(sums.getByRole('img', { name: 'Not stated' }).first()).toBeVisible();
  await expect.element(page.getByText('USD projects')).not.toBeInTheDocument();
});

test('the numbers of another moment are one press away', async () => {
  await page.viewport(1440, 900);
  stubResults();
  await openApp(path);
  await page.getByRole('button', { name: '7 days' }).click();
  const sums = page.getByRole('region', { name: 'Sums' });
  await expect.element(sums).toMatchTextContent('61,200');
  await expect.element(sums).toMatchTextContent('from 1 of 3 posts');
  await expect.element(page.getByText('Best post')).not.toBeInTheDocument();
});

test('numbers that somebody states meanwhile are there at once', async () => {
  stubResults({ deals: deals.slice(2) });
  await openApp(path);
  const sums = page.getByRole('region', { name: 'Sums' });
  await expect.element(sums).toMatchTextContent('from 0 of 1 post');
  stubResults();
  server.sends({ kind: 'deal.changed', dealId: idOf(10), subjectId: null, by: 'CREATOR', byPerson: null });
  await expect.element(sums).toMatchTextContent('126,100');
});

test('its page is a tab beside the creators', async () => {
  stubResults();
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  const app = await openApp(path);
  const tabs = page.getByRole('navigation', { name: 'Parts of the campaign' });
  await expect.element(tabs.getByRole('link', { name: 'Results' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Creators' }).click();
  await expect.poll(app.address).toBe(`/campaigns/${idOf(70)}`);
});

test('the course of views is told in words, and as a table one press away', async () => {
  await page.viewport(1440, 900);
  stubResults();
  await openApp(path);
  const plot = page.getByRole('img', { name: /Views over time/ });
  await expect
    .element(plot)
    .toHaveAccessibleName(
      /Layla Haddad: 61,200 after 7 days, 84,600 after 30 days\. Noor Al Suwaidi: 41,500/,
    );
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('region', { name: 'Table' });
  const row = table.getByRole('row', { name: /Layla Haddad/ });
  await expect.element(row.getByRole('img', { name: 'Not stated' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '61,200' })).toBeVisible();
  await expect.element(plot).not.toBeInTheDocument();
});

test('views known once are no course', async () => {
  stubResults({ deals: deals.slice(1) });
  await openApp(path);
  await expect.element(page.getByRole('region', { name: 'Sums' })).toBeVisible();
  await expect.element(page.getByText('Views over time')).not.toBeInTheDocument();
});

test('the report is one press away', async () => {
  stubResults();
  await openApp(path);
  const report = page.getByRole('link', { name: 'Report' });
  await expect.element(report).toHaveAttribute('href', path.replace('/results', '/report'));
});

test('endless words stay within the page', async () => {
  const name = 'W'.repeat(200);
  const long = deals.map((deal) => ({ ...deal, creator: { ...noor, name } }));
  stubResults({ deals: long, isCut: true });
  server.returns('campaigns.read', { campaign: campaignDetail({ goal: 'x' }) });
  await expectWithinPage(path);
});

test('numbers of a file are shown as they were read, and stated for the posts that it names', async () => {
  const post = campaignPost(80, [], { url: 'https://www.tiktok.com/@layla/video/7301' });
  stubResults({ deals: [campaignDeal(10, { posts: [post] }), ...deals.slice(1)] });
  server.returns('publications.importNumbers', { stated: 1, same: 0, refused: [] });
  await openApp(path);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import numbers' });
  const choose = (text: string) =>
    chooseFiles('Drop your files here or browse', [new File([text], 'insights.csv', { type: 'text/csv' })]);
  await choose('Title,Day\nReel,1 Feb\n');
  await expect.element(dialog.getByText('No table of posts was found.')).toBeVisible();
  await dialog.getByRole('button', { name: /Remove/ }).click();
  await choose(`Permalink,Views,Likes\n${post.url},"90,100",\nhttps://tiktok.com/@x/video/1,5,5\n`);
  await expect.element(dialog.getByText('Views 90,100')).toBeVisible();
  await expect.element(dialog.getByText('1 row is of no post of this campaign.')).toBeVisible();
  await dialog.getByRole('button', { name: '30 days' }).click();
  await dialog.getByRole('button', { name: 'State numbers of 1 post' }).click();
  await expect.element(page.getByText('Numbers of 1 post stated')).toBeVisible();
  expect(server.calls('publications.importNumbers')).toMatchObject([
    {
      body: {
        ...{ moment: 'DAY_30', file: 'insights.csv' },
        rows: [{ publicationId: post.id, numbers: { views: 90_100, likes: null } }],
      },
    },
  ]);
});
