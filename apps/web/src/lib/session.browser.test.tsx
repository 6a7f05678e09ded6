/** Sessions that end, cannot be parsed, or cannot be checked. */
import { AppError } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noBrandStats } from '../testing/deals.ts';
import { directoryPage } from '../testing/directory.ts';
import { type OpenApp, openApp, signIn } from '../testing/open-app.tsx';
import { idOf, newBrand, storeSession, tokenFor } from '../testing/people.ts';
import { server } from '../testing/stub-server.ts';
import { logInAgain } from '../testing/walk-states.ts';
import { pathAfterLogin, saveReturn, takeReturnAction } from './return-intent.ts';
import { readSession } from './session.ts';

const brand = newBrand();

test('a session that ended is told, and logging in again goes on', async () => {
  signIn(brand);
  server.refusesTokens('all');
  const app = await openApp('/brand-profile');
  await expect.poll(app.address).toBe('/login');
  await expect.element(page.getByText('Authentication Error')).toBeVisible();
  server.refusesTokens('none');
  await logInAgain(brand);
  await expect.poll(app.address).toBe('/brand-profile');
});

test('whoever was removed from a team reads which, not that time ran out', async () => {
  signIn(brand);
  server.refusesTokens('all', new AppError('auth.removed_from_team', { params: { team: 'Oasis Skin' } }));
  const app = await openApp('/dashboard');
  await expect.poll(app.address).toBe('/login');
  await expect.element(page.getByText('You were removed from the team of Oasis Skin.')).toBeVisible();
  await expect.element(page.getByText('Authentication Error')).not.toBeInTheDocument();
});

test('a malformed token is removed and told', async () => {
  storeSession(brand, 'not.a-token');
  await openApp('/dashboard');
  await expect.element(page.getByText('Authentication Error')).toBeVisible();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a stored user that cannot be read logs out', async () => {
  server.returns('accounts.logOut', {});
  server.returns('creators.directory', directoryPage([]));
  localStorage.setItem('authToken', tokenFor());
  localStorage.setItem('authUser', '{broken');
  const app = await openApp('/dashboard');
  await expect.poll(app.address).toBe('/');
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a server that cannot be reached keeps one signed in', async () => {
  signIn(brand);
  server.loses('accounts.me');
  server.returns('creators.directory', directoryPage([]));
  await openApp('/');
  await expect.element(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
});

function withDashboard() {
  signIn(brand);
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  server.returns('deals.brandStats', noBrandStats);
  server.returns('accounts.logOut', {});
  server.returns('team.organizations', { organizations: [] });
  server.returns('creators.directory', directoryPage([]));
}

async function logOutByHand(app: OpenApp) {
  await page.getByRole('button', { name: 'Oasis Skin, account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(app.address).toBe('/');
  await expect.poll(() => readSession().isLeaving).toBe(false);
}

test('logging out leads to the landing page, forgets the session, and tells the server', async () => {
  withDashboard();
  await logOutByHand(await openApp('/dashboard'));
  expect(localStorage.getItem('authToken') ?? localStorage.getItem('authUser')).toBeNull();
  await expect.poll(() => server.calls('accounts.logOut').length).toBe(1);
});

test('logging out by hand forgets where somebody wanted to go and what they wanted to do there', async () => {
  withDashboard();
  saveReturn({ url: '/creators', action: { type: 'sendBrief', creatorId: idOf(2) } });
  await logOutByHand(await openApp('/dashboard'));
  expect([pathAfterLogin(brand, null), takeReturnAction()]).toEqual(['/dashboard', null]);
});

test.each([
  ['somebody else begins on their own dashboard', newBrand({ id: idOf(3), brandId: idOf(3) }), '/dashboard'],
  ['whoever logged out is back where they were', brand, '/brand-profile'],
])('after logging out and a step back, %s', async (_, next, address) => {
  withDashboard();
  const app = await openApp('/brand-profile');
  await logOutByHand(app);
  await app.goBack();
  await expect.poll(app.address).toBe('/login');
  await logInAgain(next);
  await expect.poll(app.address).toBe(address);
});

test('logging out without a connection says when the session ends, and ends it when there is one', async () => {
  withDashboard();
  server.loses('accounts.logOut');
  await logOutByHand(await openApp('/dashboard'));
  await expect.element(page.getByText('You are logged out on this device')).toBeVisible();
  server.returns('accounts.logOut', {});
  const before = server.calls('accounts.logOut').length;
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.calls('accounts.logOut').length).toBe(before + 1);
});
