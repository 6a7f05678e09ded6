import {
  AppError,
  type Billing,
  type CreditOrder,
  defaultOperatorSettings,
  type ListedInvoice,
} from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const moment = '2026-11-21T10:00:00.000Z';
const bare = { company: 'Oasis Skin FZ-LLC', address: '', taxNumber: '', email: '' };
const details = { ...bare, address: 'Dubai', taxNumber: '100999888700003' };
const balance = { ready: 14, held: 3, warningLevel: 3 };
const billing: Billing = {
  balance,
  packs: [{ id: idOf(31), ready: 14, endsAt: '2099-11-09T00:00:00.000Z' }],
  details,
  orders: [],
  offers: defaultOperatorSettings.credits.packs,
  taxBasisPoints: 500,
  expiryMonths: 12,
};
const order: CreditOrder = {
  id: idOf(30),
  reference: 'PF-2026-0031',
  status: 'AWAITING',
  source: 'TRANSFER',
  credits: 60,
  netFils: 198_000,
  taxBasisPoints: 500,
  taxFils: 9_900,
  grossFils: 207_900,
  buyer: details,
  createdAt: moment,
  orderedBy: 'Olga Petrova',
  payBefore: '2026-12-05T10:00:00.000Z',
  paidAt: null,
  cancelledAt: null,
};
const seller = {
  name: 'Briefcast FZ-LLC',
  address: 'Dubai',
  taxNumber: '100',
  accountHolder: 'Briefcast FZ-LLC',
  bankName: 'Emirates Sample Bank',
  iban: 'AE00',
  swift: '',
};

const site = { demo: null, market: { credits: true, subscription: false, moderation: false } };

beforeEach(() => {
  server.returns('billing.balance', balance);
  server.returns('billing.read', billing);
  server.returns('billing.statement', { lines: [], total: 0, nextCursor: null });
  server.returns('invoices.list', { invoices: [], nextCursor: null });
});

