/** A screen's code is loaded when it is first visited. What is shown if that fails, and how it is loaded after all. */
import type { Page } from '@playwright/test';
import { expect, test } from './demo-test.ts';

test.use({ visitor: 'brand' });

const account = (page: Page) => page.getByRole('button', { name: /account menu$/ });

async function goToProfile(page: Page) {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Brand Profile' }).click();
}

test('without a connection the header stays, and the screen comes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Dashboard' })).toBeVisible();
  await expect(account(page)).toBeEnabled();
  await context.setOffline(true);
  await goToProfile(page);
  await expect(page.getByRole('heading', { name: 'Briefcast could not be reached' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page).toHaveURL(/\/brand-profile$/u);
});

test('after an update that replaced its files, a tab loads the new version by itself', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Dashboard' })).toBeVisible();
  // The files of the previous version, which an open tab requests, no longer exist; a new document requests
  // existing ones.
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/brand-profile*', (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await goToProfile(page);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(documents).toBe(1);
});
