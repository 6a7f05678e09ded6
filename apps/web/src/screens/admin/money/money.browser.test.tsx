import {
  type AdminMovement,
  type AdminOrder,
  type AdminSubscriptionOrder,
  AppError,
} from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard } from '../../../testing/admin.ts';
import { expectWithinPage } from '../../../testing/endless.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const moment = '2026-11-21T10:00:00.000Z';
const order: AdminOrder = {
  id: idOf(30),
  reference: 'PF-2026-0031',
  status: 'PAID',
  source: 'TRANSFER',
  credits: 30,
  netFils: 114_000,
  taxBasisPoints: 500,
  taxFils: 5700,
  grossFils: 119_700,
  buyer: { company: 'Lumen', address: '', taxNumber: '', email: '' },
  createdAt: moment,
  orderedBy: null,
  payBefore: moment,
  paidAt: moment,
  cancelledAt: null,
  brand: { id: idOf(1), companyName: 'Lumen' },
  receivedFils: 119_700,
  note: '',
};
const bought: AdminMovement = {
  id: idOf(50),
  movement: 'BOUGHT',
  createdAt: moment,
  brand: order.brand,
  deal: null,
  order: { id: order.id, reference: order.reference },
  credits: 30,
  change: 30,
  fils: 119_700,
};

beforeEach(() => {
  signIn('admin');
  server.returns('admin.dashboard', adminDashboard());
  server.returns('adminMoney.overview', {
    awaiting: { orders: 0, fils: 0 },
    soldThisMonth: { orders: 1, credits: 30, fils: 119_700 },
    creditsNotUsed: 24,
  });
  server.returns('adminMoney.orders', { orders: [], nextCursor: null });
  server.returns('adminMoney.movements', { movements: [bought], total: 1, nextCursor: null });
});

const dialog = page.getByRole('alertdialog');
const ask = async () => {
  await openApp('/admin?tab=money');
  await page.getByRole('button', { name: /Refund.*PF-2026-0031/ }).click();
};

