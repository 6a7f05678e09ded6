/** The bell, its settings, and unsubscribing from mails. */

import type { Page } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { signInAs } from './accounts.ts';
import { failure, newBrief, newParties } from './deals.ts';
import { expect, test } from './fixtures.ts';

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });
/** A refusal, because the app retries failures of the server. */
const refusal = {
  status: 429,
  json: { success: false, message: 'Later.', error: { code: 'request.rate_limited', message: 'Later.' } },
};
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('the bell rings as things happen, and falls silent as they are seen', { tag: quickTag }, async ({
  page,
  mailsTo,
}) => {
  const parties = await newParties(page);
  const { creator } = parties;
  await signInAs(page, creator);
  await page.goto('/creator-dashboard');

  await page.route('**/api/notifications', (route) => route.fulfill(refusal), { times: 1 });
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText('Nothing yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await newBrief(page, parties, 'First light');
  await expect(bell(page, 1)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 unread notification' })).toBeAttached();
  await newBrief(page, parties, 'Second take');
  await bell(page, 2).focus();
  await page.keyboard.press('Enter');
  const items = panel(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first().getByRole('link')).toHaveAccessibleName(
    /^Unread: Oasis Skin sent you a brief Second take Just now Needs you$/,
  );
  await items.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second take' })).toBeVisible();
  await expect(panel(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await bell(page, 1).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel(page).getByText('Unread:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeVisible();

  await newBrief(page, parties, 'Third time');
  await expect(bell(page, 1)).toBeVisible();
  const mail = () => mailsTo(creator.email).find((mail) => mail.includes('sent you a brief: Third time'));
  await expect.poll(mail).toBeDefined();
  // The link in the mail leads to the deal, and visiting it marks the notification as read.
  await page.goto(/Read the Brief: (\S+)/.exec(mail() ?? '')?.[1] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Third time' })).toBeVisible();
  await expect(bell(page)).toBeVisible();
});

test('what one is told is one’s own choice, with a login and without', async ({ page, browser, mailsTo }) => {
  const parties = await newParties(page);
  const { creator } = parties;
  await newBrief(page, parties, 'Winter serum');
  await signInAs(page, creator);
  await page.goto('/creator-dashboard');
  const { promise: isWanted, resolve: sendList } = Promise.withResolvers<void>();
  await page.route('**/api/notifications', (route) => isWanted.then(() => route.continue()), { times: 1 });
  await bell(page, 1).click();
  const settings = panel(page).getByRole('link', { name: 'Settings' });
  const before = await settings.boundingBox();
  sendList();
  await expect(panel(page).getByRole('listitem')).toBeVisible();
  // The settings link must not move when the list is loaded.
  expect(await settings.boundingBox()).toEqual(before);
  await settings.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible();
  const inApp = page.getByRole('checkbox', { name: 'A new brief: Bell' });
  const byMail = page.getByRole('checkbox', { name: 'A new brief: Mail' });
  const unfold = page.getByRole('button', { name: 'kinds: briefs, changes, days' });
  await unfold.click();
  const saved = page.waitForResponse('**/api/notifications/settings');
  // Not `uncheck`, which checks at the moment of the click: the box changes with the next render.
  await inApp.click();
  await expect(inApp).not.toBeChecked();
  await saved;
  await page.route('**/api/notifications/settings', (route) => route.fulfill(failure), { times: 1 });
  // It changes back, because the call is made to fail.
  await byMail.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to change “A new brief”' })).toBeVisible();
  await expect(byMail).toBeChecked();
  await expect(inApp).not.toBeChecked();

  const mail = () => mailsTo(creator.email).find((mail) => mail.includes('Winter serum'));
  await expect.poll(mail).toBeDefined();
  // Its last link leads to its own line, which is open.
  const line = new URL(/Change what we tell you: (\S+)/.exec(mail() ?? '')?.[1] ?? '');
  await page.goto(`${line.pathname}${line.search}`);
  await expect(page.getByRole('rowheader', { name: 'A new brief' })).toBeFocused();
  const guest = await browser.newPage();
  await guest.goto(/Switch off mails like this: (\S+)/.exec(mail() ?? '')?.[1] ?? '');
  await expect(guest.getByRole('heading', { level: 1, name: 'Fewer mails' })).toBeVisible();
  await page.reload();
  await expect(byMail).toBeChecked();
  await expect(inApp).not.toBeChecked();
  await guest.getByRole('button', { name: 'Switch Off These Mails' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'These mails are off' })).toBeVisible();
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await guest.goto('/unsubscribe?token=half');
  await expect(guest.getByText('This link is incomplete.')).toBeVisible();
  await guest.close();
});
