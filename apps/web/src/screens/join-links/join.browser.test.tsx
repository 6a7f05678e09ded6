import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';
import { newBrand, tokenFor } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const path = '/join/palm-4210-reel';
const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('opens sign-up with the role of the link, and says by which link somebody came', async () => {
  server.returns('joinLinks.preview', { invitation: { role: 'BRAND', state: 'OPEN' } });
  await openApp(path);
  await heading('Join as a brand');
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await page.getByLabelText('Company Name').fill('Falaj Hotels');
  await page.getByLabelText('Email').fill('salim@falaj.example');
  await page.getByLabelText('Password', { exact: true }).fill('morning-light-1');
  await page.getByLabelText('Confirm Password').fill('morning-light-1');
  await page.getByRole('checkbox').click();
  server.returns('accounts.register', { user: newBrand(), token: tokenFor() });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect
    .poll(() => server.calls('accounts.register'))
    .toMatchObject([{ body: { role: 'BRAND', joinCode: 'palm-4210-reel', companyName: 'Falaj Hotels' } }]);
});

test.each([
  [
    'is full',
    () => server.returns('joinLinks.preview', { invitation: { role: 'CREATOR', state: 'FULL' } }),
    'This invitation is over',
  ],
  [
    'is unknown',
    () => server.refuses('joinLinks.preview', 'joining.not_found'),
    'We do not know this invitation',
  ],
] as const)('one that %s leads to sign-up', async (_, answer, title) => {
  answer();
  const app = await openApp(path);
  await heading(title);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect.poll(app.address).toBe('/signup');
});

test('one that could not be read can be opened again', async () => {
  server.refuses('joinLinks.preview', 'internal');
  await openApp(path);
  await expect.element(page.getByText('Failed to open the invitation')).toBeVisible();
  server.returns('joinLinks.preview', { invitation: { role: 'CREATOR', state: 'OPEN' } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await heading('Join as a creator');
});

test('a brand’s invitation names it, is noted as opened, and is declined after a question', async () => {
  server.returns('joinLinks.preview', {
    invitation: {
      ...{ role: 'CREATOR', state: 'OPEN', isMailed: true },
      brand: { companyName: 'Oasis Skin', profileImage: null },
    },
  });
  server.returns('ownPeople.open', {});
  server.returns('ownPeople.decline', {});
  await openApp('/join/a-code-of-a-mail?not=1');
  await expect.element(page.getByText('Oasis Skin invites you')).toBeInTheDocument();
  const question = page.getByRole('alertdialog', { name: 'No more invitations?' });
  await question.getByRole('button', { name: 'This is not for me' }).click();
  await expect.element(page.getByText('You get no more invitations')).toBeVisible();
  await expect.element(page.getByText('Oasis Skin invites you')).not.toBeInTheDocument();
  const ofCode = [{ params: { code: 'a-code-of-a-mail' } }];
  expect(server.calls('ownPeople.open')).toMatchObject(ofCode);
  expect(server.calls('ownPeople.decline')).toMatchObject(ofCode);
});
