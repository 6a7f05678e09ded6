/** The page that a report's link opens to people without an account. */
import { AppError, type ReportSummary } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignReport } from '../../testing/campaign-reports.ts';
import { expectToSay } from '../../testing/looks.ts';
import { openApp } from '../../testing/open-app.tsx';
import { server } from '../../testing/stub-server.ts';

const path = '/r/the-secret';
const summary = (fields: Partial<ReportSummary> = {}): ReportSummary => ({
  name: 'Ramadan serum launch',
  brand: { name: 'Oasis Skin', image: null, colour: '#1f3b34' },
  hasPassword: false,
  endsOn: '2099-04-15',
  ...fields,
});

function stubLink(fields: Partial<ReportSummary> = {}) {
  server.returns('campaignReports.summary', { summary: summary(fields) });
  server.returns('campaignReports.open', { visit: 'a-visit' });
  server.returns('campaignReports.opened', { report: campaignReport() });
}

test('a link without a password opens by itself, once for all its reading', async () => {
  stubLink();
  const app = await openApp(path);
  const sheet = page.getByRole('article', { name: 'Ramadan serum launch' });
  await expect.element(sheet).toMatchTextContent('Layla Haddad');
  await expect.element(page.getByText('This link ends on April 15, 2099.')).toBeVisible();
  await app.reload();
  await expect.element(sheet).toMatchTextContent('84,600');
  expect(server.calls('campaignReports.open')).toHaveLength(1);
});

test('a password is asked for, and a wrong one said to be so', async () => {
  stubLink({ hasPassword: true });
  await openApp(path);
  await expect.element(page.getByText('Oasis Skin shows you a report')).toBeVisible();
  expect(server.calls('campaignReports.open')).toHaveLength(0);
  server.refuses('campaignReports.open', 'campaignreport.password_wrong');
  await page.getByLabelText('Password', { exact: true }).fill('a guess');
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect.element(page.getByText('Wrong password.')).toBeVisible();
  stubLink({ hasPassword: true });
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect.element(page.getByRole('article', { name: 'Ramadan serum launch' })).toBeVisible();
});

test.each([
  [
    'has ended',
    new AppError('campaignreport.link_ended', { params: { endedAt: null } }),
    'This link has ended',
  ],
  ['is unknown', new AppError('campaignreport.link_not_found'), 'This link does not exist'],
])('a link that %s says so, and names nobody', async (_, refusal, title) => {
  server.refuses('campaignReports.summary', refusal);
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText('Oasis Skin')).not.toBeInTheDocument();
});

test('a visit that is over begins again by itself', async () => {
  stubLink();
  const app = await openApp(path);
  await expect.element(page.getByRole('article')).toBeVisible();
  server.refuses('campaignReports.opened', 'campaignreport.open_first');
  server.returns('campaignReports.open', () => {
    server.returns('campaignReports.opened', { report: campaignReport({ name: 'Second visit' }) });
    return { visit: 'another-visit' };
  });
  await app.reload();
  await expect.element(page.getByRole('article', { name: 'Second visit' })).toBeVisible();
});

test('without a connection it says so, and is opened again by hand', async () => {
  stubLink();
  server.loses('campaignReports.opened');
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'Failed to open this report' })).toBeVisible();
  stubLink();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('article', { name: 'Ramadan serum launch' })).toBeVisible();
});

test('endless words stay within the page', async () => {
  stubLink();
  const long = 'W'.repeat(200);
  const posts = campaignReport().posts.map((post) => ({ ...post, name: long }));
  server.returns('campaignReports.opened', { report: campaignReport({ name: long, posts }) });
  await openApp(path);
  await expectToSay(path, [long]);
});
