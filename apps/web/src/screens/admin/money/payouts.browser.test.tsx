import { type AdminPayout, PayoutStanding } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

const moment = '2026-03-01T00:00:00.000Z';
const payout: AdminPayout = {
  dealId: idOf(70),
  title: 'Cold-brew in four pours',
  brand: { id: idOf(1), name: 'Oasis Skin' },
  creator: { id: idOf(2), name: 'Layla Haddad' },
  currency: 'USD',
  amountCents: 124_000,
  restCents: 124_000,
  state: 'DUE',
  standing: 'OVERDUE',
  completedAt: moment,
  dueAt: moment,
  paidOn: null,
  reference: null,
  answeredAt: null,
};
const totals = (count: number) =>
  PayoutStanding.options.map((standing) => ({
    standing,
    count: standing === 'OVERDUE' ? count : 0,
    amountCents: standing === 'OVERDUE' ? count * 124_000 : 0,
  }));

beforeEach(() => {
  server.returns('admins.me', { role: 'EVERYTHING' });
  server.returns('admin.dashboard', adminDashboard());
});

test('its states', () =>
  walkStates({
    visitor: 'admin',
    title: 'Admin',
    expired: 'password gate',
    path: '/admin?tab=payouts',
    calls: ['adminPayouts.list'],
    loading: 'Loading payments...',
    fill: () =>
      server.returns('adminPayouts.list', { payouts: [payout], nextCursor: null, totals: totals(1) }),
    filled: ['Cold-brew in four pours', 'Oasis Skin to Layla Haddad', '$1,240'],
    failing: ['Failed to load payments'],
    clear: () => server.returns('adminPayouts.list', { payouts: [], nextCursor: null, totals: totals(0) }),
    empty: ['Nothing is owed yet. A payment starts when a project is completed.'],
  }));

test('they are narrowed by where they stand, which is part of the address', async () => {
  signIn('admin');
  server.returns('adminPayouts.list', { payouts: [payout], nextCursor: null, totals: totals(1) });
  const app = await openApp('/admin?tab=payouts');
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect.poll(app.address).toBe('/admin?tab=payouts&standing=OVERDUE');
  await expect
    .poll(() => server.calls('adminPayouts.list').at(-1)?.query)
    .toMatchObject({ standing: 'OVERDUE' });
});

test('for finance a deal is named, and no way into it', async () => {
  signIn('admin');
  server.returns('admins.me', { role: 'FINANCE' });
  server.returns('adminPayouts.list', { payouts: [payout], nextCursor: null, totals: totals(1) });
  await openApp('/admin?tab=payouts');
  await expect.element(page.getByText(payout.title)).toBeVisible();
  expect(page.getByRole('link', { name: payout.title }).elements()).toEqual([]);
});

test('where a part was paid, the rest stands beside the whole', async () => {
  signIn('admin');
  const parted = { ...payout, restCents: 24_000 };
  server.returns('adminPayouts.list', { payouts: [parted], nextCursor: null, totals: totals(1) });
  await openApp('/admin?tab=payouts');
  await expect.element(page.getByText('$240')).toBeVisible();
  await expect.element(page.getByText('of $1,240')).toBeVisible();
});
