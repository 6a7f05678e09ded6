import { AppError } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { markedPayment, oneOpen, payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const creator = newCreator();
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}( ?,|$)`, 'u') });
const menu = page.getByRole('button', { name: /^More for/u });
const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
/** Opens a closed line by its title. */
const unfold = (title: string) => page.getByRole('heading', { name: title }).click();
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
  await unfold('Open payments by age');
  const ages = page.getByRole('region', { name: 'Open payments by age' });
  await expect.element(ages.getByText('$1,680').first()).toBeVisible();
  await expect.element(ages.getByText('AED 2,940').first()).toBeVisible();
  await unfold('By brand');
  await expect.element(page.getByText('$1,680 and AED 2,940 owed', { exact: true })).toBeVisible();
  await unfold('Earned by month');
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
    late: sums,
    ages: oneOpen.ages.map((age) => (age.age === 'TO_30' ? { ...age, ...sums } : age)),
    months: oneOpen.months.map((month) => ({ ...month, ...sums })),
    parties: oneOpen.parties.map((party) => ({ ...party, ...sums, openCents: 0, openFils: 180_000 })),
  });
  server.returns('bankDetails.own', knownBankDetails);
  const payouts = [payoutDueIn(-5, { currency: 'AED', amountCents: 180_000 })];
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/money');
  await unfold('Open payments by age');
  await unfold('Earned by month');
  await expect.element(page.getByText('AED 0 confirmed this year')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'AED 0' }).first()).toBeInTheDocument();
  expect(document.querySelector('main')?.textContent).not.toContain('$');
});

test('a marked payment shows its proof, and is confirmed after a question that names the amount', async () => {
  const marked = payoutDueIn(-5, { state: 'MARKED', payment: markedPayment });
  await openWith(marked);
  await menu.click();
  await entry('Steps and proof').click();
  await expect.element(page.getByRole('link', { name: 'Open transfer.pdf' })).toBeVisible();
  await expect.element(page.getByText('by Olga Saleh')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  server.returns('payouts.answer', { payout: { ...marked, state: 'CONFIRMED' } });
  server.returns('payouts.list', { payouts: [], nextCursor: null });
  await button('It arrived').click();
  const asked = page.getByRole('alertdialog', { name: 'Did $960 arrive?' });
  await expect.element(asked.getByText('you cannot undo it')).toBeVisible();
  await expect.element(asked.getByRole('link', { name: 'Open transfer.pdf' })).toBeVisible();
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
  await menu.click();
  await entry('Not arrived').click();
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
  await unfold('By brand');
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
  await unfold('Open payments by age');
  await unfold('By brand');
  const ages = page.getByRole('region', { name: 'Open payments by age' });
  await expect.element(ages).toMatchTextContent(/\$960.*open for 1 project/);
  await expect.element(ages.getByText('$560 owed, $400 marked as paid for you to confirm')).toBeVisible();
  await expect.element(page.getByText('$560 owed, $400 to confirm')).toBeVisible();
});

test('what the creator is asked about stands before what is to come, and neither is missing', async () => {
  const part = {
    ...markedPayment,
    id: idOf(75),
    amountCents: 40_000,
    state: 'MARKED',
    answer: null,
  } as const;
  await openWith(
    payoutDueIn(9, { title: 'To come' }),
    payoutDueIn(9, { title: 'Marked', dealId: idOf(11), state: 'MARKED', payment: markedPayment }),
    payoutDueIn(9, { title: 'In part', dealId: idOf(12), restCents: 56_000, parts: [part] }),
  );
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  const asked = group('Did it arrive?');
  await expect.element(asked.getByRole('link', { name: 'Marked' })).toBeVisible();
  await expect.element(asked.getByRole('link', { name: 'In part' })).toBeVisible();
  await expect.element(asked.getByText(/^Counts as arrived on/u)).toBeVisible();
  await expect.element(group('To come').getByRole('link', { name: 'To come' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
});

test('what is due and not late has no button, and its menu says that it arrived already', async () => {
  await openWith(payoutDueIn(9));
  await menu.click();
  await entry('It arrived already').click();
  await expect.element(dialog.getByText(/The brand has not marked this payment/u)).toBeVisible();
  expect(server.calls('payouts.answer')).toEqual([]);
});
