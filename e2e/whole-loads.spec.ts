/** Pages that are loaded by address or reloaded, rather than reached within the app. */
import type { Page } from '@playwright/test';
import { newAccount, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Content that arrives above the middle of a page moves the scroll position: its parts are waited for first. */
async function expectWhole(page: Page): Promise<void> {
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('a page begins at its top, wherever the one before was left, and keeps its place when loaded anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signInAs(page, await newAccount(page, { companyName: 'Oasis Skin' }));
  await page.goto('/account');
  await expectWhole(page);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => top(page)).toBe(300);

  await page.goto('/settings/notifications');
  await expect(title(page)).toBeVisible();
  expect(await top(page)).toBe(0);
  await expectWhole(page);
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(() => top(page)).toBe(120);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect.poll(() => top(page)).toBe(120);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/login', '/signup', '/forgot-password', '/dashboard']) {
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      // Not by its text alone, in which Playwright ignores the content of <noscript>.
      const said = page.locator('main p, noscript p').filter({ visible: true });
      await expect
        .poll(async () => (await said.allTextContents()).join())
        .toContain('This page needs JavaScript.');
    });
  }
});
