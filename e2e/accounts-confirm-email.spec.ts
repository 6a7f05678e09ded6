/** The welcome mail, its link, and the notice until it is confirmed. */
import type { Page } from '@playwright/test';
import { password } from './accounts.ts';
import { appIsThere } from './app.ts';
import { newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your e-mail' });
/** Signs up by the screen, as a creator whose e-mail nobody has confirmed. */
async function signUp(page: Page) {
  const email = `${crypto.randomUUID()}@people.example`;
  await page.goto('/signup');
  await appIsThere(page);
  await page.getByRole('radio', { name: 'Creator' }).check({ force: true });
  await page.getByLabel('First Name').fill('Layla');
  await page.getByLabel('Last Name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/creator-dashboard');
  return email;
}

test('the link of the welcome mail confirms, in another browser too, and the notice goes', async ({
  page,
  browser,
  mailsTo,
}) => {
  const email = await signUp(page);
  await expect(notice(page)).toContainText(email);
  await notice(page).getByRole('button', { name: 'Resend' }).click();
  await expect(notice(page).getByRole('status')).toHaveText(/^We just mailed you\./);
  await page.goto('/settings/notifications');
  await expect(page.getByText('once you confirm it')).toBeVisible();
  await expect(notice(page).getByRole('button', { name: 'Not now' })).toBeHidden();
  await page.goto('/creator-profile');
  await notice(page).getByRole('button', { name: 'Not now' }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.goto('/settings/notifications');
  await expect(notice(page)).toBeVisible();

  const link = () => /Confirm Your E-Mail: (\S+)/.exec(mailsTo(email).join())?.[1];
  await expect.poll(link).toBeDefined();
  const guest = await browser.newPage();
  await guest.goto(link() ?? '');
  await expect(guest.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible();
  // Opening the link has changed nothing.
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await guest.getByRole('button', { name: 'Confirm E-Mail' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed' })).toBeVisible();
  await expect(guest.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
  await guest.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeHidden();
  await page.goto(link() ?? '');
  await page.getByRole('button', { name: 'Confirm E-Mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Already confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).click();
  await expect(page).toHaveURL('/creator-dashboard');
});

test('much at once is told in six mails, whose link ends their kind', async ({ page, browser, mailsTo }) => {
  const parties = await newParties(page);
  const { creator } = parties;
  for (let number = 1; number <= 8; number++) await newBrief(page, parties, `Serum ${number}`);
  const mails = () => mailsTo(creator.email).filter((mail) => mail.includes('sent you a brief'));
  await expect.poll(() => mails().length).toBe(6);
  const link = /Switch off mails like this: (\S+)/.exec(mails()[0] ?? '')?.[1] ?? '';
  const guest = await browser.newPage();
  await guest.goto(link);
  await expect(guest.getByText(/^Stop sending mails about “/u)).toBeVisible();
  await guest.close();
});
