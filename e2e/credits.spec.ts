/** Money as the brand, the creator and the admin see it, in a demo of its own with credits turned on. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { callAs, pageOf } from './accounts.ts';
import { demoPassword, type OwnDemo, startDemo } from './demo.ts';
import { chooseFiles } from './drafts.ts';

// One demo for the whole file: its tests share one worker.
test.describe.configure({ mode: 'default' });

let demo: OwnDemo;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startDemo(join(import.meta.dirname, 'test-results', 'demo-money.log'));
});
test.afterAll(async () => {
  // Undefined if it did not start.
  await demo?.stop();
});

const adminPage = (browser: Browser) =>
  browser.newPage({ baseURL: demo.baseUrl, storageState: demo.stateOf('admin') });

const rania = 'rania@oasisskin.example';
const diego = 'diego@ferreira.example';
const meridian = 'studio@meridian.example';
const sofia = 'sofia@marchetti.example';

test('credits are bought by transfer: ordered, confirmed by the admin, there with their invoice', {
  tag: quickTag,
}, async ({ browser }) => {
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
  await expect(admin.getByText('Confirmed. The credits are added.')).toBeVisible();
  await expect(
    admin.getByRole('row').filter({ hasText: reference }).filter({ hasText: 'Bought' }),
  ).toBeVisible();

  // The order's page is updated by the live stream.
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

test('a creator states where to pay, and reads which brand has seen it', async ({ browser }) => {
  const { page: creator } = await pageOf(browser, demo, diego);
  await creator.goto('/creator-dashboard');
  await creator.getByRole('link', { name: 'Add your bank details' }).click();
  await creator.getByLabel('Account name').fill('Diego Ferreira');
  await creator.getByLabel('IBAN', { exact: true }).fill('PT50 0002 0123 1234 5678 9015 4');
  await expect(creator.getByText('The check digits match. 25 of 25 characters')).toBeVisible();
  await creator.getByLabel('Bank', { exact: true }).fill('Banco do Porto');
  await creator.getByLabel('Address on invoices').fill('Rua das Flores 12');
  await creator.getByLabel('City').fill('Porto');
  await expect(creator.getByLabel('Country', { exact: true })).toHaveValue('PT');
  await creator.getByRole('button', { name: 'Save' }).click();
  const asked = creator.getByRole('dialog');
  await asked.getByLabel('Your current password').fill(demoPassword);
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(creator.getByText(/The account ends in .*0154/)).toBeVisible();
  await expect(creator.getByText('Nobody yet')).toBeVisible();

  const { page: brand } = await pageOf(browser, demo, meridian);
  await brand.goto('/billing/payouts');
  await brand
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await brand.getByRole('menuitem', { name: 'Show bank details' }).click();
  await expect(brand.getByText('PT50 0002 0123 1234 5678 9015 4')).toBeVisible();
  await creator.reload();
  await expect(creator.getByRole('listitem').filter({ hasText: 'Meridian' })).toBeVisible();
});

test('a brand pays a part, and the creator confirms it', async ({ browser }) => {
  const { page: brand } = await pageOf(browser, demo, meridian);
  await brand.goto('/billing/payouts');
  await brand.getByRole('button', { name: 'Mark again' }).click();
  const dialog = brand.getByRole('dialog');
  await dialog.getByLabel('Amount ($)').fill('100');
  await dialog.getByLabel(/reference/i).fill('MT 5601');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  const part = brand.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect(part).toContainText('$100.00');

  const { page: creator } = await pageOf(browser, demo, diego);
  await creator.goto('/money');
  await creator.getByRole('button', { name: /^It arrived ?, \$100/ }).click();
  await creator.getByRole('alertdialog').getByRole('button', { name: 'It arrived' }).click();
  await expect(creator.getByText('Payment confirmed')).toBeVisible();
  await expect(part.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a brand pays two creators in one run, and one of them says that it arrived', async ({ browser }) => {
  const [layla, project, denied] = [
    'layla@haddad.example',
    'Cleanser texture library',
    'Oil-to-milk cleanse, no cuts',
  ];
  const { page: first } = await pageOf(browser, demo, layla);
  await first.goto('/money');
  const marked = first.getByRole('listitem').filter({ hasText: denied });
  await marked.getByRole('button', { name: /^More for/ }).click();
  await first.getByRole('menuitem', { name: 'Not arrived' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Not arrived' }).click();
  await expect(first.getByText('We told the brand')).toBeVisible();

  const { page } = await pageOf(browser, demo, rania);
  await page.goto('/billing/payouts');
  const changed = page.getByRole('listitem').filter({ hasText: project });
  await expect(changed.getByRole('checkbox')).toBeDisabled();
  await changed.getByRole('button', { name: /^Call first/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'I called' }).click();
  await expect(changed.getByRole('checkbox')).toBeEnabled();
  await page.getByText('All with bank details').click();
  await expect(page.getByText('One run, 2 payments')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Briefcast run 1.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('AE070331234567890123456');

  const run = page.getByRole('listitem').filter({ hasText: 'Run 1' });
  await run.getByRole('button', { name: 'pain.001' }).click();
  const twice = page.getByRole('alertdialog', { name: 'Download run 1 again?' });
  await twice.getByRole('button', { name: 'Download' }).click();
  const asked = page.getByRole('dialog', { name: 'When, and from which account?' });
  await asked.getByLabel('Account name').fill('Oasis Skin');
  await asked.getByLabel('IBAN or account number').fill('AE08 0410 0000 9876 5432 107');
  const again = page.waitForEvent('download');
  await asked.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toContain('IT60X0542811101000000123456');

  await run.getByRole('button', { name: 'Mark the run as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/reference/i).fill('OS 90117');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('The run is marked as paid')).toBeVisible();

  const { page: other } = await pageOf(browser, demo, sofia);
  await other.goto('/money');
  const payment = other.getByRole('listitem').filter({ hasText: project });
  await payment.getByRole('button', { name: 'It arrived' }).click();
  await expect(other.getByRole('alertdialog').getByText('OS 90117')).toBeVisible();
  await other.getByRole('alertdialog').getByRole('button', { name: 'It arrived' }).click();
  await expect(other.getByText('Payment confirmed')).toBeVisible();
  await other.getByRole('tab', { name: /^Paid/ }).click();
  await payment.getByRole('button', { name: /^More for/ }).click();
  await other.getByRole('menuitem', { name: 'Steps and proof' }).click();
  await expect(other.getByRole('dialog').getByText('You confirmed')).toBeVisible();
  // The brand's page is updated by the live stream.
  await expect(run.getByText('Confirmed by 1 of 2')).toBeVisible();
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
