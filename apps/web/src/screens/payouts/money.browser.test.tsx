import { AppError } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownBankDetails } from '../../testing/bank-details.ts';
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
    loading: 'Loading payments...',
    fill: () => {
      server.returns('payouts.account', oneOpen);
      server.returns('bankDetails.own', knownBankDetails);
      server.returns('payouts.list', { payouts: [payoutDueIn(-5)], nextCursor: null });
    },
    filled: ['Money', 'owed for 1 project', 'Oil-to-milk cleanse', '5 days late', 'Earned by month'],
    failing: ['Failed to load payments'],
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
  server.returns('bankDetails.own', knownBankDetails);
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/money');
}

test('what is owed in two currencies is two sums everywhere', async () => {
  signIn(creator);
  const sums = { count: 2, amountCents: 168_000, amountFils: 294_000 };
  const [party] = oneOpen.parties;
  server.returns('payouts.account', {
    ...oneOpen,
    ages: oneOpen.ages.map((age) => (age.age === 'TO_30' ? { ...age, ...sums } : age)),
    months: oneOpen.months.map((month) => ({ ...month, ...sums })),
    parties: party ? [{ ...party, ...sums, openCents: 168_000, openFils: 294_000 }] : [],
  });
  server.returns('bankDetails.own', knownBankDetails);
  const payouts = [payoutDueIn(-5, { currency: 'AED', amountCents: 294_000 })];
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/money');
  const ages = page.getByRole('region', { name: 'Open payments by age' });
  await expect.element(ages.getByText('$1,680').first()).toBeVisible();
  await expect.element(ages.getByText('AED 2,940').first()).toBeVisible();
  await expect.element(page.getByText('$1,680 and AED 2,940 owed')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '$1,680 and AED 2,940' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Oil-to-milk' }))
    .toMatchTextContent(/AED 2,940/u);
});

test('nothing is said in the currency in which there is money', async () => {
  signIn(creator);
  const sums = { count: 1, amountCents: 0, amountFils: 180_000 };
  server.returns('payouts.account', {
    ...oneOpen,
    ages: oneOpen.ages.map((age) => (age.age === 'TO_30' ? { ...age, ...sums } : age)),
    months: oneOpen.months.map((month) => ({ ...month, ...sums })),
    parties: oneOpen.parties.map((party) => ({ ...party, ...sums, openCents: 0, openFils: 180_000 })),
  });
  server.returns('bankDetails.own', knownBankDetails);
  const payouts = [payoutDueIn(-5, { currency: 'AED', amountCents: 180_000 })];
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/money');
  await expect.element(page.getByText('AED 0 confirmed this year')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'AED 0' }).first()).toBeInTheDocument();
  expect(document.querySelector('main')?.textContent).not.toContain('$');
});

test('a marked payment shows its proof, and is confirmed after a question that names the amount', async () => {
  const marked = payoutDueIn(-5, { state: 'MARKED', payment: markedPayment });
  await openWith(marked);
  await expect.element(page.getByRole('link', { name: 'Open transfer.pdf' })).toBeVisible();
  await expect.element(page.getByText('by Olga Saleh')).toBeVisible();
  server.returns('payouts.answer', { payout: { ...marked, state: 'CONFIRMED' } });
  server.returns('payouts.list', { payouts: [], nextCursor: null });
  await button('It arrived').click();
  const asked = page.getByRole('alertdialog', { name: 'Did $960 arrive?' });
  await expect.element(asked.getByText('you cannot undo it')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(server.calls('payouts.answer')).toEqual([]);
  await button('It arrived').click();
  await asked.getByRole('button', { name: 'It arrived' }).click();
  await expect.element(page.getByText('Payment confirmed')).toBeVisible();
  await expect.poll(() => server.calls('payouts.answer')[0]).toMatchObject({ body: { arrived: true } });
  await expect.element(page.getByText('Nothing owed to you')).toBeVisible();
});

test('what did not arrive is asked about first, and goes with a word', async () => {
  const marked = payoutDueIn(-5, { state: 'MARKED', payment: markedPayment });
  await openWith(marked);
  await button('Not arrived').click();
  await dialog.getByLabelText('What you see (optional)').fill('No such transfer');
  server.returns('payouts.answer', { payout: { ...marked, state: 'NOT_ARRIVED' } });
  await dialog.getByRole('button', { name: 'Not arrived' }).click();
  await expect.element(page.getByText('We told the brand')).toBeVisible();
  await expect
    .poll(() => server.calls('payouts.answer')[0])
    .toMatchObject({
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
  await expect.element(page.getByText('The brand got a reminder less than a week ago.')).toBeVisible();
});

test('a brand whose deposit lapsed has paid nothing, and is not said to have', async () => {
  signIn(creator);
  const parties = oneOpen.parties.map((party) => ({ ...party, amountCents: 0, openCents: 0 }));
  server.returns('payouts.account', payoutAccount({ parties }));
  server.returns('bankDetails.own', knownBankDetails);
  server.returns('payouts.list', { payouts: [], nextCursor: null });
  await openApp('/money');
  const brands = page.getByRole('region', { name: 'By brand' });
  await expect.element(brands.getByText('Not owed', { exact: true })).toBeVisible();
  await expect.element(brands.getByText('Paid', { exact: true })).not.toBeInTheDocument();
});

test('what is marked as paid is open, and is not called owed', async () => {
  signIn(creator);
  const [party] = oneOpen.parties;
  server.returns('payouts.account', {
    ...oneOpen,
    ages: oneOpen.ages.map((age) => (age.age === 'TO_30' ? { ...age, markedCents: 40_000 } : age)),
    parties: party ? [{ ...party, toConfirmCents: 40_000 }] : [],
  });
  server.returns('bankDetails.own', knownBankDetails);
  server.returns('payouts.list', { payouts: [payoutDueIn(-5)], nextCursor: null });
  await openApp('/money');
  const ages = page.getByRole('region', { name: 'Open payments by age' });
  await expect.element(ages).toMatchTextContent(/\$960.*open for 1 project/);
  await expect.element(ages.getByText('$560 owed, $400 marked as paid for you to confirm')).toBeVisible();
  await expect.element(page.getByText('$560 owed, $400 to confirm')).toBeVisible();
});
