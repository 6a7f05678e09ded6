/** A payment that is late, in a market whose clock the test moves: reminders, the formal letter, and the case. */
import { marketDay } from '@briefcast/contract/kit/days';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import type { Account } from './accounts.ts';
import { completedDeal, type Parties } from './deals.ts';
import { expectToFit, type OwnMarket, openBoth, payableParties, startMarket } from './own-market.ts';

let market: OwnMarket;
let parties: Parties;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  market = await startMarket('disputes');
  parties = await payableParties(browser, market);
});
test.afterAll(async () => {
  // Undefined if it did not start.
  await market?.server.stop();
});

const both = (browser: Browser) => openBoth(browser, market, parties);

test('a late payment is reminded of, demanded by letter, heard and decided', async ({ browser }) => {
  const late = 'Shade range, six stills';
  await completedDeal(await market.client(browser), parties, late, { budget: 50_000, paymentDays: 0 });
  const row = (page: Page) => page.getByRole('listitem').filter({ hasText: late });
  const now = new Date();
  // Its day is the one in Dubai, where it is tomorrow already in the evening of UTC.
  const ahead = marketDay(now).getUTCDate() === now.getUTCDate() ? 0 : 1;
  /** Both on their pages of payments, so many days after the last day for paying. */
  async function onDay(days: number) {
    market.moveTo(days + ahead);
    const [brand, creator] = await both(browser);
    await brand.goto('/billing/payouts');
    await creator.goto('/money');
    await expect(row(creator).getByText(`${days} days late`)).toBeVisible();
    await expectToFit(creator);
    return { brand, creator, end: () => Promise.all([brand.context().close(), creator.context().close()]) };
  }

  await test.step('on the second day the brand is reminded', async () => {
    const { brand, creator, end } = await onDay(2);
    const told = (who: Account) => market.mailsTo(who.email).join('\n');
    await expect.poll(() => told(parties.brand)).toContain('Your payment to Layla Haddad is late');
    await expect.poll(() => told(parties.creator)).toContain('The payment from Oasis Skin is late');
    await brand.getByRole('button', { name: /^Notifications/ }).click();
    await expect(brand.getByText('Your payment to Layla Haddad is late')).toBeVisible();
    await creator.reload();
    await expect(row(creator).getByText(/^We send the next reminder on/)).toBeVisible();
    await expect(row(creator).getByRole('button', { name: /formal letter/ })).toHaveCount(0);
    await end();
  });

  await test.step('on the third day a formal letter goes, which the brand reads', async () => {
    const { brand, creator, end } = await onDay(3);
    await row(creator).getByRole('button', { name: 'Send a formal letter' }).tap();
    const asked = creator.getByRole('dialog');
    await expect(asked.getByText(/asks Oasis Skin for \$500\.00 within 7 days/)).toBeVisible();
    await asked.getByRole('button', { name: 'Send the letter' }).tap();
    await expect(row(creator).getByText(/You sent a formal letter on/)).toBeVisible();
    await expectToFit(creator);
    await expect(row(brand).getByText(/Layla Haddad sent a formal letter on/)).toBeVisible();
    const letter = await row(brand)
      .getByRole('link', { name: /^Letter in English/ })
      .getAttribute('href');
    const { text } = await readPdf(await (await brand.request.get(letter ?? '')).body());
    expect(text).toContain('500.00');
    expect(text).toContain(late);
    await expect
      .poll(() => market.mailsTo(parties.brand.email).join('\n'))
      .toContain('Layla Haddad asks for $500.00');
    await end();
  });

  await test.step('on the fourteenth day both are heard, the admin decides, and both read it', async () => {
    const { brand, creator, end } = await onDay(14);
    await row(creator)
      .getByRole('button', { name: /^Ask Briefcast to step in/ })
      .tap();
    const asked = creator.getByRole('dialog');
    await asked.getByLabel('What should Briefcast know?').fill('All six stills were approved.');
    await asked.getByRole('button', { name: 'Ask Briefcast' }).tap();
    await expect(row(creator).getByText('Case is open')).toBeVisible();
    await row(brand)
      .getByRole('button', { name: /^Answer the case/ })
      .click();
    const answered = brand.getByRole('dialog');
    await expect(answered.getByText('All six stills were approved.')).toBeVisible();
    await answered.getByLabel('Add a statement').fill('Two of them show the wrong shade.');
    await answered.getByRole('button', { name: 'Send' }).click();
    await expect(
      answered.getByRole('listitem').filter({ hasText: 'Two of them show the wrong shade.' }),
    ).toBeVisible();
    await brand.keyboard.press('Escape');
    await expect(row(creator).getByText('Both sides were heard. Briefcast will decide.')).toBeVisible();

    const admin = await market.openAdmin(browser);
    await admin.goto('/admin?tab=disputes');
    await admin.getByRole('link', { name: late }).click();
    for (const words of ['All six stills were approved.', 'Two of them show the wrong shade.'])
      await expect(admin.getByText(words)).toBeVisible();
    await expect(admin.getByText(/^Oasis Skin for the brand, /)).toBeVisible();
    await admin.getByText('A part of it is owed').click();
    await admin.getByLabel('Stays owed ($)').fill('350');
    await admin.getByLabel('Reasons, for both sides').fill('Four of six stills are as the brief asks.');
    await admin.getByRole('button', { name: 'Decide the case' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Decide the case' }).click();
    await expect(admin.getByText('$350.00 is still owed.')).toBeVisible();

    for (const page of [brand, creator]) {
      await expect(row(page).getByText('Decided: part is owed')).toBeVisible();
      await expect(row(page).getByText('Briefcast decided that $150.00 is no longer owed.')).toBeVisible();
      await expect(row(page).getByText('of $500', { exact: true })).toBeVisible();
      await row(page)
        .getByRole('button', { name: /^See the case/ })
        .click();
      await expect(
        page.getByRole('dialog').getByText('Four of six stills are as the brief asks.'),
      ).toBeVisible();
      await expectToFit(page);
    }
    await end();
  });
  market.expectNoFaults();
});
