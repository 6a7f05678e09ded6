/** Failures on a deal's pages, and who may see which page. */
import type { Page } from '@playwright/test';
import { picture, signInAs } from './accounts.ts';
import { newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const status = (page: Page, text: string) =>
  expect(page.locator('main header').getByText(text, { exact: true })).toBeVisible();
const message = (page: Page) => page.getByLabel('Message', { exact: true });

async function choose(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Drop your files here or browse' }).click();
  await (await chooser).setFiles(names.map(picture));
}

test('a message that did not get through waits to be sent again', async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await signInAs(page, parties.creator);
  await page.goto(`/deal/${id}`);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('Start the conversation!')).toBeVisible();

  await message(page).fill('   ');
  await message(page).press('Enter');
  await expect(log.getByText('Start the conversation!')).toBeVisible();
  await page.route('**/api/messages', (route) => route.abort());
  await message(page).fill('First line');
  await message(page).press('Shift+Enter');
  await message(page).pressSequentially('<b>second</b> javascript:alert(1) https://briefcast.example/a).');
  await message(page).press('Enter');
  await expect(message(page)).toHaveValue('');
  await expect(log.getByText(/^Waiting for a connection/)).toBeVisible();
  await page.unroute('**/api/messages');
  await log.getByRole('button', { name: 'Try now' }).click();
  await expect(log.getByText(/^Waiting/)).toHaveCount(0);

  // Markup stays text, and only the web address becomes a link.
  await expect(log.getByText('<b>second</b>')).toBeVisible();
  const link = log.getByRole('link', { name: 'https://briefcast.example/a', exact: true });
  await expect(link).toHaveAttribute('href', 'https://briefcast.example/a');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(log.locator('a[href^="javascript"]')).toHaveCount(0);

  await expect(log.getByText('Sending…')).toHaveCount(0);

  // The server receives it each time, but its answer is lost each time: it is stored once, without a manual
  // retry.
  await page.route('**/api/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await message(page).fill('Only once');
  await message(page).press('Enter');
  await expect(log.getByText('Only once')).toBeVisible();
  await expect(log.getByText('Sending…')).toHaveCount(0);
  await expect(log.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(log.getByText('First line')).toBeVisible();
  await expect(log.getByText('Only once')).toHaveCount(1);
});

test('a brand adds references and withdraws its brief', async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await signInAs(page, parties.brand);
  await page.goto(`/brand-deal/${id}`);
  await choose(page, 'moodboard.png');
  await expect(page.getByText('Successfully uploaded 1 file(s)!')).toBeVisible();
  await expect(
    page.getByRole('log', { name: 'Messages' }).getByRole('link', { name: 'Download moodboard.png' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw Brief' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Brief' }).click();
  await status(page, 'Cancelled');
  await expect(page.getByText('This deal was cancelled.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible();
});
