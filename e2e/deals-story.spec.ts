/** Two people agree, work and pay: from a brief with rights and a sample to its invoice and a run of payments. */
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { picture } from './accounts.ts';
import { completedDeal, type Parties } from './deals.ts';
import { chooseFiles } from './drafts.ts';
import { expectTerm, sendTerms } from './negotiation.ts';
import { expectToFit, type OwnMarket, openBoth, payableParties, startMarket } from './own-market.ts';
import { commentCard, writeComment } from './room.ts';

// One market for the whole file: its tests share one worker.
test.describe.configure({ mode: 'default' });

let market: OwnMarket;
let parties: Parties;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  market = await startMarket('deals-story');
  parties = await payableParties(browser, market);
});
test.afterAll(async () => {
  // Undefined if it did not start.
  await market?.server.stop();
});

const title = 'Barrier serum, three mornings';
const status = (page: Page, text: string) =>
  expect(page.locator('main header').getByText(text, { exact: true })).toBeVisible();
const both = (browser: Browser) => openBoth(browser, market, parties);

test('a brief is negotiated, made with a sample, grows by an addition, and is invoiced', async ({
  browser,
}) => {
  const [brand, creator] = await both(browser);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

  await test.step('the brand sends a brief with rights line by line and a sample', async () => {
    await brand.goto('/creators');
    await brand.getByRole('article').getByRole('button', { name: 'Send Brief' }).click();
    const dialog = brand.getByRole('dialog');
    await dialog.getByLabel('Project Title').fill(title);
    await dialog.getByLabel('Project Description').fill('Bare skin first, then the serum.');
    await dialog.getByText('UGC Photo').click();
    await dialog.getByText('More terms').click();
    await dialog.getByText(/^We send it/).click();
    await dialog.getByLabel('What is it?').fill('Two bottles of barrier serum');
    await dialog.getByLabel('Worth about ($)').fill('96');
    await dialog.getByLabel('Arrives by').fill(days(5));
    await dialog.getByRole('switch', { name: 'Paid ads' }).click();
    await dialog.getByLabel('Budget ($)').fill('1,200');
    await dialog.getByRole('textbox', { name: 'Deadline' }).fill('2099-12-12');
    await dialog.getByRole('button', { name: 'Send Brief' }).click();
    await expect(brand.getByText('Brief Sent Successfully! 🎉')).toBeVisible();
    await brand.goto('/dashboard');
    await brand.getByRole('link', { name: title }).click();
    await status(brand, 'Brief Sent');
  });

  await test.step('they negotiate price, day and rights in four rounds', async () => {
    await creator.goto('/creator-dashboard');
    await creator.getByRole('link', { name: title }).tap();
    await sendTerms(
      creator,
      'Propose other terms',
      { Price: { other: '1800' }, Deadline: { other: '2099-12-20' }, 'Paid ads': { other: '30 days' } },
      '$1,800.00',
    );
    await expectToFit(creator);
    await expectTerm(brand, 'Price', '$1,800.00', '$1,200.00');
    await expectTerm(brand, 'Deadline', 'December 20, 2099', 'December 12, 2099');
    await expectTerm(brand, 'Paid ads', '30 days', '3 months');
    await sendTerms(
      brand,
      'Answer line by line',
      { Price: { other: '1500' }, Deadline: 'Take theirs', 'Paid ads': 'Keep mine' },
      '$1,500.00',
    );
    await expectTerm(creator, 'Price', '$1,500.00', '$1,800.00');
    await expectTerm(creator, 'Paid ads', '3 months', '30 days');
    await sendTerms(
      creator,
      'Answer line by line',
      { Price: { other: '1700' }, 'Paid ads': 'Take theirs' },
      '$1,700.00',
    );
    await expectTerm(brand, 'Price', '$1,700.00', '$1,500.00');
    await sendTerms(brand, 'Answer line by line', { Price: { other: '1650' } }, '$1,650.00');
    await expectTerm(creator, 'Price', '$1,650.00', '$1,700.00');
    await expectToFit(creator);
    // Whatever is accepted is accepted on one sheet, which is about the newest offer.
    await creator.getByRole('link', { name: 'Read and accept' }).tap();
    await expect(creator.getByRole('region', { name: 'The brand’s newest offer' })).toBeVisible();
    for (const box of await creator.locator('.accept-sign input[type=checkbox]').all()) await box.check();
    await creator.getByLabel('Type your name').fill('Layla Haddad');
    await creator.getByRole('button', { name: 'Accept for $1,650' }).tap();
    await status(creator, 'Accepted');
    await status(brand, 'Accepted');
  });

  await test.step('the sample goes to the address that the creator gives, and arrives', async () => {
    await creator.getByRole('button', { name: 'Enter address' }).tap();
    const address = creator.getByRole('dialog');
    await address.getByLabel('Name at the door').fill('Layla Haddad');
    await address.getByLabel('Phone for the courier').fill('+971 50 555 0142');
    await address.getByLabel('Street and number, or villa').fill('Villa 14, Street 8B');
    await address.getByLabel('City').fill('Dubai');
    await address.getByLabel('Country').fill('United Arab Emirates');
    await address.getByRole('button', { name: 'Send address' }).tap();
    await expect(address).toBeHidden();
    await expect(brand.getByText('Villa 14, Street 8B')).toBeVisible();
    await brand.getByRole('button', { name: 'I sent it' }).click();
    const parcel = brand.getByRole('dialog');
    await parcel.getByLabel('Carrier').fill('Desert Courier');
    await parcel.getByRole('button', { name: 'Confirm' }).click();
    await expect(parcel).toBeHidden();
    await expect(creator.getByText(/^Sent by Desert Courier/).first()).toBeVisible();
    await creator.getByRole('button', { name: 'It arrived', exact: true }).tap();
    await expect(brand.getByText(/^It arrived on/)).toBeVisible();
    await expect(brand.getByText('Villa 14, Street 8B')).toHaveCount(0);
    await expectToFit(creator);
  });

  await test.step('the creator submits', async () => {
    await chooseFiles(creator, 'Drop your files here or browse', picture('morning.png'));
    await expect(creator.getByRole('button', { name: 'Remove morning.png' })).toBeVisible();
    await creator.getByRole('button', { name: 'Submit Content' }).tap();
    await creator.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).tap();
    await status(creator, 'Submitted');
    await status(brand, 'Submitted');
  });

  await test.step('a new request in the review room becomes an addition at a price', async () => {
    await brand.getByRole('link', { name: 'Open the review room: morning.png' }).click();
    await brand.getByRole('button', { name: 'Comment on this file' }).click();
    await writeComment(brand, 'A second picture by night, please.', { kind: 'New request' });
    await creator.getByRole('link', { name: 'View morning.png' }).tap();
    await creator.getByRole('button', { name: 'Comments, 1 open' }).tap();
    await commentCard(creator, 1).getByRole('button', { name: 'Name a price' }).tap();
    await creator.getByLabel('Price ($)').fill('150');
    await creator.getByRole('button', { name: 'Send the price' }).tap();
    await expect(commentCard(creator, 1).getByText('$150 asked')).toBeVisible();
    await commentCard(brand, 1).getByRole('button', { name: 'Accept $150' }).click();
    await brand.getByRole('alertdialog').getByRole('button', { name: 'Accept $150' }).click();
    for (const page of [brand, creator]) {
      await expect(commentCard(page, 1).getByText('$150 agreed')).toBeVisible();
      await expect(commentCard(page, 1).getByText('Added to the price of the project')).toBeVisible();
    }
    for (const page of [brand, creator]) {
      const address = page.url().replace('/review/', page === brand ? '/brand-deal/' : '/deal/');
      await page.goto(address.slice(0, address.lastIndexOf('/')));
    }
    await expectToFit(creator);
  });

  await test.step('both read price and total', async () => {
    for (const page of [brand, creator]) {
      const price = page.locator('dl > div').filter({ hasText: 'Budget' }).first();
      await expect(price).toContainText('$1,800.00');
      await expect(price).toContainText('$1,650.00 + $150.00 agreed later');
      const added = page.getByRole('region', { name: 'Additions' });
      await expect(added.getByText('A second picture by night, please.')).toBeVisible();
      await expect(added.getByText('$150.00')).toBeVisible();
    }
  });

  await test.step('the brand approves and completes', async () => {
    await brand.getByRole('button', { name: 'Approve', exact: true }).click();
    const left = brand.getByRole('alertdialog', { name: 'Approve with this unfinished?' });
    await expect(left.getByText('$150 was agreed for new requests.')).toBeVisible();
    await left.getByRole('button', { name: 'Approve anyway' }).click();
    const question = brand.getByRole('dialog', { name: 'Complete this project?' });
    await expect(question.getByText('To pay: $1,800.00 ($1,650.00 + $150.00 agreed later)')).toBeVisible();
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await status(brand, 'Completed');
    await status(creator, 'Completed');
    await expectToFit(creator);
  });

  await test.step('the invoice has both lines and their sum', async () => {
    await creator.goto('/money');
    const owed = creator.getByRole('listitem').filter({ hasText: title });
    await expect(owed.getByText('$1,800', { exact: true })).toBeVisible();
    await expectToFit(creator);
    await owed.getByRole('button', { name: /^More for/ }).click();
    const address = await creator.getByRole('menuitem', { name: /^English/ }).getAttribute('href');
    const paper = await creator.request.get(address ?? '');
    const { text } = await readPdf(await paper.body());
    for (const line of [
      /Content delivered for .?Barrier serum, three mornings/,
      '1,650.00',
      'A second picture by night, please. 150.00',
      'Total USD 1,800.00',
    ])
      expect(text).toMatch(line);
  });
  market.expectNoFaults();
});

