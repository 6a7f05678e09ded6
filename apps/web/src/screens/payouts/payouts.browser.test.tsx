import type { Payout } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../lib/query-client.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { markedPayment, oneOpen, payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const brand = newBrand();
const owed = payoutDueIn(-5, { party: { id: idOf(2), name: 'Sofia Marchetti', image: null } });
const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

test('its states', () =>
  walkStates({
    visitor: brand,
    path: '/billing/payouts',
    title: 'What you owe creators',
    calls: ['payouts.list', 'payouts.account'],
    loading: 'Loading payments...',
    fill: () => {
      server.returns('payouts.account', oneOpen);
      server.returns('payouts.list', { payouts: [owed], nextCursor: null });
    },
    filled: ['What you owe creators', 'Sofia Marchetti', '5 days late', 'Counted after 3 payments'],
    failing: ['Failed to load payments'],
    clear: () => {
      server.returns('payouts.account', payoutAccount());
      server.returns('payouts.list', { payouts: [], nextCursor: null });
    },
    empty: ['Nothing to pay'],
    expired: 'log in',
  }));

async function openAs(memberRole: 'OWNER' | 'REVIEWER') {
  signIn(newBrand({ memberRole }));
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [owed], nextCursor: null });
  await openApp('/billing/payouts');
}

test('a payment is marked with its reference, and not without a proof', async () => {
  await openAs('OWNER');
  await button('Mark as paid').click();
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(dialog.getByText('Enter the bank reference or add a file.')).toBeVisible();
  expect(server.calls('payouts.markPaid')).toEqual([]);
  await dialog.getByLabelText('Bank reference').fill('88401');
  server.returns('payouts.markPaid', { payout: { ...owed, state: 'MARKED', payment: markedPayment } });
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(page.getByText('We asked Sofia Marchetti to confirm it.')).toBeVisible();
  await expect
    .poll(() => server.calls('payouts.markPaid')[0])
    .toMatchObject({
      params: { dealId: owed.dealId },
      body: { method: 'BANK_TRANSFER', reference: '88401' },
    });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a payment has no day before its project, and the earliest one is named', async () => {
  signIn(brand);
  server.returns('payouts.account', oneOpen);
  const earliestPaidOn = '2026-03-04T00:00:00.000Z';
  server.returns('payouts.list', { payouts: [{ ...owed, earliestPaidOn }], nextCursor: null });
  await openApp('/billing/payouts');
  await button('Mark as paid').click();
  const day = dialog.getByLabelText('Paid on');
  await expect.element(day).toHaveAttribute('min', '2026-03-04');
  await day.fill('2020-01-01');
  await dialog.getByLabelText('Bank reference').fill('88401');
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(dialog.getByText(/^Choose March 4, 2026 or later/)).toBeVisible();
  await expect.element(day).toHaveFocus();
  expect(server.calls('payouts.markPaid')).toEqual([]);
});

test('to pay is what is to be paid; what was marked waits in a list of its own', async () => {
  signIn(brand);
  const age = { count: 3, amountCents: 288_000, markedCents: 192_000 };
  server.returns('payouts.account', {
    ...oneOpen,
    ages: oneOpen.ages.map((one) => (one.count > 0 ? { ...one, ...age } : one)),
    toConfirm: { count: 2, amountCents: 192_000 },
  });
  server.returns('payouts.list', { payouts: [owed], nextCursor: null });
  await openApp('/billing/payouts');
  await expect.element(page.getByRole('tab', { name: 'To pay' })).toMatchTextContent(/To pay ?1$/u);
  expect(server.calls('payouts.list')).toMatchObject([{ query: { fold: 'owed' } }]);
  const marked: Payout = { ...owed, state: 'MARKED', payment: markedPayment };
  server.returns('payouts.list', { payouts: [marked], nextCursor: null });
  const tab = page.getByRole('tab', { name: 'Marked as paid' });
  await expect.element(tab).toMatchTextContent(/Marked as paid ?2$/u);
  await tab.click();
  await expect.element(page.getByText(/^Marked .* by Olga/u)).toBeVisible();
  expect(server.calls('payouts.list').at(-1)).toMatchObject({ query: { fold: 'marked' } });
});

test('a reviewer sees what is owed, and marks nothing', async () => {
  await openAs('REVIEWER');
  await expect.element(page.getByText('Sofia Marchetti')).toBeVisible();
  await expect.element(button('Mark as paid')).not.toBeInTheDocument();
});

test('who owes a creator that has left reads that the account is gone, and is told of its own lost cases', async () => {
  signIn(brand);
  const record = { counted: 4, inTime: 3, averageDays: 12, casesLost: 1 };
  server.returns('payouts.account', { ...oneOpen, record });
  const party = { id: null, name: null, image: null };
  server.returns('payouts.list', { payouts: [payoutDueIn(5, { party })], nextCursor: null });
  await openApp('/billing/payouts');
  const row = page.getByRole('listitem').filter({ hasText: 'Deleted creator' });
  await expect
    .element(row)
    .toMatchTextContent(/This account was deleted, with its bank details and invoices\./);
  await expect.element(page.getByText('1 case decided against you in two years')).toBeVisible();
});

test.each([
  ['marked', 'Marked as paid by Mira Saleh.'],
  ['confirmed', 'This payment is already fully marked.'],
])('what is typed of a payment stays when it was %s meanwhile', async (what, said) => {
  await openAs('OWNER');
  await button('Mark as paid').click();
  await dialog.getByLabelText('Bank reference').fill('88401');
  const markedBy = { id: idOf(99), firstName: 'Mira', lastName: 'Saleh' };
  const marked: Payout = { ...owed, state: 'MARKED', payment: { ...markedPayment, markedBy } };
  server.returns('payouts.list', { payouts: what === 'marked' ? [marked] : [], nextCursor: null });
  await queryClient.invalidateQueries();
  await expect.element(dialog.getByRole('alert').getByText(said)).toBeVisible();
  await expect.element(dialog.getByLabelText('Bank reference')).toHaveValue('88401');
  await expect.element(dialog.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
});
