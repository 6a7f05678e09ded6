/** The sheet that asks once to accept changed terms (rules/legal#acceptance). */
import { AppError, type MarketIdentity, unnamedMarket } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noCreatorStats } from '../testing/deals.ts';
import { openApp, signIn } from '../testing/open-app.tsx';
import { newCreator } from '../testing/people.ts';
import { server } from '../testing/stub-server.ts';

const identity: MarketIdentity = { ...unnamedMarket, company: { name: '', address: '' }, asked: 'terms:2' };
const asked = { page: 'terms' as const, version: 2, effectiveOn: '2026-12-01', note: 'Answers come sooner.' };

beforeEach(() => {
  signIn(newCreator());
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.returns('deals.creatorStats', noCreatorStats);
});

const sheet = () => page.getByRole('dialog', { name: 'Our terms have changed' });
const home = () => page.getByRole('heading', { name: 'Welcome back, Layla!' });

test('asks once, and what was accepted is not asked again', async () => {
  server.returns('legal.asked', { asked: [asked] });
  server.returns('legal.accept', {});
  const app = await openApp('/creator-dashboard', { demo: null, identity });
  await expect.element(sheet().getByText('What changed: Answers come sooner.')).toBeVisible();
  await expect
    .element(sheet().getByRole('link', { name: 'Terms of Use' }))
    .toHaveAttribute('target', '_blank');
  await sheet().getByRole('button', { name: 'Accept' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(server.calls('legal.accept')[0]?.body).toEqual({ accepted: [{ page: 'terms', version: 2 }] });
  await app.reload();
  await expect.element(home()).toBeVisible();
  expect(server.calls('legal.asked')).toHaveLength(1);
});

test('stays while it is not accepted, and says why it could not be', async () => {
  server.returns('legal.asked', { asked: [asked] });
  server.refuses('legal.accept', new AppError('legal.version_changed'));
  await openApp('/creator-dashboard', { demo: null, identity });
  await sheet().getByRole('button', { name: 'Accept' }).click();
  await expect.element(sheet().getByText('The text has changed again. Read the new one.')).toBeVisible();
  await expect.poll(() => server.calls('legal.asked').length).toBe(2);
  await expect.element(sheet()).toBeVisible();
});

test('lets somebody log out instead', async () => {
  server.returns('legal.asked', { asked: [asked] });
  server.returns('accounts.logOut', {});
  const app = await openApp('/creator-dashboard', { demo: null, identity });
  await sheet().getByRole('button', { name: 'Logout' }).click();
  await expect.poll(app.address).toBe('/');
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('is not shown to who has accepted it elsewhere', async () => {
  server.returns('legal.asked', { asked: [] });
  await openApp('/creator-dashboard', { demo: null, identity });
  await expect.element(home()).toBeVisible();
  await expect.poll(() => server.calls('legal.asked').length).toBe(1);
  await expect.element(sheet()).not.toBeInTheDocument();
});
