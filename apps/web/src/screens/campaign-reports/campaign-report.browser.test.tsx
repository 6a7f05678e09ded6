/** Report of a campaign: what it shows, its paper, and its link. */
import type { ReportLink } from '@briefcast/contract';
import { reportParts } from '@briefcast/contract/campaign-reports/limits';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignReport, reportLink } from '../../testing/campaign-reports.ts';
import { campaignDetail } from '../../testing/campaigns.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const path = '/campaigns/01900000-0000-7000-8000-000000000070/report';
const papers = { en: '/paper?lang=en', ar: '/paper?lang=ar' };

function stubReport(link: ReportLink | null = null) {
  signIn(newBrand());
  server.returns('campaigns.read', { campaign: campaignDetail() });
  server.returns('campaignReports.link', { link });
  server.returns('campaignReports.read', ({ query }) => {
    const shows = reportParts.filter((part) => query.shows?.includes(part));
    const { costs, posts, ...report } = campaignReport({ shows });
    const said = posts.map(({ name, price, ...post }) => ({
      ...post,
      ...(shows.includes('names') ? { name: name ?? null } : {}),
      ...(shows.includes('prices') && price ? { price } : {}),
    }));
    return {
      report: { ...report, posts: said, ...(shows.includes('prices') && costs ? { costs } : {}) },
      papers,
    };
  });
}

const sheet = () => page.getByRole('article', { name: 'Ramadan serum launch' });

test('its states', () =>
  walkStates({
    visitor: newBrand(),
    path: '/campaigns/01900000-0000-7000-8000-000000000070/report',
    title: 'Ramadan serum launch: report',
    calls: ['campaigns.read', 'campaignReports.link', 'campaignReports.read'],
    loading: 'Loading the report...',
    fill: () => stubReport(),
    filled: [
      'Oasis Skin, January 11, 2027 to March 14, 2027',
      'Code used: 96',
      'Goal: 300 first orders with the code before Eid.',
      'Per view, AED',
      'AED 0.050',
      'Layla Haddad',
    ],
    failing: ['Failed to load the report'],
    clear: () => {
      stubReport();
      const { costs: _, ...report } = campaignReport({ posts: [], withoutPosts: 2 });
      server.returns('campaignReports.read', { report, papers });
    },
    empty: ['No numbers are stated yet.'],
    expired: 'log in',
  }));

test('what is left out is gone from the sheet, and the address keeps the choice', async () => {
  stubReport();
  const app = await openApp(path);
  await expect.element(sheet()).toMatchTextContent('AED 4,200');
  await expect.element(sheet()).toMatchTextContent('from 1 of 2 posts. 1 post has no numbers.');
  await page.getByLabelText('Prices and cost').click();
  await expect.element(sheet()).not.toMatchTextContent('AED');
  await page.getByLabelText('Creators’ names').click();
  await expect.element(sheet()).toMatchTextContent('Creator 1');
  await expect.element(sheet()).not.toMatchTextContent('Layla');
  await expect.poll(app.address).toContain('show=stills');
  await app.reload();
  await expect.element(page.getByLabelText('Creators’ names')).not.toBeChecked();
});

test('the paper is in the chosen language', async () => {
  stubReport();
  await openApp(path);
  const download = page.getByRole('link', { name: 'Download PDF' });
  await expect.element(download).toHaveAttribute('href', papers.en);
  await page.getByLabelText('Language of PDF and link').selectOptions('Arabic');
  await expect.element(download).toHaveAttribute('href', papers.ar);
});

test('a link is made with its end and password, which is said once', async () => {
  stubReport();
  server.returns('campaignReports.setLink', ({ body }) => ({
    link: reportLink({ ...body, looks: 0, lastLookAt: null, hasPassword: body.password !== '' }),
  }));
  await openApp(path);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByLabelText('Ends').fill('2099-01-31');
  await page.getByLabelText('Password').fill('dune-lantern-41');
  server.refuses('campaignReports.setLink', 'campaign.not_found');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('This campaign does not exist.');
  server.returns('campaignReports.setLink', ({ body }) => ({
    link: reportLink({ ...body, looks: 0, lastLookAt: null, hasPassword: body.password !== '' }),
  }));
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect.element(page.getByText('Password dune-lantern-41. You will not see it again.')).toBeVisible();
  await expect.element(page.getByText('Not opened yet')).toBeVisible();
  expect(server.calls('campaignReports.setLink').at(-1)).toMatchObject({
    body: { shows: ['prices', 'names', 'stills'], language: 'en', endsOn: '2099-01-31' },
  });
});

test('the link that is there says its use, takes over what the page shows, and is ended after a question', async () => {
  stubReport(reportLink({ shows: ['names'] }));
  await openApp(path);
  await expect.element(page.getByText('Opened 3 times')).toBeVisible();
  await expect.element(page.getByLabelText('Prices and cost')).not.toBeChecked();
  await expect.element(page.getByText('The link shows something else.')).not.toBeInTheDocument();
  await page.getByLabelText('Stills of films').click();
  server.returns('campaignReports.setLink', ({ body }) => ({ link: reportLink(body) }));
  await page.getByRole('button', { name: 'Show this through the link' }).click();
  await expect.element(page.getByText('The link shows something else.')).not.toBeInTheDocument();
  expect(server.calls('campaignReports.setLink').at(-1)?.body).toEqual({
    ...{ shows: ['names', 'stills'], language: 'en', endsOn: '2099-04-15' },
  });
  server.returns('campaignReports.endLink', {});
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect.element(page.getByRole('button', { name: 'Create link' })).toBeVisible();
});

test('a changed end keeps the password, unless another one is given', async () => {
  stubReport(reportLink());
  server.returns('campaignReports.setLink', ({ body }) => ({ link: reportLink(body) }));
  await openApp(path);
  await page.getByRole('button', { name: 'Change the end' }).click();
  await page.getByLabelText('Ends').fill('2099-05-01');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect.element(page.getByText('May 1, 2099')).toBeVisible();
  expect(server.calls('campaignReports.setLink').at(-1)?.body).not.toHaveProperty('password');
});

test('a reviewer sees the link, and changes nothing', async () => {
  stubReport(reportLink());
  signIn(newBrand({ memberRole: 'REVIEWER' }));
  await openApp(path);
  await expect
    .element(page.getByLabelText('Address of the link'))
    .toHaveValue('briefcast.example/r/9QW4TR7kQ2mXd91PAbcdef');
  for (const name of ['Change the end', 'End it'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
});

test('endless words stay within the page', async () => {
  stubReport(reportLink());
  const long = 'W'.repeat(200);
  const report = campaignReport({
    ...{ name: long, goal: long, brand: { name: long, image: null, colour: '#ffe08a' } },
    posts: campaignReport().posts.map((post) => ({ ...post, name: long })),
  });
  server.returns('campaignReports.read', { report, papers });
  await expectWithinPage(path);
});
