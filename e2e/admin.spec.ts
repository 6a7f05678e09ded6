/** The admin: login, counters, lists and moderation. */

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { adminToken, callAs, newAccount } from './accounts.ts';
import { adminPassword, expect, test } from './fixtures.ts';

/** A unique name, so that a search finds only this test's rows. */
const mark = () => randomUUID().slice(0, 8);

/** Opens a tab as the admin who has signed in before. */
async function openAs(page: Page, token: string, tab = '') {
  await page.addInitScript((stored) => localStorage.setItem('adminToken', stored), token);
  await page.goto(tab ? `/admin?tab=${tab}` : '/admin');
}

const search = (page: Page, noun: string, text: string) => page.getByLabel(`Search ${noun}`).fill(text);

async function publishedCreator(page: Page, token: string, lastName: string) {
  const creator = await newAccount(page, { firstName: 'Hana', lastName });
  await callAs(page, creator.token, 'PUT', '/api/users/profile', {
    categories: ['Beauty', 'Lifestyle', 'Travel'],
    ugcVideoPricing: 10_500,
  });
  await page.request.post(`/api/admin/creators/${creator.user.id}/toggle-publish`, {
    headers: { authorization: `Bearer ${token}` },
    data: { isPublished: true },
  });
  return creator;
}

test('the gate refuses a wrong password, lets the right one in, and remembers it', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByText('Enter admin password to continue')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Portfolio Items')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Creators' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Portfolio Items')).toBeVisible();
  await expect(page.getByText(/^Wrong password/).first()).toBeVisible();
  await expect(page.getByText('Signed in', { exact: true }).first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const loggedOut = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/logout'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Enter admin password to continue')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(null);
  expect((await loggedOut).status()).toBe(200);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/admin/dashboard', { headers })).status()).toBe(401);
});

test('a creator is found, published, unpublished and deleted after a question', { tag: quickTag }, async ({
  page,
}) => {
  const token = await adminToken(page);
  const lastName = mark();
  await publishedCreator(page, token, lastName);
  await openAs(page, token, 'creators');
  await search(page, 'creators', lastName);
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('N/A');
  await expect(row).toContainText('+1');
  await expect(row).toContainText('$105');

  await row.getByRole('button', { name: 'Unpublish' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to unpublish this creator?');
  await question.getByLabel('Reason (the creator will read it)').fill('The films are somebody else’s');
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(row.getByText('Unpublished')).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    'Are you sure you want to delete this creator? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByLabel(/^Type .* to confirm$/).fill(`Hana ${lastName}`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Creator deleted successfully')).toBeVisible();
  await expect(page.getByText('No creators found')).toBeVisible();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: lastName }).first()).toContainText(
    'Deleted creator',
  );
});
