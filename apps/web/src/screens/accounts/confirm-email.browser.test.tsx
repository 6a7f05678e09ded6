import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const confirm = () => page.getByRole('button', { name: 'Confirm E-Mail' }).click();
const says = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();

test.each(['/confirm-email?token=half', '/confirm-email'])(
  '%s is a link that does not work',
  async (path) => {
    server.refuses('accounts.confirmEmail', 'account.confirmation_invalid');
    await openApp(path);
    if (path.includes('token')) await confirm();
    await says('This link does not work');
  },
);

test('a link that has expired leads to a new one; one that fails can be tried again', async () => {
  server.refuses('accounts.confirmEmail', 'internal');
  await openApp('/confirm-email?token=old');
  await confirm();
  await expect.element(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  server.refuses('accounts.confirmEmail', 'account.confirmation_expired');
  await confirm();
  await says('This link has expired');
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('whoever is signed in gets a new link at once', async () => {
  signIn(newBrand({ emailConfirmed: false }));
  server.refuses('accounts.confirmEmail', 'account.confirmation_expired');
  server.returns('accounts.resendConfirmation', { alreadyConfirmed: false });
  await openApp('/confirm-email?token=old');
  await confirm();
  await page.getByRole('button', { name: 'Send a New Link' }).click();
  await expect.element(page.getByText('Sent. Check your inbox')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Your Dashboard' })).toBeVisible();
});
