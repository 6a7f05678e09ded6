/** E-invoices on the pages of both sides: what has to be stated first, and where (rules/einvoices#missing). */
import { AppError, type ErrorDetail } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const missing = (side: 'seller' | 'buyer', message: string): ErrorDetail => ({ path: [side], message });
const incomplete = new AppError('einvoice.incomplete', {
  message: 'Not yet.',
  details: [missing('seller', 'The emirate is missing.'), missing('buyer', 'The city is missing.')],
});
const invoice = {
  id: idOf(60),
  cause: 'COMPLETION',
  reference: 'LH-2027-006',
  url: '/api/deals/1/invoices/2.pdf?expires=1&signature=1',
  seenAt: null,
} as const;
const dialog = page.getByRole('dialog');
async function press() {
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: /^E-invoice/ }).click();
}

test('a creator reads what is missing, by whose it is, and is led to the bank details', async () => {
  signIn(newCreator());
  server.returns('payouts.account', payoutAccount());
  server.returns('payouts.list', {
    payouts: [payoutDueIn(9, { invoices: [invoice] })],
    nextCursor: null,
  });
  server.returns('bankDetails.own', knownBankDetails);
  server.returns('einvoiceProvider.own', { provider: null });
  server.refuses('einvoices.ofDealById', incomplete);
  await openApp('/money');
  await press();
  const listed = (name: string) => dialog.getByRole('list', { name });
  await expect.element(listed('From you')).toHaveTextContent('The emirate is missing.');
  await expect.element(listed('From the other side')).toHaveTextContent('The city is missing.');
  await dialog.getByRole('link', { name: 'Open bank details' }).click();
  await expect.element(page.getByRole('heading', { name: 'Where brands pay you' })).toBeVisible();
});

test('an owner states what e-invoices need with the invoice details, also where nothing is sold', async () => {
  signIn(newBrand());
  const details = { company: 'Oasis Skin', address: 'Dubai', taxNumber: '', email: '' };
  server.returns('billing.read', {
    balance: { ready: 0, held: 0, warningLevel: 3 },
    packs: [],
    details,
    orders: [],
    offers: [],
    taxBasisPoints: 500,
    expiryMonths: 12,
  });
  server.returns('billing.changeDetails', { details });
  await openApp('/billing', {
    demo: null,
    market: { credits: false, subscription: false, moderation: false },
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByText('Not registered for VAT').click();
  await dialog.getByLabelText('Country of the address').selectOptions('United Arab Emirates');
  await dialog.getByLabelText('Emirate', { exact: true }).selectOptions('Dubai');
  await dialog.getByLabelText('Registered by').selectOptions('Trade licence');
  await dialog.getByLabelText('Authority that issued it').fill('DDA');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect
    .poll(() => server.calls('billing.changeDetails').map(({ body }) => body))
    .toEqual([
      expect.objectContaining({
        hasNoTaxNumber: true,
        einvoice: expect.objectContaining({ country: 'AE', region: 'DXB', registrationIssuer: 'DDA' }),
      }),
    ]);
});
