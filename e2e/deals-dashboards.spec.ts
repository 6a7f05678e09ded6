/** Both dashboards: the queue, numbers, tabs, answers to briefs, and their empty and failed states. */
import type { Page } from '@playwright/test';
import { callAs, signInAs } from './accounts.ts';
import { addFile, move, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

test('the keys walk through the tabs the way the text runs', async ({ page }) => {
  await signInAs(page, (await newParties(page)).brand);
  await page.goto('/dashboard');
  const selected = page.getByRole('tab', { selected: true });
  await page.getByRole('tab', { name: 'All Projects' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Briefs Sent'],
    ['End', 'Completed'],
    ['ArrowRight', 'All Projects'],
    ['ArrowLeft', 'Completed'],
    ['Home', 'All Projects'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toContainText(name);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  // One stop of the Tab key for the whole row.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  await page.reload();
  await page.getByRole('tab', { name: 'All Projects' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toContainText('Briefs Sent');
});

test('both dashboards follow what the other side does, without a reload', async ({ page, browser }) => {
  const parties = await newParties(page);
  await signInAs(page, parties.brand);
  await page.goto('/dashboard');
  await expect(page.getByText('No projects found')).toBeVisible();
  const other = await browser.newPage();
  await signInAs(other, parties.creator);
  await other.goto('/creator-dashboard');
  await expect(other.getByText('No deals found')).toBeVisible();

  const needsOf = (of: Page) => of.getByRole('region', { name: 'Needs you' });
  await expect(needsOf(page)).toContainText('Save three faces');

  const id = await newBrief(page, parties, 'Winter barrier serum');
  await expect(needsOf(other).getByRole('link', { name: /New brief from/u })).toBeVisible();
  const sheet = other.getByRole('tabpanel').getByRole('listitem');
  await expect(sheet).toContainText('New');
  await expect(other.getByRole('button', { name: 'Pending Briefs' })).toContainText('1');
  await expect(page.getByRole('button', { name: 'Briefs Sent' })).toContainText('1');

  const row = page.getByRole('tabpanel').getByRole('listitem');
  await expect(row.getByRole('img', { name: 'New activity' })).toHaveCount(0);
  await move(page, parties.creator, id, 'ACCEPTED');
  // Done elsewhere, it leaves by itself, and so did the first steps.
  await expect(needsOf(other).getByRole('link', { name: /New brief from/u })).toHaveCount(0);
  await expect(needsOf(page)).not.toContainText('Save three faces');
  await expect(row.getByRole('img', { name: 'New activity' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Active Projects' })).toContainText('1');
  const message = { dealId: id, type: 'TEXT', content: 'On my way.' };
  await callAs(page, parties.creator.token, 'POST', '/api/messages', message);
  await expect(row.getByText('1 unread message', { exact: true })).toBeAttached();
  await addFile(page, parties.creator, id, 'take.png');
  await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await callAs(page, parties.brand.token, 'POST', '/api/messages', { ...message, content: 'Good.' });
  await expect(sheet.getByText('1 unread message', { exact: true })).toBeAttached();

  // When it is seen on another device, the markers disappear here as well.
  await callAs(page, parties.brand.token, 'POST', `/api/deals/${id}/read`);
  await expect(row.getByRole('img', { name: 'New activity' })).toHaveCount(0);
  await expect(row).not.toContainText('unread');
  await other.close();
});
