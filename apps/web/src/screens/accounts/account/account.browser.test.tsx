import type { OwnAccount, OwnSession } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directoryPage } from '../../../testing/directory.ts';
import { expectToSay } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const member = newBrand({ firstName: 'Rania', lastName: 'Saleh' });
const account: OwnAccount = {
  email: member.email,
  emailConfirmed: true,
  newEmail: null,
  language: 'en',
  languages: ['en'],
  twoFactor: { isOn: false, since: null, recoveryCodesLeft: 0 },
};
const here: OwnSession = {
  id: idOf(60),
  isCurrent: true,
  device: { browser: 'Firefox', system: 'Windows', kind: 'COMPUTER' },
  network: '203.0.113.7',
  signedInAt: '2026-11-01T09:00:00.000Z',
  seenAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2099-11-26T09:00:00.000Z',
};
const phone: OwnSession = {
  ...here,
  id: idOf(61),
  isCurrent: false,
  device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' },
};
const unknown: OwnSession = {
  ...phone,
  id: idOf(62),
  device: { browser: null, system: null, kind: 'OTHER' },
  network: null,
};

function fill(changes: Partial<OwnAccount> = {}) {
  server.returns('ownAccount.read', { account: { ...account, ...changes } });
  server.returns('ownAccount.sessions', { sessions: [here, phone, unknown] });
  server.returns('blocks.creators', { blocked: [] });
  server.returns('blocks.brands', { blocked: [] });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('its states', () =>
  walkStates({
    visitor: member,
    path: '/account',
    title: 'Your account',
    calls: ['ownAccount.read', 'ownAccount.sessions'],
    loading: 'Loading your account...',
    fill,
    filled: ['Your account', 'Rania Saleh', 'Change e-mail', 'Firefox on Windows', 'Unknown device'],
    failing: ['Failed to load your account.', 'Failed to load your devices.'],
    clear() {
      fill({ emailConfirmed: false, newEmail: `${'rania'.repeat(12)}@oasisskin.example` });
      server.returns('ownAccount.sessions', { sessions: [here] });
    },
    empty: ['Not confirmed yet. The link is in our mail to it.', 'This device'],
    expired: 'log in',
  }));

test('whom the team blocked stands there, with the way back', async () => {
  signIn(member);
  fill();
  let blocked = [
    {
      id: idOf(5),
      name: 'Layla Haddad',
      profileImage: null,
      blockedAt: '2026-11-20T10:00:00.000Z',
    },
  ];
  server.returns('blocks.creators', () => ({ blocked }));
  server.returns('blocks.unblockCreator', () => {
    blocked = [];
    return {};
  });
  await openApp('/account');
  await page.getByRole('button', { name: 'Unblock Layla Haddad' }).click();
  await expect.element(page.getByText('Nobody is blocked.')).toBeVisible();
  await expect.poll(() => server.calls('blocks.unblockCreator')).toMatchObject([{ params: { id: idOf(5) } }]);
});

test('the header’s name leads there', async () => {
  signIn(newCreator());
  fill();
  server.returns('notifications.settings', { settings: [] });
  await openApp('/settings/notifications');
  await page.getByRole('link', { name: /Account$/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change on your profile' })).toBeVisible();
});

test('a device is logged out, and told of', async () => {
  signIn(member);
  fill();
  server.returns('ownAccount.endSession', {});
  await openApp('/account');
  await page.getByRole('listitem').filter({ hasText: 'Safari on iOS' }).getByRole('button').click();
  await expect.element(page.getByText('Safari on iOS is logged out')).toBeVisible();
  await expect
    .poll(() => server.calls('ownAccount.endSession'))
    .toMatchObject([{ params: { id: phone.id } }]);
});

test('logging out everywhere is asked about first, and leads out', async () => {
  signIn(member);
  fill();
  server.returns('ownAccount.endSessions', {});
  server.returns('accounts.logOut', {});
  // The landing page, where it ends.
  server.returns('creators.directory', directoryPage([]));
  const app = await openApp('/account');
  await button('Log out everywhere').click();
  expect(server.calls('ownAccount.endSessions')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect.poll(app.address).toBe('/');
});

test('a wrong password is told in the dialog, which keeps what was typed', async () => {
  signIn(member);
  fill();
  server.refuses('ownAccount.changeEmail', 'account.wrong_password');
  await openApp('/account');
  await button('Change e-mail').click();
  await page.getByLabelText('New e-mail').fill('rania@new.example');
  await page.getByLabelText('Your current password').fill('a guess');
  await button('Send the link').click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('This is not your password.');
  await expect.element(page.getByLabelText('New e-mail')).toHaveValue('rania@new.example');

  server.returns('ownAccount.changeEmail', { account: { ...account, newEmail: 'rania@new.example' } });
  await button('Send the link').click();
  await expect.element(page.getByText('replaces it once you use the link')).toBeVisible();
  server.returns('ownAccount.keepEmail', { account });
  await button(`Keep ${account.email}`).click();
  await expect.element(page.getByText('replaces it once you use the link')).not.toBeInTheDocument();
});

test('another password is typed twice alike', async () => {
  signIn(member);
  fill();
  server.returns('ownAccount.changePassword', {});
  await openApp('/account');
  await button('Change password').click();
  await page.getByLabelText('Your current password').fill('morning-light-1');
  await page.getByLabelText('New Password').fill('evening-light-2');
  await page.getByLabelText('Confirm Password').fill('evening-light-3');
  await button('Set password').click();
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  expect(server.calls('ownAccount.changePassword')).toEqual([]);
  await page.getByLabelText('Confirm Password').fill('evening-light-2');
  await button('Set password').click();
  await expect.element(page.getByText('Your password has changed')).toBeVisible();
});

test('a new e-mail counts when its link was used, without a login too', async () => {
  await openApp('/new-email?token=secret');
  server.refuses('ownAccount.confirmNewEmail', 'account.email_link_invalid');
  await button('Use This E-Mail').click();
  await expect.element(page.getByText('This link no longer works')).toBeVisible();

  server.returns('ownAccount.confirmNewEmail', { email: 'rania@new.example' });
  await openApp('/new-email?token=newer');
  await button('Use This E-Mail').click();
  await expect.element(page.getByText('You now log in with rania@new.example.')).toBeVisible();
  await expect
    .poll(() => server.calls('ownAccount.confirmNewEmail').at(-1))
    .toMatchObject({ body: { token: 'newer' } });
});

const isOn = { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 10 };
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-IJKL-MN${at}P`);

test('two-factor is turned on by password, picture and first code, and shows its recovery codes', async () => {
  signIn(member);
  fill();
  const secret = 'NB2W45DFOIZANB2W45DFOIZA';
  const address = `otpauth://totp/Briefcast:${member.email}?secret=${secret}&issuer=Briefcast`;
  server.returns('ownAccount.beginTwoFactor', { secret, address });
  server.refuses('ownAccount.turnOnTwoFactor', 'account.code_wrong');
  await openApp('/account');
  await button('Turn on').click();
  await page.getByLabelText('Your current password').fill('morning-light-1');
  await button('Next').click();
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectToSay('scanning', ['NB2W 45DF OIZA NB2W 45DF OIZA']);
  const first = page.getByLabelText('Code the app shows now');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('123456');
  await expect.element(first).toHaveValue('123456');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('alert'))
    .toMatchTextContent('This code does not work.');

  server.returns('ownAccount.turnOnTwoFactor', { recoveryCodes });
  fill({ twoFactor: isOn });
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expectToSay('its codes', [recoveryCodes[9] ?? '', 'Copy codes']);
  // They are shown only once: nothing else closes them, or looks as if it did.
  await expect.element(button('Close')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Copy codes')).toBeVisible();
  await button('I saved them').click();
  await expect.element(page.getByText('On since November 20, 2026')).toBeVisible();
  await expect.element(page.getByText('10 recovery codes left')).toBeVisible();
});

test('two-factor is turned off with password and code', async () => {
  signIn(member);
  fill({ twoFactor: isOn });
  server.returns('ownAccount.turnOffTwoFactor', {});
  await openApp('/account');
  await button('Turn off').click();
  await page.getByLabelText('Your current password').fill('morning-light-1');
  await page.getByLabelText('App code or recovery code').fill('123456');
  fill();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.element(button('Turn on')).toBeVisible();
  await expect
    .poll(() => server.calls('ownAccount.turnOffTwoFactor'))
    .toMatchObject([{ body: { password: 'morning-light-1', code: '123456' } }]);
});

test('another password and another e-mail ask for the code where two-factor is on', async () => {
  signIn(member);
  fill({ ...account, twoFactor: isOn });
  server.returns('ownAccount.changePassword', {});
  await openApp('/account');
  await button('Change password').click();
  await page.getByLabelText('Your current password').fill('morning-light-1');
  await page.getByLabelText('New Password').fill('evening-light-2');
  await page.getByLabelText('Confirm Password').fill('evening-light-2');
  await page.getByLabelText('App code or recovery code').fill('123456');
  await button('Set password').click();
  await expect.element(page.getByText('Your password has changed')).toBeVisible();
  await expect
    .poll(() => server.calls('ownAccount.changePassword').at(-1)?.body)
    .toMatchObject({ code: '123456' });
  await button('Change e-mail').click();
  await expect.element(page.getByLabelText('App code or recovery code')).toBeVisible();
});

test('the log-in asks for the code after the password, and goes back', async () => {
  server.refuses('accounts.logIn', 'account.code_required');
  await openApp('/login');
  await page.getByLabelText('Email').fill(member.email);
  await page.getByLabelText('Password', { exact: true }).fill('morning-light-1');
  await userEvent.keyboard('{Enter}');
  const code = page.getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('000000');
  server.refuses('accounts.logIn', 'account.code_wrong');
  await button('Sign in').click();
  await expectToSay('a wrong code', ['Use another account']);
  await expect.element(page.getByText('This code does not work.')).toBeVisible();
  await expect
    .poll(() => server.calls('accounts.logIn').at(-1))
    .toMatchObject({
      body: { email: member.email, password: 'morning-light-1', code: '000000' },
    });
  await button('Use another account').click();
  await expect.element(page.getByLabelText('Email')).toHaveValue(member.email);
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});

test('another login of the demo is not mixed up with the code of the one before', async () => {
  server.refuses('accounts.logIn', 'account.code_required');
  const logins = ['layla', 'noor'].map((name) => ({
    label: name,
    email: `${name}@people.example`,
    password: `${name}-light-1`,
  }));
  await openApp('/login', { demo: { logins, adminPassword: 'morning-light-1' } });
  await page.getByRole('button', { name: 'layla' }).click();
  await button('Sign in').click();
  await page.getByLabelText('Code').fill('000000');
  await page.getByRole('button', { name: 'noor' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveValue('noor@people.example');
  await button('Sign in').click();
  await expect.element(page.getByLabelText('Code')).toHaveValue('');
  expect(server.calls('accounts.logIn').at(-1)?.body).toMatchObject({ email: 'noor@people.example' });
  expect(server.calls('accounts.logIn').at(-1)?.body).not.toHaveProperty('code');
});

test('deleting the account says first what it does, then asks for the password', async () => {
  signIn(member);
  fill();
  server.returns('personalData.removal', {
    openDeals: [{ id: idOf(70), title: 'Winter barrier serum', status: 'IN_PROGRESS', with: 'Layla Haddad' }],
    closedDeals: 2,
    organizations: [{ id: idOf(1), companyName: 'Oasis Skin', outcome: 'CLOSED' }],
  });
  server.returns('personalData.removeAccount', {});
  server.returns('accounts.logOut', {});
  // The landing page, where it ends.
  server.returns('creators.directory', directoryPage([]));
  const app = await openApp('/account');
  await button('Delete account').click();
  await expectToSay('before', [
    '1 open project is cancelled, and the other side is notified:',
    'Winter barrier serum',
    'Oasis Skin closes, with its profile and guidelines, because you are its only member.',
    '2 finished projects stay with their creators, under your company’s name.',
  ]);
  await page.getByLabelText('Your current password').fill('morning-light-1');
  await button('Delete for good').click();
  await expect.poll(app.address).toBe('/');
  await expect
    .poll(() => server.calls('personalData.removeAccount'))
    .toMatchObject([{ body: { password: 'morning-light-1' } }]);
});

test('the only owner of a team is sent to the team before', async () => {
  signIn(member);
  fill();
  server.returns('personalData.removal', {
    openDeals: [],
    closedDeals: 0,
    organizations: [{ id: idOf(1), companyName: 'Oasis Skin', outcome: 'LAST_OWNER' }],
  });
  await openApp('/account');
  await button('Delete account').click();
  await expect.element(page.getByRole('link', { name: 'Go to the team' })).toBeVisible();
  await expect.element(button('Delete for good')).not.toBeInTheDocument();
});

test('letters of the market stay there', async () => {
  signIn(member);
  fill();
  server.returns('letters.own', {
    letters: [
      { id: idOf(70), kind: 'WARNING', text: 'Payment stays here.', sentAt: '2026-11-24T09:00:00.000Z' },
    ],
  });
  await openApp('/account');
  await expectToSay('with a letter', ['Warning', 'Payment stays here.']);
});