test('a run of three pays what a part left, and the creator confirms it', async ({ browser }) => {
  const client = await market.client(browser);
  const [parted, small] = ['Night texture, two stills', 'Cap and label, one still'];
  await completedDeal(client, parties, parted, { budget: 40_000 });
  await completedDeal(client, parties, small, { budget: 30_050 });
  const [brand, creator] = await both(browser);
  const owed = (name: string) => brand.getByRole('listitem').filter({ hasText: name });

  await test.step('the brand marks a part of one', async () => {
    await brand.goto('/billing/payouts');
    await owed(parted)
      .getByRole('button', { name: /^Mark as paid/ })
      .click();
    const dialog = brand.getByRole('dialog');
    await dialog.getByLabel('Amount ($)').fill('100');
    await dialog.getByLabel('Bank reference').fill('OS 4401');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(dialog).toBeHidden();
    await expect(owed(parted).getByText('$300', { exact: false }).first()).toBeVisible();
    await expect(owed(parted).getByText('of $400')).toBeVisible();
  });

  await test.step('the brand pays the three in one run', async () => {
    for (const name of [title, parted, small])
      await owed(name).getByRole('checkbox', { name: 'Pay Layla Haddad in a run' }).click();
    await expect(brand.getByText('One run, 3 payments')).toBeVisible();
    await expect(brand.getByRole('complementary').getByText('$2,400.50')).toBeVisible();
    const downloading = brand.waitForEvent('download');
    await brand.getByRole('button', { name: 'Download' }).click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    for (const amount of ['1800.00', '300.00', '300.50']) expect(table).toContain(amount);
    await expect(owed('Run 1').getByText('$2,400.50')).toBeVisible();
    await owed('Run 1').getByRole('button', { name: 'Mark the run as paid' }).click();
    const dialog = brand.getByRole('dialog');
    await dialog.getByLabel('Bank reference').fill('OS 4402');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(brand.getByText('The run is marked as paid')).toBeVisible();
  });

  await test.step('the creator confirms the part and the run, and nothing is owed', async () => {
    await creator.goto('/money');
    const payment = (name: string) => creator.getByRole('listitem').filter({ hasText: name });
    const arrived = (name: string) =>
      payment(name).getByRole('button', { name: new RegExp(`^It arrived ?, ${name}`) });
    await expectToFit(creator);
    const asked = creator.getByRole('alertdialog');
    await payment(parted)
      .getByRole('button', { name: /^It arrived ?, \$100/ })
      .tap();
    await asked.getByRole('button', { name: 'It arrived' }).tap();
    await expect(asked).toBeHidden();
    for (const name of [title, parted, small]) {
      await arrived(name).tap();
      await asked.getByRole('button', { name: 'It arrived' }).tap();
      await expect(asked).toBeHidden();
      await expect(arrived(name)).toHaveCount(0);
    }
    await expect(creator.getByText('Nothing owed to you')).toBeVisible();
    await expect(owed('Run 1').getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expectToFit(creator);
  });
  await Promise.all([brand, creator].map((page) => page.context().close()));
  market.expectNoFaults();
});
