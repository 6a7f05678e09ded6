/** A payment in parts, as a brand marks them and a creator confirms them. */
import type { PayoutPart } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { markedPayment, oneOpen, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { fillIn } from '../../testing/walk-form.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const part: PayoutPart = {
  ...markedPayment,
  id: idOf(75),
  amountCents: 40_000,
  state: 'MARKED',
  answer: null,
};
const owed = payoutDueIn(5, { party: { id: idOf(2), name: 'Sofia Marchetti', image: null } });
const paidInPart = { ...owed, restCents: 56_000, parts: [part] };

test('less than what is owed is marked as a part, and more is refused', async () => {
  signIn(newBrand());
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [owed], nextCursor: null });
  await openApp('/billing/payouts');
  await button('Mark as paid').click();
  await fillIn({ 'Amount ($)': '960.01', 'Bank reference': '88401' });
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(dialog.getByText('Enter an amount up to $960.00, such as 40.50.')).toBeVisible();
  expect(server.calls('payouts.markPaid')).toEqual([]);
  await fillIn({ 'Amount ($)': '400' });
  server.returns('payouts.markPaid', { payout: paidInPart });
  server.returns('payouts.list', { payouts: [paidInPart], nextCursor: null });
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await expect.element(page.getByRole('list', { name: 'Parts' }).getByText('$400.00')).toBeVisible();
  await expect
    .poll(() => server.calls('payouts.markPaid'))
    .toMatchObject([{ body: { amountCents: 40_000 } }]);
  await expect.element(page.getByText('$560')).toBeVisible();
  await expect.element(page.getByText('of $960')).toBeVisible();
  await button('Mark as paid').click();
  await expect.element(dialog.getByLabelText('Amount ($)')).toHaveValue('560');
});

test('a creator confirms a part by itself, or says that it did not arrive', async () => {
  signIn(newCreator());
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [paidInPart], nextCursor: null });
  server.returns('bankDetails.own', noBankDetails);
  await openApp('/money');
  await button('Not arrived').click();
  const asked = page.getByRole('alertdialog');
  await expect.element(asked.getByText('this part is owed again')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  const confirmed = { ...part, state: 'CONFIRMED' as const };
  server.returns('payouts.answerPart', { payout: { ...paidInPart, parts: [confirmed] } });
  server.returns('payouts.list', { payouts: [{ ...paidInPart, parts: [confirmed] }], nextCursor: null });
  await button(/^It arrived ?, \$400/).click();
  await expect.element(asked.getByText('you cannot undo it')).toBeVisible();
  expect(server.calls('payouts.answerPart')).toEqual([]);
  await asked.getByRole('button', { name: 'It arrived' }).click();
  await expect.element(page.getByText('Payment confirmed')).toBeVisible();
  await expect
    .poll(() => server.calls('payouts.answerPart'))
    .toMatchObject([{ params: { dealId: owed.dealId, partId: part.id }, body: { arrived: true } }]);
  await expect.element(button('Not arrived')).not.toBeInTheDocument();
});

test.each([
  ['brand', newBrand(), '/billing/payouts', 'The creator wrote:'],
  ['creator', newCreator(), '/money', 'You wrote:'],
] as const)('the %s reads beside a part what the creator wrote about it', async (_, reader, path, label) => {
  const note = 'Nothing of it on my account';
  const answer = { bySilence: false, note, answeredAt: '2026-02-09T10:12:00.000Z' };
  const denied = { ...owed, parts: [{ ...part, state: 'NOT_ARRIVED' as const, answer }] };
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [denied], nextCursor: null });
  server.returns('bankDetails.own', noBankDetails);
  signIn(reader);
  await openApp(path);
  const line = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect.element(line.getByText(label)).toBeVisible();
  await expect.element(line.getByText(note)).toBeVisible();
});
