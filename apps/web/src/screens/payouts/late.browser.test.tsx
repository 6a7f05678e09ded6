/** Late payments: the formal letter and the case, for both sides. */
import { AppError } from '@briefcast/contract';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knownBankDetails } from '../../testing/bank-details.ts';
import {
  brandStatement,
  letterPreview,
  letterSent,
  openDispute,
  standingOfCase,
} from '../../testing/disputes.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { oneOpen, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const asked = page.getByRole('alertdialog');
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
/** Opens the menu of a creator's payment. */
const openMenu = (title: string) => button(new RegExp(`^More for .*${title}`, 'u')).click();
const dialog = page.getByRole('dialog');
type Payouts = ReturnType<typeof payoutDueIn>[];

async function openMoney(...payouts: Payouts) {
  signIn(newCreator());
  server.returns('payouts.account', oneOpen);
  server.returns('bankDetails.own', knownBankDetails);
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/money');
}

async function openOwed(memberRole: 'OWNER' | 'REVIEWER', ...payouts: Payouts) {
  signIn(newBrand({ memberRole }));
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts, nextCursor: null });
  await openApp('/billing/payouts');
}

test('a letter is offered from the third day on, and says what it will ask for before it is sent', async () => {
  await openMoney(
    payoutDueIn(-2, { title: 'Two days' }),
    payoutDueIn(-3, { title: 'Three days', dealId: '01900000-0000-7000-8000-0000000000aa' }),
  );
  await openMenu('Two days');
  await expect.element(entry('Open the project')).toBeVisible();
  await expect.element(entry('Send a formal letter')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  server.returns('disputes.previewLetter', { letter: letterPreview() });
  await openMenu('Three days');
  await entry('Send a formal letter').click();
  await expect.element(dialog.getByText(/asks Oasis Skin for \$960\.00 within 7 days/u)).toBeVisible();
  await expect.element(dialog.getByRole('article', { name: 'Formal letter' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Payment of USD 960.00' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Arabic' }).click();
  const paper = dialog.getByRole('article', { name: 'خطاب رسمي' });
  await expect.element(paper).toHaveAttribute('dir', 'rtl');
  const letter = letterSent(0);
  server.returns('disputes.sendLetter', { letter });
  server.returns('payouts.list', { payouts: [payoutDueIn(-3, { letter })], nextCursor: null });
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect.element(page.getByText('Letter sent', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/You sent a formal letter on/u)).toBeVisible();
  await expect.element(page.getByText(/you can ask Briefcast to step in/u)).toBeVisible();
  const arabic = page.getByRole('link', { name: /Letter in Arabic/u });
  await expect.element(arabic).toHaveAttribute('href', expect.stringContaining('&lang=ar'));
  await openMenu('Oil-to-milk cleanse');
  await expect.element(entry('Open the project')).toBeVisible();
  await expect.element(entry('Send a formal letter')).not.toBeInTheDocument();
});

test('the letter opens in the language of the page', async () => {
  document.documentElement.lang = 'ar';
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  await openMoney(payoutDueIn(-5));
  server.returns('disputes.previewLetter', { letter: letterPreview() });
  await openMenu('Oil-to-milk cleanse');
  await entry('Send a formal letter').click();
  await expect.element(dialog.getByRole('tab', { name: 'Arabic' })).toHaveAttribute('aria-selected', 'true');
});

test('a letter that is refused says why', async () => {
  await openMoney(payoutDueIn(-5));
  server.returns('disputes.previewLetter', { letter: letterPreview() });
  server.refuses('disputes.sendLetter', new AppError('dispute.brand_gone'));
  await openMenu('Oil-to-milk cleanse');
  await entry('Send a formal letter').click();
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect.element(page.getByText('Failed to send the letter')).toBeVisible();
  await expect.element(page.getByText(/The brand has left Briefcast/u)).toBeVisible();
});

test('a letter that cannot be shown is not sent unread, and is asked for again', async () => {
  await openMoney(payoutDueIn(-5));
  server.refuses('disputes.previewLetter', new AppError('dispute.not_now'));
  await openMenu('Oil-to-milk cleanse');
  await entry('Send a formal letter').click();
  await expect.element(dialog.getByText('Failed to show the letter')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Send the letter' });
  await expect.element(send).toBeDisabled();
  server.returns('disputes.previewLetter', { letter: letterPreview() });
  await dialog.getByRole('button', { name: /retry|again/iu }).click();
  await expect.element(send).toBeEnabled();
});

test('a creator asks Briefcast to step in with a statement, which may not be empty', async () => {
  const payout = payoutDueIn(-14, { letter: letterSent(5) });
  await openMoney(payout);
  await button(/Ask Briefcast to step in/u).click();
  await dialog.getByRole('button', { name: 'Ask Briefcast' }).click();
  await expect
    .element(dialog.getByLabelText('What should Briefcast know?'))
    .toHaveAccessibleDescription(/required|empty|fill/iu);
  await dialog.getByLabelText('What should Briefcast know?').fill('Nothing came.');
  const dispute = openDispute();
  server.returns('disputes.open', { dispute });
  server.returns('payouts.list', {
    payouts: [{ ...payout, dispute: standingOfCase(dispute) }],
    nextCursor: null,
  });
  await dialog.getByRole('button', { name: 'Ask Briefcast' }).click();
  await expect.element(page.getByText('Case is open')).toBeVisible();
  await expect.element(page.getByText('We asked the brand for its side.')).toBeVisible();
  await expect
    .poll(() => server.calls('disputes.open')[0])
    .toMatchObject({ params: { dealId: payout.dealId }, body: { text: 'Nothing came.' } });
});

test('neither is offered of what is marked, and no step in before its day or without a letter', async () => {
  await openMoney(payoutDueIn(-13, { letter: letterSent(5) }));
  await expect.element(page.getByText('13 days late')).toBeVisible();
  await expect.element(button(/step in/u)).not.toBeInTheDocument();
  await openMenu('Oil-to-milk cleanse');
  await expect.element(entry('Open the project')).toBeVisible();
  await expect.element(entry(/step in/u)).not.toBeInTheDocument();
});

test('the brand sees the letter and answers the case where it pays', async () => {
  const dispute = openDispute();
  const payout = payoutDueIn(-20, {
    letter: letterSent(5),
    dispute: standingOfCase(dispute),
    party: { id: null, name: 'Layla Haddad', image: null },
  });
  await openOwed('OWNER', payout);
  await expect.element(page.getByText(/Layla Haddad sent a formal letter on/u)).toBeVisible();
  await expect.element(page.getByText('Tell Briefcast your side.')).toBeVisible();
  server.returns('disputes.read', { dispute });
  await button(/Answer the case/u).click();
  await expect.element(dialog.getByText('Nothing came.')).toBeVisible();
  const heard = openDispute({ isBrandHeard: true, statements: [...dispute.statements, brandStatement] });
  server.returns('disputes.state', { dispute: heard });
  server.returns('disputes.read', { dispute: heard });
  server.returns('payouts.list', {
    payouts: [{ ...payout, dispute: standingOfCase(heard) }],
    nextCursor: null,
  });
  await dialog.getByLabelText('Add a statement').fill(brandStatement.text);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByRole('listitem').nth(1)).toMatchTextContent(/Rania Saleh for the brand/u);
  await expect.element(dialog.getByLabelText('Add a statement')).toHaveValue('');
  await expect
    .poll(() => server.calls('disputes.state')[0])
    .toMatchObject({ body: { text: brandStatement.text } });
  await expect.element(dialog.getByRole('button', { name: 'Withdraw the case' })).not.toBeInTheDocument();
});

test('a reviewer reads the case and cannot answer it', async () => {
  const dispute = openDispute();
  await openOwed('REVIEWER', payoutDueIn(-20, { dispute: standingOfCase(dispute) }));
  server.returns('disputes.read', { dispute });
  await button(/See the case/u).click();
  await expect.element(dialog.getByText('Nothing came.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Add a statement')).not.toBeInTheDocument();
});

test('the creator withdraws the case after a question', async () => {
  const dispute = openDispute();
  const payout = payoutDueIn(-20, { letter: letterSent(5), dispute: standingOfCase(dispute) });
  await openMoney(payout);
  server.returns('disputes.read', { dispute });
  await button(/See the case/u).click();
  await dialog.getByRole('button', { name: 'Withdraw the case' }).click();
  const closed = openDispute({ state: 'WITHDRAWN', closedAt: new Date().toISOString() });
  server.returns('disputes.withdraw', { dispute: closed });
  server.returns('payouts.list', {
    payouts: [{ ...payout, dispute: standingOfCase(closed) }],
    nextCursor: null,
  });
  await asked.getByRole('button', { name: 'Withdraw the case' }).click();
  await expect.element(page.getByText('Case withdrawn')).toBeVisible();
  await expect.poll(() => server.calls('disputes.withdraw')).toHaveLength(1);
});

test('a decision is read with what stays owed, and a case that does not load says so', async () => {
  const decided = openDispute({
    state: 'REDUCED',
    closedAt: new Date().toISOString(),
    isBrandHeard: true,
    statements: [...openDispute().statements, brandStatement],
    decision: { text: 'Half of it was delivered.', leftCents: 48_000 },
  });
  const payout = payoutDueIn(-20, {
    restCents: 48_000,
    droppedCents: 48_000,
    dispute: standingOfCase(decided),
  });
  await openMoney(payout);
  await expect.element(page.getByText('Decided: part is owed')).toBeVisible();
  await expect.element(page.getByText('Briefcast decided that $480.00 is no longer owed.')).toBeVisible();
  server.refuses('disputes.read', new AppError('dispute.not_found'));
  await button(/See the case/u).click();
  await expect.element(dialog.getByText('This payment has no case.')).toBeVisible();
  server.returns('disputes.read', { dispute: decided });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog.getByText('$480.00 is still owed.')).toBeVisible();
  await expect.element(dialog.getByText('Half of it was delivered.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Add a statement')).not.toBeInTheDocument();
});

test('a deposit that lapsed with its project is called that, and is no payment that was confirmed', async () => {
  signIn(newCreator());
  server.returns('payouts.account', oneOpen);
  server.returns('bankDetails.own', knownBankDetails);
  const ended = { state: 'CONFIRMED', completedAt: null, restCents: 0 } as const;
  const payouts = [
    payoutDueIn(-20, { ...ended, droppedCents: 96_000 }),
    payoutDueIn(-20, { ...ended, dealId: idOf(77), title: 'Half paid', droppedCents: 40_000 }),
  ];
  server.returns('payouts.list', ({ query }) => ({
    payouts: query.fold === 'paid' ? payouts : [payoutDueIn(3, { dealId: idOf(78), title: 'Owed' })],
    nextCursor: null,
  }));
  await openApp('/money?tab=paid');
  const sheet = page.getByRole('listitem').filter({ hasText: 'Oil-to-milk' });
  await expect.element(sheet.getByText('Deposit lapsed, not owed')).toBeVisible();
  await expect
    .element(sheet.getByText('The project ended before the deposit was paid, so $960.00 is not owed.'))
    .toBeVisible();
  await expect.element(page.getByText('Rest lapsed, not owed')).toBeVisible();
  await page.getByRole('tab', { name: /What brands owe you/ }).click();
  await expect.element(page.getByRole('link', { name: 'Owed' })).toBeVisible();
});

test('what a decision ended stands among what is paid, as nothing', async () => {
  signIn(newCreator());
  server.returns('payouts.account', oneOpen);
  server.returns('bankDetails.own', knownBankDetails);
  const ended = payoutDueIn(-20, { state: 'CONFIRMED', restCents: 0, droppedCents: 96_000 });
  server.returns('payouts.list', { payouts: [ended], nextCursor: null });
  await openApp('/money?tab=paid');
  const sheet = page.getByRole('listitem').filter({ hasText: 'Oil-to-milk' });
  await expect.element(sheet.getByText('Nothing more owed')).toBeVisible();
  await expect.element(sheet.getByText('$0')).toBeVisible();
  await expect.element(sheet.getByText('You confirmed')).not.toBeInTheDocument();
});
