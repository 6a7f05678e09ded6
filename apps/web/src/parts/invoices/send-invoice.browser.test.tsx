/** Sending an invoice by mail and to the e-invoice provider, and the provider itself (rules/invoices#mail). */
import { AppError, type Handover, type HandoverTry } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownBankDetails } from '../../testing/bank-details.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { payoutAccount, payoutDueIn } from '../../testing/payouts.ts';
import { idOf, newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const now = new Date().toISOString();
const accounts = 'accounts@oasisskin.example';
const invoice = {
  id: idOf(60),
  cause: 'COMPLETION',
  reference: 'LH-2027-006',
  url: '/api/deals/1/invoices/2.pdf?expires=1&signature=1',
  seenAt: null,
} as const;
const note = { ...invoice, id: idOf(61), cause: 'CREDIT_NOTE', reference: 'LH-2027-007' } as const;
const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const refused: HandoverTry = { outcome: 'REFUSED', status: 503, triedAt: now };
const failed: Handover = { state: 'FAILED', at: now, outcome: 'REFUSED', status: 503, tries: [refused] };

async function openMoney(invoices: Parameters<typeof payoutDueIn>[1] = { invoices: [invoice] }) {
  signIn(newCreator());
  server.returns('payouts.account', payoutAccount());
  server.returns('payouts.list', { payouts: [payoutDueIn(9, invoices)], nextCursor: null });
  server.returns('bankDetails.own', knownBankDetails);
  await openApp('/money');
}

async function pressSend() {
  await button(/^More for/u).click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
}

test('an invoice is sent to the address that the brand stated, and says so where it stands', async () => {
  await openMoney();
  server.returns('invoiceMails.list', { suggested: accounts, mails: [] });
  server.returns('einvoiceProvider.handover', { handover: null });
  await pressSend();
  const to = dialog.getByLabelText(/^To/u);
  await expect.element(to).toHaveValue(accounts);
  await expect.element(dialog.getByText('This e-invoice was not handed to a provider.')).toBeVisible();
  await dialog.getByLabelText('Language of the PDF').selectOptions('Arabic');
  const sent = { to: accounts, sentAt: now, language: 'ar' as const };
  server.returns('invoiceMails.send', { suggested: accounts, mails: [sent] });
  const listed = { ...invoice, mailed: { to: accounts, sentAt: now } };
  server.returns('payouts.list', { payouts: [payoutDueIn(9, { invoices: [listed] })], nextCursor: null });
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button(/^More for/u).click();
  await page.getByRole('menuitem', { name: 'Steps and proof' }).click();
  await expect.element(page.getByText(/^Sent on .* to .*accounts@oasisskin\.example/u)).toBeVisible();
  await expect
    .poll(() => server.calls('invoiceMails.send')[0]?.body)
    .toEqual({ to: accounts, language: 'ar' });
});

test('what is refused is said in the dialog, and what was sent before stands there', async () => {
  await openMoney();
  server.returns('invoiceMails.list', {
    suggested: null,
    mails: [{ to: 'books@elsewhere.example', sentAt: now, language: 'en' }],
  });
  server.returns('einvoiceProvider.handover', { handover: failed });
  server.refuses('invoiceMails.send', new AppError('invoice.too_many_mails'));
  await pressSend();
  await expect.element(dialog.getByText('books@elsewhere.example')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await expect.element(dialog.getByLabelText(/^To/u)).toHaveAccessibleDescription(/valid email/iu);
  await dialog.getByLabelText(/^To/u).fill(accounts);
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await expect.element(dialog.getByText(/this invoice too often/u)).toBeVisible();
});

test('an e-invoice that was not taken says why, with every try, and is sent again', async () => {
  await openMoney({ invoices: [{ ...invoice, handover: failed }] });
  await expect.element(page.getByText(/was not handed over: refused with the answer 503/u)).toBeVisible();
  server.returns('invoiceMails.list', { suggested: null, mails: [] });
  server.returns('einvoiceProvider.handover', { handover: failed });
  await pressSend();
  const tries = dialog.getByRole('list', { name: 'Every try' });
  await expect.element(tries.getByText('refused with the answer 503')).toBeVisible();
  server.refuses('einvoiceProvider.handOver', new AppError('einvoice.no_provider'));
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.element(dialog.getByText('No service provider is set for e-invoices.')).toBeVisible();
  const taken = { state: 'HANDED_OVER', at: now, outcome: 'TAKEN', status: 204, tries: [] } as const;
  server.returns('einvoiceProvider.handOver', { handover: { ...taken, tries: [] } });
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.element(dialog.getByText(/E-invoice handed over on/u)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('a credit note stands beside its invoice by its own name, in each language and in both', async () => {
  await openMoney({ invoices: [invoice, note] });
  await button(/^More for/u).click();
  const papers = page.getByRole('group', { name: 'Credit note LH-2027-007' });
  const both = papers.getByRole('menuitem', { name: /^Both languages/u });
  await expect.element(both).toHaveAttribute('href', expect.stringContaining('&lang=both'));
});

test('a brand takes the papers and sends none', async () => {
  signIn(newBrand());
  server.returns('payouts.account', payoutAccount());
  server.returns('payouts.list', { payouts: [payoutDueIn(9, { invoices: [invoice] })], nextCursor: null });
  await openApp('/billing/payouts');
  await button(/^More for/u).click();
  await expect.element(page.getByRole('menuitem', { name: /^Both languages/u })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /^Send/u })).not.toBeInTheDocument();
});

test('a provider is set with the password, its secret shown once, and tested', async () => {
  signIn(newCreator());
  server.returns('payouts.account', payoutAccount());
  server.returns('payouts.list', { payouts: [], nextCursor: null });
  server.returns('bankDetails.own', knownBankDetails);
  server.returns('einvoiceProvider.own', { provider: null });
  await openApp('/money?tab=bank');
  await button('Set a provider').click();
  await dialog.getByLabelText(/^Address/u).fill('https://inbox.provider.example/');
  await dialog.getByRole('button', { name: 'Save the provider' }).click();
  const provider = { address: 'https://inbox.provider.example/', setAt: now };
  const secret = `whsec_${'A'.repeat(43)}=`;
  server.returns('einvoiceProvider.save', { provider, secret });
  await dialog.getByLabelText(/current password/iu).fill('correct horse');
  await dialog.getByRole('button', { name: 'Save the provider' }).click();
  await expect.element(dialog.getByLabelText('Secret')).toHaveValue(secret);
  await dialog.getByRole('button', { name: 'I copied it' }).click();
  await expect.element(page.getByText(provider.address)).toBeVisible();
  await expect
    .poll(() => server.calls('einvoiceProvider.save')[0]?.body)
    .toEqual({
      password: 'correct horse',
      provider: { address: provider.address },
    });
  server.returns('einvoiceProvider.test', { try: { outcome: 'TOO_SLOW', status: null, triedAt: now } });
  await button('Send a test').click();
  await expect.element(page.getByText(/no answer within 15 seconds/u)).toBeVisible();
  server.returns('einvoiceProvider.remove', { provider: null });
  await button('Remove').click();
  await dialog.getByLabelText(/current password/iu).fill('correct horse');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText(/No provider set/u)).toBeVisible();
});
