import type { InvitationPreview } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const invitation: InvitationPreview = {
  organization: { companyName: 'Falaj Hotels', profileImage: null },
  role: 'REVIEWER',
  email: 'rania@oasisskin.example',
  expiresAt: '2099-11-26T09:00:00.000Z',
  inviter: { id: idOf(9), firstName: 'Yusuf', lastName: 'Karim' },
  accountRole: 'BRAND',
};
const path = '/invitation?token=from-a-mail';
const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();

test.each([
  ['invitation.not_found', 'This invitation no longer works'],
  ['invitation.expired', 'This invitation has expired'],
] as const)('%s says what happened', async (code, title) => {
  server.refuses('team.readInvitation', code);
  await openApp(path);
  await heading(title);
  await expect.element(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
});

test('a creator’s e-mail cannot join', async () => {
  server.returns('team.readInvitation', { invitation: { ...invitation, accountRole: 'CREATOR' } });
  await openApp(path);
  await heading('A creator’s account cannot join');
});

test('who is signed in with another e-mail logs out and goes on', async () => {
  signIn(newBrand({ email: 'somebody@else.example' }));
  server.returns('accounts.logOut', {});
  server.returns('team.readInvitation', { invitation });
  await openApp(path);
  await heading('This invitation is for another e-mail');
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await heading('Yusuf invited you to Falaj Hotels');
  await expect.element(page.getByRole('button', { name: 'Log in and join' })).toBeVisible();
});
