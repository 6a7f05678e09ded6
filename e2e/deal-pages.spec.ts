/** What can go wrong on a deal's pages, and who may see which. */
import type { Page } from '@playwright/test';
import { callAs, newAccount, picture, signInAs } from './accounts.ts';
import { addFile, failure, move, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const status = (page: Page, text: string) =>
  expect(page.locator('main header').getByText(text, { exact: true })).toBeVisible();
const message = (page: Page) => page.getByLabel('Message', { exact: true });

async function choose(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Drop your files here or browse' }).click();
  await (await chooser).setFiles(names.map(picture));
}

test("the other side's page leads to one's own, and strangers find nothing", async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await signInAs(page, parties.creator);
  await page.goto(`/brand-deal/${id}`);
  await expect(page).toHaveURL(`/deal/${id}`);
  await expect(page.getByRole('button', { name: 'Accept Deal' })).toBeVisible();
  await expect(page.getByText('One continuous take')).toBeVisible();

  const stranger = await newAccount(page, { companyName: 'Kayan Home' });
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('authUser', user ?? '');
      localStorage.setItem('authToken', token ?? '');
    },
    [stranger.token, JSON.stringify(stranger.user)],
  );
  await page.goto(`/deal/${id}`);
  await expect(page).toHaveURL(`/brand-deal/${id}`);
  await expect(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
  await expect(page.getByText('The deal you are looking for does not exist.')).toBeVisible();
  await page.goto('/brand-deal/nonsense');
  await expect(page.getByRole('heading', { name: 'Deal Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a deal that cannot be fetched can be tried again', async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await signInAs(page, parties.creator);
  await page.route(`**/api/deals/${id}`, (route) => route.fulfill(failure));
  await page.goto(`/deal/${id}`);
  await expect(page.getByText('Failed to fetch deal')).toBeVisible();
  await page.unroute(`**/api/deals/${id}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter barrier serum' })).toBeVisible();
});

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
  await expect(log.getByRole('alert')).toContainText('Not sent.');
  await page.unroute('**/api/messages');
  await log.getByRole('button', { name: 'Retry' }).click();
  await expect(log.getByRole('alert')).toHaveCount(0);

  // Markup stays text, and only the web address becomes a link.
  await expect(log.getByText('<b>second</b>')).toBeVisible();
  const link = log.getByRole('link', { name: 'https://briefcast.example/a', exact: true });
  await expect(link).toHaveAttribute('href', 'https://briefcast.example/a');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(log.locator('a[href^="javascript"]')).toHaveCount(0);

  // One message is on its way at a time.
  await expect(log.getByText('Sending...')).toHaveCount(0);

  // The server has it each time, and the answer is lost each time: it is there once, and nobody has to try again.
  await page.route('**/api/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await message(page).fill('Only once');
  await message(page).press('Enter');
  await expect(log.getByText('Only once')).toBeVisible();
  await expect(log.getByText('Sending...')).toHaveCount(0);
  await expect(log.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(log.getByText('First line')).toBeVisible();
  await expect(log.getByText('Only once')).toHaveCount(1);
});

test('nothing is submitted while one of the files is missing', async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await move(page, parties.creator, id, 'ACCEPTED');
  await signInAs(page, parties.creator);
  await page.goto(`/deal/${id}`);
  const submit = page.getByRole('button', { name: 'Submit Content' });
  await expect(submit).toBeDisabled();

  await choose(page, 'good.png', 'bad.png');
  await page.route('**/api/files/upload/**', (route) =>
    route.request().postDataBuffer()?.includes('bad.png') ? route.abort() : route.continue(),
  );
  await submit.click();
  await expect(
    page.getByText('Uploaded 1 file(s) successfully, but 1 failed. Please try again for the failed files.'),
  ).toBeVisible();
  await status(page, 'In Progress');
  await expect(page.getByText('good.png')).toBeVisible();

  await page.unroute('**/api/files/upload/**');
  await page.getByRole('button', { name: 'Retry bad.png' }).click();
  await expect(page.getByText('Successfully uploaded 1 file(s)!')).toBeVisible();
  await status(page, 'Submitted');
});

test('files that all fail stay chosen; when one is left out, the rest can still be submitted', async ({
  page,
}) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await move(page, parties.creator, id, 'ACCEPTED');
  await addFile(page, parties.creator, id, 'already-there.png');
  await signInAs(page, parties.creator);
  await page.goto(`/deal/${id}`);
  await choose(page, 'one.png', 'two.png');
  await page.route('**/api/files/upload/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Content' }).click();
  await expect(
    page.getByText('Failed to upload files. Please check your connection and try again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove one.png' }).click();
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expect(page.getByText('1 file is uploaded and not submitted yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await status(page, 'Submitted');
});

test('the brand reviews each file once and completes when the last request was lost', async ({ page }) => {
  const parties = await newParties(page);
  const { brand, creator } = parties;
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await move(page, creator, id, 'ACCEPTED');
  await addFile(page, creator, id, 'first.png');
  await addFile(page, creator, id, 'second.png');
  await move(page, creator, id, 'SUBMITTED');
  await signInAs(page, brand);
  await page.goto(`/brand-deal/${id}`);
  await expect(page.getByText('0 of 2 approved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Project' })).toHaveCount(0);

  await page.getByRole('button', { name: 'first.png', exact: true }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 of 2 approved')).toBeVisible();
  // The next file that waits comes onto the stage by itself.
  await expect(page.getByRole('heading', { name: 'second.png' })).toBeVisible();
  await page.route('**/api/deals/*/status', (route) => route.fulfill(failure));
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert')).toContainText('The project could not be completed');
  await expect(page.getByText('2 of 2 approved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await page.unroute('**/api/deals/*/status');
  await page.getByRole('button', { name: 'Complete Project' }).click();
  await status(page, 'Completed');
});

test('feedback that was refused stays written', async ({ page }) => {
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  await move(page, parties.creator, id, 'ACCEPTED');
  await addFile(page, parties.creator, id, 'first.png');
  await move(page, parties.creator, id, 'SUBMITTED');
  await signInAs(page, parties.brand);
  await page.goto(`/brand-deal/${id}`);
  await page.getByRole('button', { name: 'Request Revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Revision' });
  await dialog.getByPlaceholder('Please provide specific feedback').fill('Too dark.');
  await page.route('**/api/files/*/status', (route) => route.fulfill(failure));
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByRole('alert')).toContainText('The file could not be reviewed');
  await expect(dialog.getByLabel('Feedback for the creator')).toHaveValue('Too dark.');
  await page.unroute('**/api/files/*/status');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(dialog).toBeHidden();
  await status(page, 'Needs Revision');
  await expect(page.getByText('Too dark.')).toBeVisible();
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
  await expect(page.getByText('No Content Submitted Yet')).toBeVisible();
});

test('a long conversation is read back page by page without losing the place', async ({ page }) => {
  test.setTimeout(90_000);
  const parties = await newParties(page);
  const id = await newBrief(page, parties, 'Winter barrier serum');
  const say = (content: string) =>
    callAs(page, parties.brand.token, 'POST', '/api/messages', { dealId: id, type: 'TEXT', content });
  for (let number = 1; number <= 205; number += 1) await say(`Message ${number}.`);
  await signInAs(page, parties.creator);
  await page.goto(`/deal/${id}`);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText('Message 205.')).toBeInViewport();
  await expect(log.getByText('Message 5.', { exact: true })).toHaveCount(0);

  await log.evaluate((element) => element.scrollTo(0, 0));
  await log.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(log.getByText('Message 1.', { exact: true })).toBeAttached();
  await expect(log.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
  await expect(log.getByText('Message 6.', { exact: true })).toBeInViewport();

  // What is new does not pull away who is reading further up.
  await say('The newest.');
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(log.getByText('The newest.')).toBeInViewport();
});
