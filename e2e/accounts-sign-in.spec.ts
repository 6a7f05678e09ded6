/** Signing up, logging in, coming back: everything about accounts that a guest uses. */

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quickTag } from '../scripts/lib/tests/tiers.mjs';
import { appIsThere } from './app.ts';
import { expect, test } from './fixtures.ts';

const password = 'morning-light-1';
const newEmail = () => `${randomUUID()}@auth.example`;

/** Fills in and sends the sign-up form, in the dialog or on its page. */
async function signUp(page: Page, role: 'Creator' | 'Brand', email: string) {
  await page.getByRole('radio', { name: role }).check({ force: true });
  if (role === 'Creator') {
    await page.getByLabel('First Name').fill('Layla');
    await page.getByLabel('Last Name').fill('Haddad');
  } else {
    await page.getByLabel('Company Name').fill('Oasis Skin');
  }
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function logIn(page: Page, email: string, secret = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** An account created by calls, and its token. */
async function account(page: Page, role: 'CREATOR' | 'BRAND', email = newEmail()) {
  const names = role === 'BRAND' ? { companyName: 'Nomad' } : { firstName: 'Marcus', lastName: 'Oyelaran' };
  const answer = await page.request.post('/api/auth/register', { data: { email, password, role, ...names } });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { token: string; user: unknown } };
  return { email, ...data };
}

/** Makes the browser one that has been signed in before. */
async function restoreSession(page: Page, token: string, user: unknown) {
  await page.goto('/terms');
  // An app that is just starting would read the stored session, and have it refused there.
  await appIsThere(page);
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('authToken', storedToken ?? '');
      localStorage.setItem('authUser', storedUser ?? '');
    },
    [token, typeof user === 'string' ? user : JSON.stringify(user)],
  );
}

test('a creator signs up in the dialog of the landing page', async ({ page }) => {
  await page.goto('/');
  await appIsThere(page);
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await signUp(page, 'Creator', newEmail());
  await expect(page).toHaveURL('/creator-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Layla!' })).toBeVisible();
});

test('a brand signs up on the sign-up page, stays signed in, and logs out', { tag: quickTag }, async ({
  page,
}) => {
  await page.goto('/signup');
  await appIsThere(page);
  await signUp(page, 'Brand', newEmail());
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Brand Dashboard' })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign up for free' })).toBeVisible();
  expect(
    await page.evaluate(() => localStorage.getItem('authToken') ?? localStorage.getItem('authUser')),
  ).toBe(null);
  // The server has forgotten the session too.
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/auth/me', {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.status();
    })
    .toBe(401);
});

test('a forgotten password is replaced by the link of the mail', { tag: quickTag }, async ({
  page,
  mailsTo,
}) => {
  const { email } = await account(page, 'CREATOR');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login page has a field of that name too, and stays until the next page has been loaded.
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByText('If an account with that email exists, we have sent a password reset link.'),
  ).toBeVisible();

  const link = () =>
    mailsTo(email)
      .flatMap((mail) => mail.match(/http\S+\/reset-password\?token=[\w.~-]+/g) ?? [])
      .at(-1);
  await expect.poll(link).toBeTruthy();
  await page.goto(link() ?? '');

  await page.getByLabel('New Password').fill('evening-light-2');
  await page.getByLabel('Confirm Password').fill('evening-light-2');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully!' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await logIn(page, email, 'evening-light-2');
  await expect(page).toHaveURL('/creator-dashboard');
});

test('logging out in one tab ends the session in the others', async ({ page, context }) => {
  const { token, user } = await account(page, 'CREATOR');
  await restoreSession(page, token, user);
  const other = await context.newPage();
  await other.goto('/creator-dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
});
