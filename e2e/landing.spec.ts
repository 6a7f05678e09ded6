/** The landing page's own controls. */
import type { Locator, Page } from '@playwright/test';
import { appIsThere } from './app.ts';
import { expect, test } from './demo-test.ts';

/** Parts further down work once they have come near the window. */
async function comeTo(page: Page, box: Locator) {
  await appIsThere(page);
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeEnabled();
}

test('the category dropdown is worked by pointer and by keys', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Category' });
  const list = page.getByRole('listbox');
  await comeTo(page, box);
  await box.click();
  await expect(list.getByRole('option')).toHaveCount(10);
  await expect(list.getByRole('option', { name: 'All Categories' })).toHaveAttribute('aria-selected', 'true');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(240);
  await list.getByRole('option', { name: 'Beauty' }).click();
  await expect(list).toBeHidden();
  await expect(box).toHaveText('Beauty');
  await expect(page.getByText('Layla Haddad').first()).toBeVisible();

  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { name: 'Beauty' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { name: 'Fashion' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveText('Beauty');
  await expect(box).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('g');
  await expect(list.getByRole('option', { name: 'Gaming' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toHaveText('Gaming');

  await box.click();
  await expect(list).toBeVisible();
  await page.getByRole('heading', { name: 'Featured creators' }).click();
  await expect(list).toBeHidden();
});

test('the first opening by keys puts the focus into the list', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Category' });
  const list = page.getByRole('listbox');
  await comeTo(page, box);
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await expect(list.locator('[role="option"]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
});

test('what is further down asks for its code when somebody comes near it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const isAsked = () => asked.some((path) => path.includes('/landing-rest-'));
  // Its content is visible, and its links work.
  await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
  expect(isAsked()).toBe(false);
  await page.getByRole('heading', { name: 'Featured creators' }).scrollIntoViewIfNeeded();
  await expect.poll(isAsked).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeEnabled();
});
