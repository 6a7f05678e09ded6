/** A complete deal through the screens: two people, two browsers, from sign-up to completion. */

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { password, picture } from './accounts.ts';
import { appIsThere } from './app.ts';
import { acceptBrief } from './deals.ts';
import { chooseFiles } from './drafts.ts';
import { expect, test } from './fixtures.ts';

const media = join(import.meta.dirname, '../tools/demo/media/deals/linen-week');
const firstCut = join(media, 'seven-mornings.mp4');
const secondCut = join(media, 'seven-mornings-v2.mp4');

/** Only this test's creator has it in the bio, because others publish at the same time. */
const word = `w${randomUUID().slice(0, 8)}`;
const title = `Linen week ${word}`;

async function signUp(page: Page, role: 'Creator' | 'Brand', names: Record<string, string>) {
  await page.goto('/signup');
  await appIsThere(page);
  await page.getByRole('radio', { name: role }).check({ force: true });
  for (const [label, value] of Object.entries(names)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Email').fill(`${randomUUID()}@journey.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function publishProfile(page: Page) {
  await page.goto('/creator-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill(`Quiet clothes on camera. ${word}`);
  await page.getByLabel('Location').fill('Milan, Italy');
  await page.getByRole('checkbox', { name: 'Italian' }).check();
  await page.getByRole('checkbox', { name: 'Fashion' }).check();
  await page.getByRole('tab', { name: 'Pricing & Services' }).click();
  await page.getByLabel('UGC Video').fill('450');
  await page.getByLabel('UGC Photo').fill('120');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await chooseFiles(page, 'Add Media', ['one.png', 'two.png', 'three.png'].map(picture));
  for (const name of ['one.png', 'two.png', 'three.png']) {
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Profile published successfully!')).toBeVisible();
}

async function sendBrief(page: Page) {
  await page.goto('/creators');
  await page.getByPlaceholder('Search by name, work, place or skill...').fill(word);
  const card = page.getByRole('article').filter({ hasText: word });
  await card.getByRole('button', { name: 'Send Brief' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project Title').fill(title);
  await dialog.getByLabel('Project Description').fill('Seven mornings, one shirt, no iron.');
  await dialog.getByText('UGC Video').click();
  await dialog.getByLabel('Budget ($)').fill('$1,240');
  await dialog.getByLabel('Deadline').fill('2099-12-12');
  await dialog.getByRole('button', { name: 'Send Brief' }).click();
  await expect(page.getByText('Brief Sent Successfully! 🎉')).toBeVisible();
}

async function submit(page: Page, file: string) {
  await chooseFiles(page, 'Drop your files here or browse', file);
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Content' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted for review').last()).toBeVisible();
}

const status = (page: Page, text: string) =>
  expect(page.locator('main header').getByText(text, { exact: true })).toBeVisible();
const chat = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function say(page: Page, text: string) {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByLabel('Message', { exact: true }).press('Enter');
  await expect(chat(page).getByText(text)).toBeVisible();
}

test('a brand and a creator go from sign-up to a completed project', { tag: quickTag }, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const options = baseURL ? { baseURL } : {};
  const creator = await (await browser.newContext(options)).newPage();
  const brand = await (await browser.newContext(options)).newPage();

  await test.step('both sign up, and the creator publishes a profile', async () => {
    await signUp(creator, 'Creator', { 'First Name': 'Sofia', 'Last Name': 'Marchetti' });
    await expect(creator.getByRole('heading', { name: 'Welcome back, Sofia!' })).toBeVisible();
    await expect(
      creator.getByText("You don't have any deals yet. Brands will send you briefs here."),
    ).toBeVisible();
    await publishProfile(creator);
    await signUp(brand, 'Brand', { 'Company Name': 'Meridian' });
    await expect(brand.getByRole('heading', { name: 'Brand Dashboard' })).toBeVisible();
    await expect(brand.getByText('No projects found')).toBeVisible();
  });

  await test.step('the brand finds the creator and sends a brief', async () => {
    await creator.goto('/creator-dashboard');
    await expect(creator.getByText('No deals found')).toBeVisible();
    await sendBrief(brand);
    await brand.goto('/dashboard');
    await expect(brand.getByRole('button', { name: 'Briefs Sent' })).toContainText('1');
    await brand.getByRole('link', { name: title }).click();
    await status(brand, 'Brief Sent');
  });

  await test.step('it appears at the creator, who accepts it', async () => {
    // Nothing is reloaded: the brief and its answer appear by the live stream.
    await expect(creator.getByRole('link', { name: title })).toBeVisible();
    await creator.getByRole('link', { name: 'Accept', exact: true }).click();
    await expect(creator.getByText('Brand’s own accounts, Website and shop')).toBeVisible();
    await acceptBrief(creator, 'Sofia Marchetti');
    await expect(creator.getByText('Brief accepted')).toBeVisible();
    await status(brand, 'Accepted');
    await expect(brand.getByText('No Content Submitted Yet')).toBeVisible();
    await status(creator, 'Accepted');
  });

  await test.step('they talk', async () => {
    await say(brand, 'Can the collar stay open?');
    await expect(chat(creator).getByText('Can the collar stay open?')).toBeVisible();
    await say(creator, 'Open it is.');
    await expect(chat(brand).getByText('Open it is.')).toBeVisible();
    await creator.getByLabel('Message', { exact: true }).pressSequentially('One more');
    await expect(brand.getByText('Sofia is typing…')).toBeVisible();
    await creator.getByLabel('Message', { exact: true }).fill('');
  });

  await test.step('the creator hands in a video, the brand asks for a revision', async () => {
    await submit(creator, firstCut);
    await status(creator, 'Submitted');
    await status(brand, 'Submitted');
    await expect(brand.getByRole('heading', { name: 'seven-mornings.mp4' })).toBeVisible();
    await expect(brand.getByText('0 of 1 approved')).toBeVisible();
    await brand.getByRole('button', { name: 'Request Revision' }).click();
    const dialog = brand.getByRole('dialog', { name: 'Request Revision' });
    await expect(dialog.getByRole('button', { name: 'Send Feedback' })).toBeDisabled();
    await dialog.getByLabel('Feedback for the creator').fill('Morning four is too dark.');
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(dialog).toBeHidden();
    await status(brand, 'Needs Revision');
  });

  await test.step('the creator answers with a second cut', async () => {
    await status(creator, 'Needs Revision');
    await expect(creator.getByText('Morning four is too dark.')).toBeVisible();
    await submit(creator, secondCut);
    await status(creator, 'Submitted');
    await expect(creator.getByText('Earlier rounds (1)')).toBeVisible();
  });

  await test.step('the brand watches and approves it and completes the project for both', async () => {
    await expect(brand.getByRole('heading', { name: 'seven-mornings-v2.mp4' })).toBeVisible();
    await brand.getByRole('link', { name: 'Open the review room: seven-mornings-v2.mp4' }).click();
    // Its playing form may still be being made.
    const video = brand.locator('main video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration), { timeout: 30_000 })
      .toBeGreaterThan(0);
    await brand.getByRole('link', { name: 'Back to the project' }).click();
    await brand.getByRole('button', { name: 'Approve', exact: true }).click();
    const question = brand.getByRole('dialog', { name: 'Complete this project?' });
    await question.getByRole('button', { name: 'Complete Project' }).click();
    await expect(brand.getByText('Project completed')).toBeVisible();
    await status(brand, 'Completed');
    await status(creator, 'Completed');
    await creator.getByRole('link', { name: 'Back to Dashboard' }).click();
    await creator.getByRole('tab', { name: 'Completed' }).click();
    await expect(creator).toHaveURL('/creator-dashboard?status=completed');
    await expect(creator.getByRole('link', { name: title })).toBeVisible();
    await expect(creator.getByText('$1,240').first()).toBeVisible();
  });
});