test('what was not used of a pack is given back with a reason', async () => {
  const offer = {
    order,
    invoice: 'INV-2026-0112',
    unused: 24,
    netFils: 91_200,
    taxFils: 4560,
    grossFils: 95_760,
  };
  server.returns('adminMoney.refundOffer', offer);
  await ask();
  await expect.element(dialog.getByText('24 of 30')).toBeVisible();
  await expect.element(dialog.getByText('AED 39.90')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Refund AED 957.60' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByLabelText('Reason (the brand will read it)').fill('The launch was moved');
  server.returns('adminMoney.refundOrder', { order, creditNote: 'CN-2026-0007' });
  await confirm.click();
  await expect.element(page.getByText('Refunded with credit note CN-2026-0007')).toBeVisible();
  await expect
    .poll(() => server.calls('adminMoney.refundOrder')[0])
    .toMatchObject({
      body: { credits: 24, reason: 'The launch was moved' },
    });
});

test('a large refund by card is typed before it is sent, and the page says what Stripe has not sent yet', async () => {
  const byCard = { ...order, source: 'CARD' as const };
  server.returns('adminMoney.refundOffer', {
    order: byCard,
    invoice: 'INV-2026-0112',
    unused: 30,
    netFils: 114_000,
    taxFils: 5700,
    grossFils: 119_700,
  });
  await ask();
  await expect.element(dialog.getByText('refunds the card')).toBeVisible();
  await dialog.getByLabelText('Reason (the brand will read it)').fill('The launch was moved');
  const confirm = dialog.getByRole('button', { name: 'Refund AED 1,197.00' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByLabelText('Type AED 1,197.00 to confirm').fill('1,197.00');
  server.returns('adminMoney.refundCard', { order: byCard, creditNote: null });
  await confirm.click();
  await expect.element(page.getByText('once it is sent')).toBeVisible();
  await expect.poll(() => server.calls('adminMoney.refundCard')[0]).toMatchObject({ body: { credits: 30 } });
});

test('a pack without credits that are left says why nothing is given back', async () => {
  server.refuses(
    'adminMoney.refundOffer',
    new AppError('billing.not_refundable', { params: { reason: 'NOTHING_LEFT' } }),
  );
  await ask();
  await expect.element(dialog.getByText('This pack has no credits left')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled();
});

test('a paid month of a creator is found by its reference and given back with a reason', async () => {
  const month = {
    id: idOf(60),
    reference: 'SUB-2026-0031',
    status: 'PAID' as const,
    source: 'TRANSFER' as const,
    netFils: 10_000,
    taxFils: 500,
    grossFils: 10_500,
    createdAt: moment,
    paidAt: moment,
    creator: { id: idOf(2), name: 'Layla Haddad' },
  };
  server.returns('adminSubscriptions.awaiting', { orders: [] });
  server.returns('adminSubscriptions.paid', { orders: [month], nextCursor: null });
  await openApp('/admin?tab=money', {
    demo: null,
    market: { credits: true, subscription: true, moderation: false },
  });
  await page.getByPlaceholder('SUB-2026-0031').fill('sub-2026-0031');
  await expect
    .poll(() => server.calls('adminSubscriptions.paid').at(-1))
    .toMatchObject({ query: { reference: 'SUB-2026-0031' } });
  await page.getByRole('button', { name: /Refund.*SUB-2026-0031/ }).click();
  const confirm = dialog.getByRole('button', { name: 'Refund AED 105.00' });
  await expect.element(confirm).toBeDisabled();
  await dialog.getByLabelText('Reason (the creator will read it)').fill('Paid twice');
  server.returns('adminSubscriptions.refund', { order: month, creditNote: 'CN-2026-0008' });
  server.returns('adminSubscriptions.paid', {
    orders: [{ ...month, refundedAt: moment }],
    nextCursor: null,
  });
  await confirm.click();
  await expect.element(page.getByText('Refunded with credit note CN-2026-0008')).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText('Refunded', { exact: true })).toBeVisible();
});

test('the figures are those of the chosen month', async () => {
  server.returns('adminMoney.overview', {
    awaiting: { orders: 2, fils: 327_600, oldestAt: new Date().toISOString() },
    soldThisMonth: { orders: 1, credits: 30, fils: 119_700 },
    creditsNotUsed: 684,
    endingThisYear: 61,
    sold: {
      month: '2026-10',
      packs: { orders: 26, credits: 440, fils: 1_839_600 },
      subscriptions: { creators: 125, fils: 1_250_000, overdue: 3 },
    },
  });
  server.returns('adminSubscriptions.awaiting', { orders: [] });
  server.returns('adminSubscriptions.paid', { orders: [], nextCursor: null });
  await openApp('/admin?tab=money', {
    demo: null,
    market: { credits: true, subscription: true, moderation: false },
  });
  await expect.element(page.getByText('Subscriptions in Oct 2026')).toBeVisible();
  await expect.element(page.getByText('before VAT, less refunds', { exact: false }).first()).toBeVisible();
  for (const text of [
    '2 transfers, oldest today',
    '26 packs, 440 credits',
    '125 creators paid, 3 failed payments',
    '61 run out this year',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  const select = page.getByLabelText('Month', { exact: true });
  const earlier = select.element().querySelectorAll('option')[2]?.value ?? '';
  await select.selectOptions(earlier);
  await expect
    .poll(() => server.calls('adminMoney.overview').at(-1))
    .toMatchObject({ query: { month: earlier } });
});

const waiting: AdminOrder = { ...order, status: 'AWAITING', paidAt: null, receivedFils: null };

test('a transfer is confirmed by its amount, day and reference, which somebody types', async () => {
  server.returns('adminMoney.orders', { orders: [waiting], nextCursor: null });
  server.returns('adminMoney.confirmOrder', { order });
  await openApp('/admin?tab=money');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Did AED 1,197.00 arrive?' });
  await expect.element(asked.getByText(/issues a tax invoice/)).toBeVisible();
  // Leaves the fields empty, so that one press cannot confirm them.
  await expect.element(asked.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await asked.getByLabelText('Received (AED)').fill('1197');
  await expect.element(asked.getByText('Matches')).toBeVisible();
  await expect.element(asked.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await asked.getByLabelText("Bank's reference").fill('FT26 8841');
  await asked.getByLabelText('Arrived on').fill('2026-11-20');
  expect(server.calls('adminMoney.confirmOrder')).toEqual([]);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Confirmed. The credits are added.')).toBeVisible();
  await expect
    .poll(() => server.calls('adminMoney.confirmOrder')[0]?.body)
    .toEqual({
      receivedFils: 119_700,
      receivedOn: '2026-11-20',
      bankReference: 'FT26 8841',
    });
});

test('a transfer that came a little short is taken with a note that is there already', async () => {
  server.returns('adminMoney.orders', { orders: [waiting], nextCursor: null });
  await openApp('/admin?tab=money');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByLabelText("Bank's reference").fill('FT26 8841');
  const received = page.getByLabelText('Received (AED)');
  await received.fill('900');
  await expect.element(page.getByText('AED 297.00 short', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept with note' })).toBeDisabled();
  await received.fill('1190');
  await expect.element(page.getByText('AED 7.00 short, likely a bank fee')).toBeVisible();
  server.returns('adminMoney.confirmOrder', { order });
  await page.getByRole('button', { name: 'Accept with note' }).click();
  await expect.element(page.getByText('Confirmed. The credits are added.')).toBeVisible();
  await expect
    .poll(() => server.calls('adminMoney.confirmOrder')[0])
    .toMatchObject({
      body: { receivedFils: 119_000, note: 'Bank fee', bankReference: 'FT26 8841' },
    });
});

test('a month of a creator is confirmed by its whole price alone', async () => {
  const month: AdminSubscriptionOrder = {
    ...{ id: idOf(40), reference: 'SUB-2026-0004', netFils: 10_000, taxFils: 500, grossFils: 10_500 },
    ...{ status: 'AWAITING', source: 'TRANSFER', createdAt: moment, paidAt: null },
    creator: { id: idOf(2), name: 'Layla Haddad' },
  };
  server.returns('adminSubscriptions.awaiting', { orders: [month] });
  server.returns('adminSubscriptions.paid', { orders: [], nextCursor: null });
  server.returns('adminSubscriptions.confirm', { order: { ...month, status: 'PAID', paidAt: moment } });
  const market = { credits: true, subscription: true, moderation: false };
  await openApp('/admin?tab=money', { demo: null, market });
  await page.getByRole('button', { name: 'Confirm AED 105.00' }).click();
  await page.getByLabelText("Bank's reference").fill('FT26 9002');
  await page.getByLabelText('Received (AED)').fill('100');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  await expect.element(confirm).toBeDisabled();
  await page.getByLabelText('Received (AED)').fill('105');
  await confirm.click();
  await expect
    .poll(() => server.calls('adminSubscriptions.confirm')[0]?.body)
    .toMatchObject({ bankReference: 'FT26 9002' });
});

test('a payment by card that is not the price waits for a decision', async () => {
  const differing = [{ id: 'pi_1', amount: 1, currency: 'aed', at: moment }];
  server.returns('adminMoney.orders', { orders: [{ ...waiting, differing }], nextCursor: null });
  server.returns('adminMoney.confirmOrder', { order });
  await openApp('/admin?tab=money');
  await expect.element(page.getByText(/^The card paid/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept AED 0.01' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Accept AED 0.01' })).toBeDisabled();
  await dialog.getByLabelText('Reason for accepting').fill('A gift');
  await dialog.getByRole('button', { name: 'Accept AED 0.01' }).click();
  await expect
    .poll(() => server.calls('adminMoney.confirmOrder')[0]?.body)
    .toEqual({ receivedFils: 1, note: 'A gift', paymentId: 'pi_1' });
});

test('the ledger is searched and narrowed', async () => {
  await openApp('/admin?tab=money');
  await page.getByRole('button', { name: 'Refunded' }).click();
  await page.getByLabelText('Search movements').fill('lumen');
  await expect
    .poll(() => server.calls('adminMoney.movements').at(-1))
    .toMatchObject({ query: { search: 'lumen', movement: 'REFUNDED' } });
});

test('endless names stay in their place', () => expectWithinPage('/admin?tab=money'));
