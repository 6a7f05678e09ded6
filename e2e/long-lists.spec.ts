/** Lists that are longer than a page: the rest follows by scrolling or by the keyboard, and totals are over all. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminToken, signInAs } from './accounts.ts';
import { failure, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const briefs = 55;

/** Two people with many briefs, and the title of the oldest, which no other test has. */
async function manyBriefs(page: Page) {
  const parties = await newParties(page);
  const oldest = `The first brief of ${randomUUID()}`;
  await newBrief(page, parties, oldest);
  await Promise.all(Array.from({ length: briefs - 1 }, (_, n) => newBrief(page, parties, `Brief ${n}`)));
  return { ...parties, oldest };
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test("a brand's projects follow as they are scrolled to, and their number is known before", async ({
  page,
}) => {
  const { brand, oldest } = await manyBriefs(page);
  await signInAs(page, brand);
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'All Projects' })).toContainText(String(briefs));
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('link', { name: oldest, exact: true })).toBeHidden();
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: oldest, exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(briefs);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Quick View' }).last().click();
  await expect(page.getByRole('dialog', { name: oldest })).toBeVisible();
});

test("a creator's deals that could not follow say so, and come with Retry by the keyboard", async ({
  page,
}) => {
  const { creator, oldest } = await manyBriefs(page);
  await signInAs(page, creator);
  const nextPage = /my-deals\?.*cursor=/;
  await page.route(nextPage, (route) => route.fulfill(failure));
  await page.goto('/creator-dashboard?status=pending');
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Pending Briefs' })).toContainText(String(briefs));
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText('Failed to load more deals')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  await page.unroute(nextPage);
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('link', { name: oldest, exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(briefs);
});

test("the admin's list follows as it is scrolled to, and a search finds what is not loaded", async ({
  page,
}) => {
  const { oldest } = await manyBriefs(page);
  const token = await adminToken(page);
  await page.addInitScript((stored) => localStorage.setItem('adminToken', stored), token);
  await page.goto('/admin?tab=deals');
  const lines = page.getByRole('row');
  await expect(lines).toHaveCount(51);
  const more = page.waitForResponse(/admin\/deals\?.*cursor=/);
  await lines.last().scrollIntoViewIfNeeded();
  await more;
  await expect.poll(() => lines.count()).toBeGreaterThan(51);

  await page.reload();
  await expect(lines).toHaveCount(51);
  await expect(page.getByText(oldest, { exact: true })).toHaveCount(0);
  await page.getByLabel('Search deals').fill(`${oldest} `);
  await expect(page.getByText(oldest, { exact: true }).first()).toBeVisible();
});