test('an owner orders a pack and is told how to pay for it', async () => {
  signIn(newBrand());
  server.returns('billing.order', { order });
  server.returns('billing.readOrder', { order, seller });
  await openApp('/billing', site);
  await expect.element(page.getByRole('img', { name: '14 ready, 3 held' })).toBeVisible();
  await expect.element(page.getByText('No movements yet')).toBeVisible();
  await page.getByRole('link', { name: 'Buy credits' }).click();
  await page.getByRole('radio').nth(2).click();
  await page.getByRole('button', { name: 'Order for AED 2,079.00' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pro-forma PF-2026-0031' })).toBeVisible();
  await expect.element(page.getByText('AE00')).toBeVisible();
  await expect.poll(() => server.calls('billing.order').map(({ body }) => body)).toEqual([{ credits: 60 }]);
});

test('who has stated no address and tax number is asked for them before anything is ordered', async () => {
  signIn(newBrand());
  server.returns('billing.read', { ...billing, details: bare });
  await openApp('/billing/buy', site);
  await expect.element(page.getByText('Enter your address.')).toBeVisible();
  await page.getByRole('button', { name: 'Order for AED 1,197.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invoice details' });
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('Dubai');
  await dialog.getByRole('checkbox', { name: /not registered/i }).click();
  server.returns('billing.changeDetails', { details });
  server.returns('billing.read', billing);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Your invoice details are incomplete')).not.toBeInTheDocument();
  expect(server.calls('billing.order')).toEqual([]);
});

test('words that an invoice cannot print are named beside their field', async () => {
  signIn(newBrand());
  server.returns('billing.read', { ...billing, details: bare });
  await openApp('/billing/buy', site);
  await page.getByRole('button', { name: 'Order for AED 1,197.00' }).click();
  const company = page.getByRole('dialog', { name: 'Invoice details' }).getByLabelText('Company');
  await company.fill('Oasis 美白 Skin');
  await expect.element(company).toHaveAccessibleDescription(/cannot print 美白 and/);
  await company.fill('Oasis واحة Skin');
  await expect.element(company).not.toHaveAccessibleDescription(/cannot print/);
});

test('another order of a pack that waits is placed on purpose', async () => {
  signIn(newBrand());
  const params = { reference: 'PF-2026-0030' };
  server.refuses('billing.order', new AppError('billing.same_waits', { params }));
  await openApp('/billing/buy', site);
  await page.getByRole('button', { name: 'Order for AED 1,197.00' }).click();
  const question = page.getByRole('alertdialog', { name: 'Order the same pack again?' });
  await expect.element(question.getByText('PF-2026-0030', { exact: false })).toBeVisible();
  server.returns('billing.order', { order });
  server.returns('billing.readOrder', { order, seller });
  await question.getByRole('button', { name: 'Order another' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pro-forma PF-2026-0031' })).toBeVisible();
  expect(server.calls('billing.order').map(({ body }) => body)).toEqual([
    { credits: 30 },
    { credits: 30, isAnother: true },
  ]);
});

const withCards: Billing = { ...billing, takesCards: true };
const cardRadio = () => page.getByRole('radio', { name: /^Card/ });

test('by card, one press orders and leads away; whoever comes back and presses again pays the same order', async () => {
  signIn(newBrand());
  server.returns('billing.read', withCards);
  server.returns('billing.order', { order });
  server.returns('billing.checkout', { url: '#away' });
  await openApp('/billing/buy', site);
  await expect.element(cardRadio()).toBeChecked();
  await expect.element(page.getByText('Last until')).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay AED 1,197.00' });
  await pay.click();
  await expect.poll(() => location.hash).toBe('#away');
  await expect.element(page.getByRole('button', { name: 'Opening the page…' })).toBeVisible();
  // The browser shows the page as it was left.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await pay.click();
  await expect.poll(() => server.calls('billing.checkout')).toHaveLength(2);
  const [first, second] = server.calls('billing.order');
  expect([first?.body, second?.body]).toEqual([{ credits: 30 }, { credits: 30 }]);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('where the page for paying does not open, the order is there and offers both ways', async () => {
  signIn(newBrand());
  server.returns('billing.read', withCards);
  server.returns('billing.order', { order });
  server.refuses('billing.checkout', 'payments.unavailable');
  server.returns('billing.readOrder', { order, seller, takesCards: true });
  await openApp('/billing/buy', site);
  await page.getByRole('button', { name: 'Pay AED 1,197.00' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pro-forma PF-2026-0031' })).toBeVisible();
  await expect.element(page.getByText('cannot open right now')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  await expect.element(page.getByText('AE00')).toBeVisible();
});

test('with cards, transfer is the other choice, and leads to the pro-forma', async () => {
  signIn(newBrand());
  server.returns('billing.read', withCards);
  server.returns('billing.order', { order });
  server.returns('billing.readOrder', { order, seller, takesCards: true });
  await openApp('/billing/buy', site);
  await page.getByText('Bank transfer', { exact: true }).click();
  await expect.element(page.getByText('12 months from payment')).toBeVisible();
  await page.getByRole('button', { name: 'Order for AED 1,197.00' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pro-forma PF-2026-0031' })).toBeVisible();
  expect(server.calls('billing.checkout')).toEqual([]);
});

test('a member who does not buy is told who does', async () => {
  signIn(newBrand({ memberRole: 'MANAGER' }));
  await openApp('/billing', site);
  await expect.element(page.getByRole('heading', { name: 'Billing is for owners' })).toBeVisible();
});

const party = { name: 'Briefcast FZ-LLC', address: 'Dubai', taxNumber: '100' };
const sums = { netFils: 198_000, taxFils: 9_900, grossFils: 207_900 };
const invoice: ListedInvoice = {
  id: idOf(40),
  kind: 'INVOICE',
  number: 'INV-2026-0117',
  issuedAt: moment,
  suppliedAt: moment,
  currency: 'AED',
  seller: party,
  buyer: party,
  lines: [
    { item: { kind: 'CREDITS', credits: 60 }, quantity: 1, unitFils: 198_000, taxBasisPoints: 500, ...sums },
  ],
  ...sums,
  payment: { source: 'TRANSFER', reference: order.reference },
  corrects: null,
  pdfUrl: '/api/billing/invoices/x.pdf?signature=y',
};

test('an order that is paid has its invoice and credit note, in both languages', async () => {
  signIn(newBrand());
  const paid = { ...order, status: 'PAID' as const, paidAt: moment };
  server.returns('billing.readOrder', { order: paid, seller });
  const note: ListedInvoice = {
    ...invoice,
    id: idOf(41),
    kind: 'CREDIT_NOTE',
    number: 'CN-2026-0007',
    corrects: { number: invoice.number, issuedAt: moment },
    reason: 'The launch was moved to next year',
  };
  server.returns('invoices.list', { invoices: [note, invoice], nextCursor: null });
  await openApp(`/billing/orders/${order.id}`, site);
  const arabic = page.getByRole('link', { name: /Arabic.*INV-2026-0117/ });
  await expect.element(arabic).toHaveAttribute('href', expect.stringContaining('signature=y&lang=ar'));
  await expect.element(page.getByText('Credit note for INV-2026-0117')).toBeVisible();
  await expect.element(page.getByText('The launch was moved to next year')).toBeVisible();
  await expect
    .poll(() => server.calls('invoices.list')[0])
    .toMatchObject({ query: { reference: 'PF-2026-0031' } });
});

test('orders are taken along as a file, which says why when it does not come', async () => {
  signIn(newBrand());
  server.returns('billing.read', { ...billing, orders: [order] });
  server.refuses('billing.ordersCsv', 'auth.wrong_role');
  await openApp('/billing', site);
  await page.getByRole('button', { name: 'Orders as CSV' }).click();
  await expect.element(page.getByText('Your account cannot do this.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Every movement as CSV' })).toBeVisible();
});
