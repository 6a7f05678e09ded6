import { type Billing, type CreditOrder, defaultOperatorSettings } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const moment = '2026-11-21T10:00:00.000Z';
const details = { company: 'Oasis Skin FZ-LLC', address: '', taxNumber: '', email: '' };
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
});

test('an owner orders a pack and is told how to pay for it', async () => {
  signIn(newBrand());
  server.returns('billing.order', { order });
  server.returns('billing.readOrder', { order, seller });
  await openApp('/billing', site);
  await expect.element(page.getByRole('img', { name: '14 ready, 3 held' })).toBeVisible();
  await expect.element(page.getByText('Nothing moved yet')).toBeVisible();
  await page.getByRole('link', { name: 'Buy credits' }).click();
  await page.getByRole('radio').nth(2).click();
  await page.getByRole('button', { name: 'Order for AED 2,079.00' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pro-forma PF-2026-0031' })).toBeVisible();
  await expect.element(page.getByText('AE00')).toBeVisible();
  expect(server.calls('billing.order').map(({ body }) => body)).toEqual([{ credits: 60 }]);
});

test('a member who does not buy is told who does', async () => {
  signIn(newBrand({ memberRole: 'MANAGER' }));
  await openApp('/billing', site);
  await expect.element(page.getByRole('heading', { name: 'Billing is for owners' })).toBeVisible();
});
