import { AppError } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { markedPayment, oneOpen, payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const creator = newCreator();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');

test('its states', () =>
  walkStates({
    visitor: creator,
    path: '/money',
    title: 'Money',
    calls: ['payouts.list', 'payouts.account'],
    loading: 'Loading payouts...',
    fill: () => {
      server.returns('payouts.account', oneOpen);
      server.returns('payouts.list', { payouts: [payoutDueIn(-5)], nextCursor: null });
    },
    filled: ['Money', 'owed for 1 project', 'Oil-to-milk cleanse', '5 days late', 'Earned by month'],
    failing: ['Failed to load payouts'],
    clear: () => {
      server.returns('payouts.account', payoutAccount());
      server.returns('payouts.list', { payouts: [], nextCursor: null });
    },
    empty: ['Nothing owed to you'],
    expired: 'log in',
  }));

async function openWith(...payouts: ReturnType<typeof payoutDueIn>[]) {
  signIn(creator);
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/money');
}

test('a marked payment shows its proof, and is confirmed at once', async () => {
  const marked = payoutDueIn(-5, { state: 'MARKED', payment: markedPayment });
  await openWith(marked);
  await expect.element(page.getByRole('link', { name: 'Open transfer.pdf' })).toBeVisible();
  await expect.element(page.getByText('by Olga Saleh')).toBeVisible();
  server.returns('payouts.answer', { payout: { ...marked, state: 'CONFIRMED' } });
  server.returns('payouts.list', { payouts: [], nextCursor: null });
  await button('It arrived').click();
  await expect.element(page.getByText('Payment confirmed')).toBeVisible();
  expect(server.calls('payouts.answer')[0]).toMatchObject({ body: { arrived: true } });
  await expect.element(page.getByText('Nothing owed to you')).toBeVisible();
});

test('what did not arrive is asked about first, and goes with a word', async () => {
  const marked = payoutDueIn(-5, { state: 'MARKED', payment: markedPayment });
  await openWith(marked);
  await button('Not arrived').click();
  await dialog.getByLabelText('What you see (optional)').fill('No such transfer');
  server.returns('payouts.answer', { payout: { ...marked, state: 'NOT_ARRIVED' } });
  await dialog.getByRole('button', { name: 'Not arrived' }).click();
  await expect.element(page.getByText('The brand was told')).toBeVisible();
  expect(server.calls('payouts.answer')[0]).toMatchObject({
    body: { arrived: false, note: 'No such transfer' },
  });
});

test('a brand is reminded of what is late, not of what is due', async () => {
  await openWith(payoutDueIn(9, { title: 'Seven days in the same linen' }));
  await expect.element(page.getByText('Due in 9 days')).toBeVisible();
  await expect.element(button('Remind now')).not.toBeInTheDocument();
});

test('a reminder that is refused says why', async () => {
  await openWith(payoutDueIn(-36));
  server.refuses('payouts.remind', new AppError('payout.reminded_lately'));
  await button('Remind now').click();
  await expect.element(page.getByText('Failed to remind the brand')).toBeVisible();
  await expect.element(page.getByText('The brand was reminded less than a week ago.')).toBeVisible();
});
