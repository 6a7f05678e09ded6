/** The metadata in a page's head for people, search engines and link previews, however the page was reached. */
import type { Page } from '@playwright/test';
import { appIsThere } from './app.ts';
import { expect, test } from './demo-test.ts';

const own = 'title, link[rel=canonical], meta[name]:not([name=viewport]), meta[property]';

/** The tags in the head now. */
const here = (page: Page) =>
  page.evaluate((own) => [...document.head.querySelectorAll(own)].map((tag) => tag.outerHTML).sort(), own);

/** The tags that the server sends for this address. */
const sent = (page: Page) =>
  page.evaluate(async (own) => {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const { head } = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return [...head.querySelectorAll(own)].map((tag) => tag.outerHTML).sort();
  }, own);

test('follows the way through the app, and says what the server says of each page', async ({ page }) => {
  await page.goto('/creators');
  await appIsThere(page);
  expect(await here(page)).toEqual(await sent(page));

  await page.getByRole('link', { name: 'Layla Haddad' }).first().click();
  await expect(page).toHaveTitle('Layla Haddad · Briefcast');
  expect(await here(page)).toEqual(await sent(page));
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'profile');

  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveTitle('Log in · Briefcast');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(
    page.locator('link[rel=canonical], meta[name=description], meta[property^="og:"]'),
  ).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveTitle('Layla Haddad · Briefcast');
  expect(await here(page)).toEqual(await sent(page));
});
