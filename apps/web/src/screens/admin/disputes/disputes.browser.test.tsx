/** Cases about late payments in the admin's area. */
import { AppError } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { adminDispute, adminDisputeLine, brandStatement, openDispute } from '../../../testing/disputes.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { payoutDueIn } from '../../../testing/payouts.ts';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

beforeEach(() => {
  server.returns('admins.me', { role: 'EVERYTHING' });
  server.returns('admin.dashboard', adminDashboard());
});

const closed = adminDisputeLine({
  id: idOf(90),
  title: 'Patch test',
  state: 'OWED',
  closedAt: '2026-03-01T00:00:00.000Z',
  isBrandHeard: true,
});

test('the states of the list', () =>
  walkStates({
    visitor: 'admin',
    title: 'Admin',
    expired: 'password gate',
    path: '/admin?tab=disputes',
    calls: ['adminDisputes.list'],
    loading: 'Loading cases...',
    fill: () =>
      server.returns('adminDisputes.list', {
        disputes: [adminDisputeLine(), closed],
        nextCursor: null,
        counts: { open: 1, closed: 1 },
      }),
    filled: ['1 open, 1 closed', 'Oil-to-milk cleanse', 'Case is open', 'Decided: all is owed', '$960.00'],
    failing: ['Failed to load cases'],
    clear: () =>
      server.returns('adminDisputes.list', {
        disputes: [],
        nextCursor: null,
        counts: { open: 0, closed: 0 },
      }),
    empty: ['No cases yet. A case starts when a creator asks Briefcast to step in about a late payment.'],
  }));

test('a case leads to its page, which says what both said and shows the evidence', async () => {
  signIn('admin');
  server.returns('adminDisputes.list', {
    disputes: [adminDisputeLine()],
    nextCursor: null,
    counts: { open: 1, closed: 0 },
  });
  server.returns('adminDisputes.read', {
    dispute: adminDispute({ statements: [...openDispute().statements, brandStatement] }),
  });
  const app = await openApp('/admin?tab=disputes');
  await page.getByRole('link', { name: 'Oil-to-milk cleanse' }).click();
  await expect.poll(app.address).toBe(`/admin/disputes/${idOf(80)}`);
  await expect.element(page.getByText('Our bank sent it back.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the certificate' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Invoice LH-2027-006' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Letter in Arabic' })).toBeVisible();
  await expect.element(page.getByText('The brand has not marked a payment.')).toBeVisible();
});

test('the tab says how many wait for a decision', async () => {
  signIn('admin');
  server.returns('admin.dashboard', { ...adminDashboard(), openCases: 2 });
  server.returns('adminDisputes.list', { disputes: [], nextCursor: null, counts: { open: 2, closed: 0 } });
  await openApp('/admin?tab=disputes');
  await expect.element(page.getByRole('tab', { name: 'Cases 2' })).toBeVisible();
});

async function openCase(fields: Parameters<typeof adminDispute>[0] = {}) {
  signIn('admin');
  server.returns('adminDisputes.read', { dispute: adminDispute(fields) });
  await openApp(`/admin/disputes/${idOf(80)}`);
}
const question = page.getByRole('alertdialog', { name: 'Decide this case?' });
const save = page.getByRole('button', { name: 'Decide the case' });
const confirm = question.getByRole('button', { name: 'Decide the case' });

test('a decision needs words, and an amount below what is owed where a part is', async () => {
  await openCase();
  await page.getByLabelText('Reasons, for both sides').fill('Half of it was delivered.');
  await save.click();
  await expect.element(page.getByText('Choose what is owed.')).toBeVisible();
  await page.getByText('A part of it is owed').click();
  await page.getByLabelText(/Stays owed/u).fill('960');
  await save.click();
  await expect
    .element(page.getByText('Enter an amount above zero and below $960.00, such as 40.50.'))
    .toBeVisible();
  expect(server.calls('adminDisputes.decide')).toHaveLength(0);
  await page.getByLabelText(/Stays owed/u).fill('480.50');
  const decided = adminDispute({
    state: 'REDUCED',
    closedAt: new Date().toISOString(),
    decidedBy: 'Dana Reyes',
    decision: { text: 'Half of it was delivered.', leftCents: 48_050 },
    payout: payoutDueIn(-20, { restCents: 48_050, droppedCents: 47_950 }),
  });
  server.returns('adminDisputes.decide', { message: 'Case decided. Both sides are notified.' });
  server.returns('adminDisputes.read', { dispute: decided });
  await save.click();
  await expect.element(question.getByText('$480.50 stays owed, and $479.50 is dropped.')).toBeVisible();
  expect(server.calls('adminDisputes.decide')).toHaveLength(0);
  await confirm.click();
  await expect.element(page.getByText('Case decided. Both sides are notified.')).toBeVisible();
  await expect
    .poll(() => server.calls('adminDisputes.decide')[0])
    .toMatchObject({
      body: {
        outcome: 'REDUCED',
        leftCents: 48_050,
        restCents: 96_000,
        text: 'Half of it was delivered.',
      },
    });
  await expect.element(page.getByText(/By Dana Reyes/u)).toBeVisible();
  await expect.element(page.getByText('$480.50 is still owed.')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

test('an amount that has changed meanwhile is refused and read again, and what was typed stays', async () => {
  await openCase();
  await page.getByLabelText('Reasons, for both sides').fill('All of it was delivered.');
  server.refuses('adminDisputes.decide', new AppError('dispute.rest_changed'));
  await page.getByText('A part of it is owed').click();
  await page.getByLabelText(/Stays owed/u).fill('480.50');
  await save.click();
  server.returns('adminDisputes.read', {
    dispute: adminDispute({ payout: payoutDueIn(-20, { restCents: 90_000 }) }),
  });
  await confirm.click();
  await expect.element(page.getByText('Less than $900.00.')).toBeVisible();
  await expect.element(page.getByText(/The amount owed has changed/u)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'A part of it is owed' })).toBeChecked();
  await expect.element(page.getByLabelText(/Stays owed/u)).toHaveValue('480.50');
  await expect
    .element(page.getByLabelText('Reasons, for both sides'))
    .toHaveValue('All of it was delivered.');
  expect(server.calls('adminDisputes.decide')).toHaveLength(1);
});

test('while a payment is marked nothing is decided', async () => {
  await openCase({ payout: payoutDueIn(-20, { state: 'MARKED' }) });
  await expect.element(page.getByText(/The brand has marked this payment/u)).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

test('a case that is not there says so, and leads back', async () => {
  signIn('admin');
  server.refuses('adminDisputes.read', new AppError('dispute.not_found'));
  await openApp(`/admin/disputes/${idOf(80)}`);
  await expect.element(page.getByText('This case does not exist')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cases' })).toBeVisible();
});
