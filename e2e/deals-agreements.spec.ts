/** Agreements during a deal: other terms than the brief's, a picture in the chat, and ending it. */
import { picture, signInAs } from './accounts.ts';
import { newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

test('a creator proposes another price, the brand takes it, and both agree to end the project', async ({
  page,
  browser,
}) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Overnight mask, three steps');
  await signInAs(page, parties.creator);
  const other = await browser.newPage();
  await signInAs(other, parties.brand);
  await page.goto(`/deal/${id}`);
  await other.goto(`/brand-deal/${id}`);

  await page.getByRole('button', { name: 'Propose other terms' }).click();
  await page.getByRole('dialog').getByRole('group', { name: 'Price' }).getByText('Other').click();
  await page.getByRole('dialog').getByLabel('Price ($)').fill('1500');
  await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('You proposed other terms to Oasis Skin')).toBeVisible();
  await other.getByRole('button', { name: 'Accept terms' }).click();
  await expect(other.getByText('Layla Haddad proposed $1,500.00')).toBeVisible();
  await expect(page.getByText('accepted the terms')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (await chooser).setFiles(picture('set.png'));
  await page.getByLabel('Message', { exact: true }).fill('The set, as it stands now');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const chat = other.getByRole('log');
  await expect(chat.getByText('The set, as it stands now')).toBeVisible();
  await chat.getByRole('button', { name: 'Enlarge set.png' }).click();
  await expect(other.getByRole('dialog').getByRole('img', { name: 'set.png' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(page.getByText(/^Seen /)).toBeVisible();

  await other.getByRole('button', { name: 'Propose to cancel' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Send proposal' }).click();
  await page.getByRole('button', { name: 'Agree to cancel' }).click();
  await expect(page.getByText('Project cancelled').first()).toBeVisible();
  await expect(other.getByText('agreed to cancel the project')).toBeVisible();
});
