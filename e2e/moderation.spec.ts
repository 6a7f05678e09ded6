/** Both sides of moderation: a creator asks and waits, the admin sends back, and the creator reads why. */

import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { type OwnDemo, startDemo } from './demo.ts';
import type { Visitor } from './screens/screen.ts';

// The other tests share a demo that they do not change; this one does.
let demo: OwnDemo;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startDemo(join(import.meta.dirname, 'test-results', 'demo-moderation.log'));
});
test.afterAll(() => demo?.stop());

const pageOf = async (browser: Browser, visitor: Visitor) =>
  (await browser.newContext({ baseURL: demo.baseUrl, storageState: demo.stateOf(visitor) })).newPage();

test('a creator asks to publish, and reads the letter with which the admin sent the profile back', {
  tag: quickTag,
}, async ({ browser }) => {
  const creator = await pageOf(browser, 'waiting');
  await creator.goto('/creator-profile');
  await creator.getByRole('button', { name: 'Withdraw Request' }).click();
  await creator.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(creator.getByText('Sent for approval. We will tell you here and by mail.')).toBeVisible();
  await expect(creator.getByText('Your profile is waiting for approval')).toBeVisible();

  const admin = await pageOf(browser, 'admin');
  await admin.goto('/admin?tab=moderation');
  await admin.getByRole('button', { name: /Sara Al Ketbi New profile/ }).click();
  await admin.getByRole('button', { name: 'Contact details' }).click();
  await admin.getByLabel('Add a line').fill('The Friday table is lovely.');
  await admin.getByRole('button', { name: 'Send back, 1 reason' }).click();
  await expect(admin.getByRole('button', { name: /^Sara Al Ketbi/ })).toBeHidden();

  // Without a reload: the page is updated by the live stream.
  await expect(creator.getByText('Your profile was sent back')).toBeVisible();
  await expect(creator.getByText(/^Take your contact details out of the bio/)).toBeVisible();
  await expect(creator.getByText('The Friday table is lovely.')).toBeVisible();
  await Promise.all([creator.context().close(), admin.context().close()]);
});
