/** Money between the screens of those whom it concerns, on a demo of its own: credits are on there, and it changes. */
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { callAs, pageOf } from './accounts.ts';
import { type OwnDemo, startDemo } from './demo.ts';
import { chooseFiles } from './drafts.ts';

// One demo for the whole file: its tests share one worker.
test.describe.configure({ mode: 'default' });

let demo: OwnDemo;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startDemo(join(import.meta.dirname, 'test-results', 'demo-money.log'));
});
test.afterAll(async () => {
  // Undefined where it did not start.
  await demo?.stop();
});

const adminPage = (browser: Browser) =>
  browser.newPage({ baseURL: demo.baseUrl, storageState: demo.stateOf('admin') });

const rania = 'rania@oasisskin.example';
const sofia = 'sofia@marchetti.example';

test('credits are bought by transfer: ordered, confirmed by the admin, there with their invoice', async ({
  browser,
}) => {
  const { page } = await pageOf(browser, demo, 'studio@nomadroasters.example');
  await page.goto('/billing/buy');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: /^Order for AED/ }).click();
  const title = page.getByRole('heading', { level: 1, name: /^Pro-forma PF-/ });
  await expect(title).toBeVisible();
  const reference = /PF-[\d-]+/.exec((await title.textContent()) ?? '')?.[0] ?? '';

  const admin = await adminPage(browser);
  await admin.goto('/admin?tab=money');
  const order = admin.getByRole('listitem').filter({ hasText: reference });
  await order.getByRole('button', { name: 'Confirm' }).click();
  const asked = admin.getByRole('dialog', { name: /^Did AED/ });
  const expected = /[\d,]+\.\d\d/.exec((await asked.getByRole('heading').textContent()) ?? '')?.[0] ?? '';
  await asked.getByLabel('Received (AED)').fill(expected);
  await asked.getByLabel("Bank's reference").fill('FT26 8841');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByText('Confirmed. The credits are booked.')).toBeVisible();
  await expect(
    admin.getByRole('row').filter({ hasText: reference }).filter({ hasText: 'Bought' }),
  ).toBeVisible();

  // The order's page hears of it by itself.
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  const paper = page.getByRole('link', { name: /^Arabic.*INV-/ });
  const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.goto('/billing');
  await expect(page.getByRole('img', { name: '50 ready, 0 held' })).toBeVisible();
});

test('a brief holds a credit until it is withdrawn', async ({ browser }) => {
  const { page } = await pageOf(browser, demo, rania);
  await page.goto('/creators?search=Hana');
  await page
    .getByRole('article')
    .filter({ hasText: 'Hana' })
    .getByRole('button', { name: 'Send Brief' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project Title').fill('Serum on a night train');
  await dialog.getByLabel('Project Description').fill('One window, one lamp, one take.');
  await dialog.getByText('UGC Video').click();
  await dialog.getByLabel('Budget ($)').fill('$640');
  await dialog.getByLabel('Deadline').fill('2099-12-12');
  await dialog.getByRole('button', { name: 'Send Brief' }).click();
  await expect(page.getByText('Brief Sent Successfully! 🎉')).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByRole('img', { name: '36 ready, 4 held' })).toBeVisible();

  await page.getByRole('link', { name: 'Serum on a night train' }).click();
  await page.getByRole('button', { name: 'Withdraw Brief' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Brief' }).click();
  await expect(page.getByText('Brief withdrawn').first()).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByRole('img', { name: '37 ready, 3 held' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Serum on a night train' })).toHaveText([
    /Returned/,
    /Held/,
  ]);
});

test('a brand marks a payment, and the creator says that it arrived', async ({ browser }) => {
  const project = 'Cleanser texture library';
  const { page } = await pageOf(browser, demo, rania);
  await page.goto('/billing/payouts');
  const owed = page.getByRole('listitem').filter({ hasText: project });
  await owed.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/reference/i).fill('OS 90117');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('is asked to confirm it')).toBeVisible();

  const { page: other } = await pageOf(browser, demo, sofia);
  await other.goto('/money');
  const payment = other.getByRole('listitem').filter({ hasText: project });
  await expect(payment.getByText('OS 90117')).toBeVisible();
  await payment.getByRole('button', { name: 'It arrived' }).click();
  await expect(other.getByText('Payment confirmed')).toBeVisible();
  await expect(payment.getByText('You confirmed')).toBeVisible();
});

test('whoever has a certificate checks files against it', async ({ browser }) => {
  const { page, account } = await pageOf(browser, demo, 'layla@haddad.example');
  const address = await demo.addressOf({
    visitor: 'creator',
    path: '/api/deals/:deal',
    deal: 'Oil-to-milk cleanse, no cuts',
  });
  interface Proven {
    deal: { certificate: { code: string }; files: { originalName: string; url: string }[] };
  }
  const { deal } = await callAs<Proven>(page, account.token, 'GET', address);
  const still = deal.files.find(({ originalName }) => originalName === 'towel-still.jpg');
  const buffer = await (await page.request.get(still?.url ?? '')).body();
  const stranger = await browser.newPage({ baseURL: demo.baseUrl });
  await stranger.goto(`/verify/${deal.certificate.code}`);
  const file = { name: 'from-a-drive.jpg', mimeType: 'image/jpeg', buffer };
  await chooseFiles(stranger, /^Drop a file here/, file);
  await expect(stranger.getByText('This is the licensed file, byte for byte.')).toBeVisible();
  const changed = Buffer.concat([buffer, Buffer.from([0])]);
  await chooseFiles(stranger, /^Drop another file here/, { ...file, buffer: changed });
  await expect(stranger.getByText('No match')).toBeVisible();
});
