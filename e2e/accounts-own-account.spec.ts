/** The account page: the second step of logging in, a copy of the person's data, and deleting the account. */

import { TOTP } from 'otpauth';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { callAs, newAccount, password, signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('a creator turns two-factor on, logs in with it, takes the data along, and deletes the account', {
  tag: quickTag,
}, async ({ page, mailsTo }) => {
  const account = await newAccount(page, { firstName: 'Layla', lastName: 'Haddad' });
  const dialog = page.getByRole('dialog');
  const prove = async (button: string, code?: string) => {
    await dialog.getByLabel('Your current password').fill(password);
    if (code) await dialog.getByLabel('App code or recovery code').fill(code);
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
  await signInAs(page, account);
  await page.goto('/creator-dashboard');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Layla Haddad/ })
    .click();

  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await prove('Next');
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await dialog.getByLabel('Code the app shows now').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText(/^On since /)).toBeVisible();

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/creator-dashboard');
  await page.goto('/account');

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = page.waitForEvent('download');
  await prove('Download', codes[1]);
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toContainText('Your profile, portfolio and prices are deleted.');
  await prove('Delete for good', codes[2]);
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  const answer = await page.request.post('/api/auth/login', { data: { email: account.email, password } });
  expect(answer.status()).toBe(401);
  await expect.poll(() => mailsTo(account.email).length).toBeGreaterThan(1);
});

test('an e-mail changes once the link in the mail to the new one is used', async ({ page, mailsTo }) => {
  const account = await newAccount(page, { companyName: 'Oasis Skin' });
  const email = `new-${account.email}`;
  await signInAs(page, account);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New e-mail').fill(email);
  await dialog.getByLabel('Your current password').fill(password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('replaces it once you use the link')).toBeVisible();
  const link = () => /http\S+token=[\w.~-]+/.exec(mailsTo(email).join())?.[0];
  await expect.poll(link).toBeTruthy();
  await page.goto(link() ?? '');
  await page.getByRole('button', { name: 'Use This E-Mail' }).click();
  const state = async () =>
    (await callAs<{ account: { email: string } }>(page, account.token, 'GET', '/api/me/account')).account;
  await expect.poll(async () => (await state()).email).toBe(email);
});
