/** The accounts of admins: who there is, roles, and how they sign in. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { adminBrand, answerAdmin, wholeList } from '../../testing/admin.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, tokenFor } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const question = page.getByRole('alertdialog');
const confirm = (name: string) => question.getByRole('button', { name }).click();

const namesOf = (found: Locator) => found.elements().map(({ textContent }) => textContent);

beforeEach(answerAdmin);

describe('admins', () => {
  const dana = {
    id: idOf(90),
    email: 'dana@briefcast.example',
    name: 'Dana Reyes',
    createdAt: '2026-11-01T09:00:00.000Z',
    hasTwoFactor: false,
    role: 'EVERYTHING' as const,
  };

  test('its states', () =>
    walkStates({
      visitor: 'admin',
      title: 'Admin',
      expired: 'password gate',
      path: '/admin?tab=admins',
      calls: ['admins.list'],
      loading: 'Loading admins...',
      fill: () =>
        server.returns('admins.list', {
          admins: [dana, { ...dana, id: idOf(91), name: 'Yusuf'.repeat(20) }],
          own: {
            ...dana,
            twoFactor: { isOn: false, since: null, recoveryCodesLeft: 0 },
          },
        }),
      filled: ['Dana Reyes (you)', 'Add admin', 'Change password', 'Turn on'],
      failing: ['Failed to load admins'],
      clear: () => server.returns('admins.list', { admins: [], own: null }),
      empty: ['No admin has an account yet. The first password works.'],
    }));

  test('are made with a first password, and removed after a question', async () => {
    signIn('admin');
    server.returns('admins.list', { admins: [dana], own: null });
    server.returns('admins.add', { admin: dana });
    server.returns('admins.remove', {});
    await openApp('/admin?tab=admins');
    await page.getByRole('button', { name: 'Add admin' }).click();
    await page.getByLabelText('Name').fill('Dana Reyes');
    await page.getByLabelText('E-mail').fill(dana.email);
    await page.getByLabelText('First password').fill('morning-light-1');
    await page.getByRole('dialog').getByRole('button', { name: 'Add admin' }).click();
    await expect.element(page.getByText('Dana Reyes is now an admin')).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    expect(server.calls('admins.remove')).toEqual([]);
    await confirm('Remove');
    await expect.element(page.getByText('Admin removed')).toBeVisible();
  });

  test('get another role where it stands', async () => {
    signIn('admin');
    server.returns('admins.list', { admins: [dana], own: null });
    server.returns('admins.changeRole', { admin: { ...dana, role: 'FINANCE' } });
    await openApp('/admin?tab=admins');
    await page.getByLabelText('Role of Dana Reyes').selectOptions('Finance');
    await expect.element(page.getByText('Dana Reyes: Finance')).toBeVisible();
    await expect
      .poll(() => server.calls('admins.changeRole')[0])
      .toMatchObject({
        params: { id: dana.id },
        body: { role: 'FINANCE' },
      });
  });

  test('for finance see what their role may do, and nothing else', async () => {
    signIn('admin');
    server.returns('admins.me', { role: 'FINANCE' });
    const twoFactor = { isOn: false, since: null, recoveryCodesLeft: 0 };
    server.returns('admins.list', { admins: [dana], own: { ...dana, twoFactor } });
    server.returns('admin.brands', { brands: [adminBrand(1)], ...wholeList([1]) });
    server.returns('adminMoney.overview', {
      awaiting: { orders: 0, fils: 0 },
      soldThisMonth: { orders: 0, credits: 0, fils: 0 },
      creditsNotUsed: 0,
    });
    server.returns('adminMoney.orders', { orders: [], nextCursor: null });
    server.returns('adminMoney.movements', { movements: [], total: 0, nextCursor: null });
    await openApp('/admin?tab=brands');
    await expect.element(page.getByRole('link', { name: 'Oasis Skin' })).toBeVisible();
    const groups = page.getByRole('navigation', { name: 'Admin' });
    expect(namesOf(groups.getByRole('link'))).toEqual(['People', 'Money', 'House']);
    await groups.getByRole('link', { name: 'Money' }).click();
    await expect.element(page.getByRole('tab', { name: 'Payments' })).toBeVisible();
    expect(namesOf(page.getByRole('tab'))).toEqual(['Money', 'Payments']);
    await groups.getByRole('link', { name: 'People' }).click();
    await expect.element(page.getByRole('link', { name: 'Oasis Skin' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Delete' }).elements()).toEqual([]);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    await groups.getByRole('link', { name: 'House' }).click();
    await expect.element(page.getByText('Change password').first()).toBeVisible();
    expect(page.getByRole('button', { name: /Remove|Add admin/ }).elements()).toEqual([]);
  });

  test('sign in with e-mail, password and code', async () => {
    server.refuses('admin.logIn', 'account.code_required');
    await openApp('/admin');
    await page.getByLabelText('E-mail').fill(dana.email);
    await page.getByLabelText('Password', { exact: true }).fill('morning-light-1');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('123456');
    server.returns('admin.logIn', { token: tokenFor(), message: 'Signed in' });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByRole('link', { name: 'House' })).toBeVisible();
    await expect
      .poll(() => server.calls('admin.logIn').at(-1))
      .toMatchObject({
        body: { email: dana.email, password: 'morning-light-1', code: '123456' },
      });
  });
});
