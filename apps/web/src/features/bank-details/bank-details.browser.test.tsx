/** Where a creator is paid, on the tab of the creator and in the row of a brand. */
import { AppError, type PayeeState } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownBankDetails, noBankDetails, wholeBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { oneOpen, payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { fillIn } from '../../testing/walk-form.ts';
import { walkStates } from '../../testing/walk-states.ts';

const creator = newCreator();
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

function returnNoPayouts() {
  server.returns('payouts.account', payoutAccount());
  server.returns('payouts.list', { payouts: [], nextCursor: null });
}

test('the states of the tab', () =>
  walkStates({
    visitor: creator,
    path: '/money?tab=bank',
    title: 'Money',
    calls: ['bankDetails.own'],
    loading: 'Loading bank details...',
    fill: () => {
      returnNoPayouts();
      server.returns('einvoiceProvider.own', { provider: null });
      server.returns('bankDetails.own', knownBankDetails);
    },
    filled: ['Where brands pay you', 'The account ends in ⁦3456⁩.', 'Oasis Skin, Yusuf Karim'],
    failing: ['Failed to load bank details'],
    clear: () => server.returns('bankDetails.own', noBankDetails),
    empty: ['Not added', 'Nobody yet'],
    expired: 'log in',
  }));

async function openTab(own = noBankDetails) {
  signIn(creator);
  returnNoPayouts();
  server.returns('einvoiceProvider.own', { provider: null });
  server.returns('bankDetails.own', own);
  await openApp('/money?tab=bank');
}

const typeRest = () =>
  fillIn({
    'Account name': 'Layla Haddad',
    Bank: 'Marsa Bank, Dubai',
    'Address on invoices': 'Villa 14, Street 8B, Jumeirah 1',
    City: 'Dubai',
  });

test('an IBAN is looked at while it is typed, and saved with the password', async () => {
  await openTab();
  await fillIn({ IBAN: 'ae07 0331' });
  await expect.element(page.getByText('8 of 23 characters')).toBeVisible();
  await fillIn({ IBAN: 'ae080331234567890123456' });
  await expect.element(page.getByText('The check digits do not match. 23 of 23 characters')).toBeVisible();
  await typeRest();
  await button('Save').click();
  await expect.element(page.getByText('This IBAN has a wrong or missing character.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  await fillIn({ IBAN: 'ae070331234567890123456' });
  await expect.element(page.getByText('The check digits match. 23 of 23 characters')).toBeVisible();
  await page.getByLabelText('Bank', { exact: true }).click();
  await expect
    .element(page.getByLabelText('IBAN', { exact: true }))
    .toHaveValue('AE07 0331 2345 6789 0123 456');
  await button('Save').click();
  await dialog.getByLabelText('Your current password').fill('morning-light-1');
  server.returns('bankDetails.save', {
    bankDetails: { lastFour: '3456', statedAt: '2026-01-01T09:00:00.000Z', changedAt: null },
  });
  server.returns('bankDetails.own', knownBankDetails);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Bank details saved')).toBeVisible();
  await expect
    .poll(() => server.calls('bankDetails.save')[0])
    .toMatchObject({
      body: {
        password: 'morning-light-1',
        details: { ...wholeBankDetails, swift: null, einvoice: { country: 'AE' } },
      },
    });
  await expect.element(button('Show and change')).toBeVisible();
});

test('an IBAN fills bank and country, and takes nothing from who typed them', async () => {
  await openTab();
  const bank = page.getByLabelText('Bank', { exact: true });
  const country = page.getByLabelText('Country', { exact: true });
  await fillIn({ IBAN: 'AE07 0331' });
  await expect.element(bank).toHaveValue('Mashreq Bank');
  await expect.element(country).toHaveDisplayValue('United Arab Emirates');
  await fillIn({ IBAN: 'AE07 0261' });
  await expect.element(bank).toHaveValue('Emirates NBD');
  await fillIn({ Bank: 'Marsa Bank' });
  await country.selectOptions('Oman');
  await fillIn({ IBAN: 'AE07 0331' });
  await expect.element(bank).toHaveValue('Marsa Bank');
  await expect.element(country).toHaveDisplayValue('Oman');
});

test('the country is asked once, and what only e-invoices need is folded', async () => {
  await openTab();
  await fillIn({ IBAN: 'AE07 0331' });
  await expect.element(page.getByLabelText('Emirate')).not.toBeVisible();
  await page.getByText('Only for e-invoices').click();
  await expect.element(page.getByLabelText('Emirate')).toBeVisible();
  expect(page.getByRole('combobox', { name: /country/iu }).elements()).toHaveLength(1);
});

test('elsewhere the bank is found by its SWIFT code, and a tax number has 15 digits', async () => {
  await openTab();
  await page.getByLabelText('This bank has no IBAN').click();
  await page.getByText('I have a TRN').click();
  await typeRest();
  await page.getByLabelText('Country', { exact: true }).selectOptions('Nigeria');
  await fillIn({ 'Account number': '0110 2456 78', TRN: '123' });
  await button('Save').click();
  await expect.element(page.getByText('Without an IBAN, enter the bank’s SWIFT code.')).toBeVisible();
  await fillIn({ 'SWIFT code': 'ATLSNGLA' });
  await button('Save').click();
  await expect.element(page.getByText('A TRN has 15 digits.')).toBeVisible();
});

test('the whole is shown after the password, and the code where the server asks for one', async () => {
  await openTab(knownBankDetails);
  await button('Show and change').click();
  await dialog.getByLabelText('Your current password').fill('morning-light-1');
  server.refuses('bankDetails.open', new AppError('account.code_required'));
  await dialog.getByRole('button', { name: 'Show and change' }).click();
  await dialog.getByLabelText('App code or recovery code').fill('123456');
  server.returns('bankDetails.open', { details: wholeBankDetails });
  await dialog.getByRole('button', { name: 'Show and change' }).click();
  await expect
    .element(page.getByLabelText('IBAN', { exact: true }))
    .toHaveValue('AE07 0331 2345 6789 0123 456');
  await expect
    .poll(() => server.calls('bankDetails.open').at(-1))
    .toMatchObject({ body: { code: '123456' } });
  await button('Cancel').click();
  await expect.element(page.getByLabelText('IBAN', { exact: true })).not.toBeInTheDocument();
});

test('without them and with money owed the page says that nobody can pay', async () => {
  signIn(creator);
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [payoutDueIn(9)], nextCursor: null });
  server.returns('einvoiceProvider.own', { provider: null });
  server.returns('bankDetails.own', noBankDetails);
  await openApp('/money');
  await expect.element(page.getByText('No brand can pay you yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add bank details' }).click();
  await expect.element(page.getByLabelText('Account name')).toBeVisible();
});

const dealId = idOf(10);
async function openOwed(payee: PayeeState, memberRole: 'OWNER' | 'REVIEWER' = 'OWNER') {
  signIn(newBrand({ memberRole }));
  const party = { id: idOf(2), name: 'Sofia Marchetti', image: null };
  server.returns('payouts.account', oneOpen);
  server.returns('payouts.list', { payouts: [payoutDueIn(9, { dealId, party, payee })], nextCursor: null });
  await openApp('/billing/payouts');
  await expect.element(page.getByText('Sofia Marchetti').first()).toBeVisible();
}

test('a brand looks by a press, reads the number in groups and is warned of a new one', async () => {
  await openOwed({ version: 2, changedAt: '2026-02-15T09:00:00.000Z', askedAt: null });
  expect(server.calls('bankDetails.look')).toEqual([]);
  await expect
    .element(page.getByText('Sofia Marchetti changed their bank details on Feb 15, 2026.'))
    .toBeVisible();
  const { holder, place, account, bank, swift } = wholeBankDetails;
  server.returns('bankDetails.look', { details: { holder, place, account, bank, swift } });
  await button(/^More for Sofia/).click();
  await page.getByRole('menuitem', { name: 'Show bank details' }).click();
  const number = page.getByText('AE07 0331 2345 6789 0123 456');
  await expect.element(number).toBeVisible();
  await expect.element(number).toHaveAttribute('dir', 'ltr');
  await expect.element(button('Copy IBAN')).toBeVisible();

  server.returns('bankDetails.call', {});
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await button(/^Call first/).click();
  expect(server.calls('bankDetails.call')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'I called' }).click();
  await expect
    .poll(() => server.calls('bankDetails.call')[0])
    .toMatchObject({ params: { dealId }, body: { version: 2 } });
});

test('where there are none the creator is asked', async () => {
  await openOwed({ version: null, changedAt: null, askedAt: null });
  await expect.element(page.getByText('No bank details yet')).toBeVisible();
  server.refuses('bankDetails.ask', new AppError('bank.asked_lately'));
  await button(/^Ask/).click();
  await expect.element(page.getByText('You asked the creator less than a day ago.')).toBeVisible();
  server.returns('bankDetails.ask', {});
  await button(/^Ask/).click();
  await expect.element(page.getByText('We asked Sofia Marchetti')).toBeVisible();
});

test('a reviewer is shown none of it', async () => {
  await openOwed({ version: 1, changedAt: null, askedAt: null }, 'REVIEWER');
  await button(/^More for Sofia/).click();
  await expect.element(page.getByRole('menuitem', { name: 'Open the project' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Show bank details' })).not.toBeInTheDocument();
});
