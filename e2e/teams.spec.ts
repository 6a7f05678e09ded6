/** A brand is a team: a person is invited by mail, two people work on one deal at once, one of them is removed. */

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { password, signInAs } from './accounts.ts';
import { addFile, move, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const chat = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function say(page: Page, text: string) {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByLabel('Message', { exact: true }).press('Enter');
}

async function giveName(page: Page, firstName: string, lastName: string) {
  await page.getByRole('button', { name: 'Add your name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(`${firstName} ${lastName} \\(you\\)`) }),
  ).toBeVisible();
}

async function inviteReviewer(page: Page, email: string) {
  await page.getByLabel('Invite by mail').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('Reviewer');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited, Reviewer');
}

async function join(page: Page, link: string) {
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rania invited you to Oasis Skin' }),
  ).toBeVisible();
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Aziz');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Join Oasis Skin' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Dashboard' })).toBeVisible();
}

/** A reviewer is not offered to send briefs, and the page of a brief says why not. */
async function expectNoBriefs(page: Page, creatorId: string) {
  await page.evaluate(
    (id) => sessionStorage.setItem('returnAction', JSON.stringify({ type: 'sendBrief', creatorId: id })),
    creatorId,
  );
  await page.goto('/creators');
  await expect(page.getByText('Your role does not send briefs')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Brief' })).toHaveCount(0);
  await page.goto('/brand-profile');
  await expect(page.getByText('Only owners and managers edit this profile.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);
}

test('somebody is invited, works on a deal with a colleague, and is removed', { tag: quickTag }, async ({
  page,
  browser,
  mailsTo,
}) => {
  test.setTimeout(120_000);
  const { brand, creator } = await newParties(page);
  const dealId = await newBrief(page, { brand, creator }, 'Morning light');
  await move(page, creator, dealId, 'ACCEPTED');
  await addFile(page, creator, dealId, 'first.png');
  await move(page, creator, dealId, 'SUBMITTED');

  const email = `dana-${randomUUID()}@people.example`;
  await signInAs(page, brand);
  await page.goto('/team');
  await giveName(page, 'Rania', 'Saleh');
  await inviteReviewer(page, email);
  const link = () => /\S*\/invitation\?token=[\w-]+/.exec(mailsTo(email).join())?.[0];
  await expect.poll(link).toBeDefined();
  const { pathname, search } = new URL(link() ?? '');

  const dana = await (await browser.newContext()).newPage();
  await join(dana, `${pathname}${search}`);
  await expect(page.getByRole('row', { name: /Dana Aziz/ })).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${pathname}${search}`);
  await expect(
    stranger.getByRole('heading', { level: 1, name: 'This invitation no longer works' }),
  ).toBeVisible();

  const layla = await (await browser.newContext()).newPage();
  await signInAs(layla, creator);
  await Promise.all([
    page.goto(`/brand-deal/${dealId}`),
    dana.goto(`/brand-deal/${dealId}`),
    layla.goto(`/deal/${dealId}`),
  ]);
  await say(dana, 'The light is lovely.');
  await expect(chat(dana).getByText('You', { exact: true })).toBeVisible();
  await expect(chat(page).getByText('Dana', { exact: true })).toBeVisible();
  await expect(chat(layla).getByText('Dana, Oasis Skin', { exact: true })).toBeVisible();
  await say(page, 'Then we take it.');
  await expect(chat(dana).getByText('Rania', { exact: true })).toBeVisible();

  await dana.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dana.getByText('Approved by you')).toBeVisible();
  await expect(page.getByText('Approved by Dana')).toBeVisible();
  await expect(layla.getByText('Approved by Dana, Oasis Skin')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Project' })).toBeVisible();
  await expect(dana.getByRole('button', { name: 'Complete Project' })).toHaveCount(0);
  await expectNoBriefs(dana, creator.user.id);

  await page.goto('/team');
  await page.getByRole('button', { name: 'More actions for Dana Aziz' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('row', { name: /Dana Aziz/ })).toHaveCount(0);
  await expect(dana).toHaveURL('/login');
  await expect(dana.getByText(/^You were removed from the team of/)).toBeVisible();
  await dana.getByLabel('Email').fill(email);
  await dana.getByLabel('Password', { exact: true }).fill(password);
  await dana.getByRole('button', { name: 'Sign in' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: 'You are not in an organisation' })).toBeVisible();
});

test('a second organisation is started, and the menu changes between them', async ({ page }) => {
  const { brand, creator } = await newParties(page);
  await newBrief(page, { brand, creator }, 'Only of the first');
  await signInAs(page, brand);
  await page.goto('/dashboard');
  const project = page.getByRole('link', { name: 'Only of the first' });
  await expect(project).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: 'Only of the first' })).toBeVisible();

  await page.getByRole('button', { name: 'Oasis Skin, account menu' }).click();
  await page.getByRole('menuitem', { name: 'New organisation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company name').fill('Kayan Home');
  await dialog.getByRole('button', { name: 'Create organisation' }).click();
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(project).toHaveCount(0);
  // All windows share the session, so the other ones change as well.
  await expect(other.getByText('No projects found')).toBeVisible();

  await page.getByRole('button', { name: 'Kayan Home, account menu' }).click();
  await page.getByRole('menuitemradio', { name: /Oasis Skin/ }).click();
  await expect(project).toBeVisible();
});
