import type { Client } from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, publishedCreator } from '../../testing/builders.ts';
import { buyCredits, setCredits, stateBuyer } from '../../testing/credits.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { faultsOfLedger } from '../../testing/ledger/checks.ts';

const server = useTestServer();
let admin: Client;
let adminToken: string;
let creator: Person;

beforeAll(async () => {
  await setCredits(server, true);
  creator = await publishedCreator(server);
  const signedIn = await server.signInAdmin();
  admin = signedIn.client;
  adminToken = signedIn.token;
});

const reason = 'The launch was moved to next year';
const refusal = (message: string) => ({
  code: 'billing.not_refundable',
  message: expect.stringContaining(message),
});

test('what was not spent of a pack goes back once, with a credit note that says why', async () => {
  const brand = await server.signUpBrand('Lumen Lamps');
  const id = await buyCredits(server, brand, 30);
  const params = { id };
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  const offer = await admin.adminMoney.refundOffer({ params });
  const { order } = await brand.client.billing.readOrder({ params });
  expect(offer).toMatchObject({ unused: 29, netFils: Math.round((order.netFils * 29) / 30) });
  await expect(admin.adminMoney.refundOrder({ params, body: { credits: 30, reason } })).rejects.toMatchObject(
    { code: 'billing.refund_changed', message: expect.stringContaining('29') },
  );
  const { creditNote } = await admin.adminMoney.refundOrder({ params, body: { credits: 29, reason } });
  expect(await brand.client.billing.balance()).toMatchObject({ ready: 0, held: 1 });
  const { invoices } = await brand.client.invoices.list({ query: { reference: order.reference } });
  expect(invoices).toMatchObject([
    {
      number: creditNote,
      kind: 'CREDIT_NOTE',
      grossFils: offer.grossFils,
      reason,
      corrects: { number: offer.invoice },
    },
    { number: offer.invoice, kind: 'INVOICE' },
  ]);
  await expect(admin.adminMoney.refundOrder({ params, body: { credits: 29, reason } })).rejects.toMatchObject(
    refusal('This pack has no credits left'),
  );
  // The held credit is returned and refunded too; both refunds together are the pack's price.
  await brand.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'CANCELLED' } });
  const rest = await admin.adminMoney.refundOffer({ params });
  expect(rest.grossFils + offer.grossFils).toBe(order.grossFils);
  await admin.adminMoney.refundOrder({ params, body: { credits: 1, reason } });
  const { entries } = await admin.admin.audit({ query: { search: order.reference } });
  expect(entries[0]).toMatchObject({ action: 'order.refund', after: { credits: 1, reason } });
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test('the overview tells of a month what was sold, since when a transfer waits, and what ends this year', async () => {
  const overview = (month?: string) => admin.adminMoney.overview({ query: { month } });
  const before = await overview();
  const brand = await server.signUpBrand();
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 30 } });
  const params = { id: await buyCredits(server, brand, 10) };
  const offer = await admin.adminMoney.refundOffer({ params });
  const after = await overview();
  const sum = (was: number | undefined, more: number) => (was ?? 0) + more;
  expect(after.sold?.packs).toMatchObject({
    orders: sum(before.sold?.packs.orders, 1),
    credits: sum(before.sold?.packs.credits, 10),
    fils: sum(before.sold?.packs.fils, offer.order.netFils),
  });
  expect(after.sold?.packs).toEqual(after.soldThisMonth);
  const none = { orders: 0, credits: 0, fils: 0 };
  expect((await overview('2020-01')).sold).toEqual({
    month: '2020-01',
    packs: none,
    subscriptions: { creators: 0, fils: 0 },
  });
  expect(after.awaiting.oldestAt).toBe(before.awaiting.oldestAt ?? order.createdAt);
  const { db, clock } = server.app.deps;
  await db
    .update(ledgerAccounts)
    .set({ endsAt: clock() })
    .where(and(eq(ledgerAccounts.ownerId, brandIdOf(brand)), eq(ledgerAccounts.kind, 'credits.ready')));
  expect((await overview()).endingThisYear).toBe(sum(after.endingThisYear, 10));
  await admin.adminMoney.refundOrder({ params, body: { credits: offer.unused, reason } });
  const { credits, fils } = before.sold?.packs ?? none;
  expect((await overview()).sold?.packs).toMatchObject({ credits, fils });
});

test('deleting a brand says what money is left, and the books keep it under its name', async () => {
  const brand = await server.signUpBrand('Marmara Looms');
  await buyCredits(server, brand, 10);
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 30 } });
  const { removal } = await admin.adminDetails.userRemoval({ params: { id: brandIdOf(brand) } });
  const none = { count: 0, amountCents: 0 };
  const money = { credits: 10, openOrders: { count: 1, fils: order.grossFils }, owed: none };
  expect(removal.money).toEqual(money);
  await admin.admin.removeUser({ params: { id: brandIdOf(brand) } });
  const { entries } = await admin.admin.audit({ query: { search: brandIdOf(brand) } });
  expect(entries[0]).toMatchObject({ action: 'brand.delete', before: money });
  const { movements } = await admin.adminMoney.movements({ query: { search: 'Marmara Looms' } });
  expect(movements).toMatchObject([{ movement: 'BOUGHT', brand: null, formerBrand: 'Marmara Looms' }]);
  const { orders } = await admin.adminMoney.orders({ query: { status: 'AWAITING' } });
  expect(orders.find(({ id }) => id === order.id)?.buyer.company).toBe('Marmara Looms');
});

test('an order that nobody paid is not refunded', async () => {
  const brand = await server.signUpBrand();
  await stateBuyer(brand);
  const { order } = await brand.client.billing.order({ body: { credits: 10 } });
  await expect(admin.adminMoney.refundOffer({ params: { id: order.id } })).rejects.toMatchObject(
    refusal('was not paid'),
  );
});

test('the movements of all brands are found by what they name, in pages, and a month as CSV', async () => {
  const brand = await server.signUpBrand('Zanzibar Textiles');
  const params = { id: await buyCredits(server, brand, 10) };
  await brand.client.deals.create({ body: { ...briefFor(creator), title: 'Sails, "white"' } });
  const { order, invoice } = await admin.adminMoney.refundOffer({ params });
  const found = async (query: object) => admin.adminMoney.movements({ query });
  for (const search of ['zanzibar', 'ZANZIBAR TEXTILES'])
    expect((await found({ search })).movements, search).toMatchObject([
      { movement: 'HELD', deal: { title: 'Sails, "white"' }, change: -1, fils: 0 },
      { movement: 'BOUGHT', order: { reference: order.reference }, change: 10, fils: order.grossFils },
    ]);
  for (const search of [order.reference, invoice ?? ''])
    expect((await found({ search })).movements, search).toMatchObject([{ movement: 'BOUGHT' }]);
  expect((await found({ search: 'zanzibar', movement: 'HELD' })).total).toBe(1);
  const first = await found({ search: 'zanzibar', limit: 1 });
  const second = await found({ search: 'zanzibar', limit: 1, cursor: first.nextCursor });
  expect([...first.movements, ...second.movements].map(({ movement }) => movement)).toEqual([
    'HELD',
    'BOUGHT',
  ]);
  expect([first.total, second.nextCursor]).toEqual([2, null]);

  const month = isoMarketDay(new Date()).slice(0, 7);
  const csvOf = async (of: string) => {
    const { body } = await server.app.http.inject({
      url: `/api/admin/movements.csv?month=${of}`,
      headers: { authorization: `Bearer ${adminToken}` },
    });
    return body.trim().split('\r\n');
  };
  const lines = (await csvOf(month)).filter((line) => line.includes('Zanzibar'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"Sails, ""white"""');
  const money = [order.netFils, order.taxFils, order.grossFils].map((fils) => `"${(fils / 100).toFixed(2)}"`);
  expect(lines[1]).toContain([`"${invoice}"`, 10, 10, ...money].join(','));
  expect((await csvOf(month))[0]).toContain('"Before VAT (AED)","VAT (AED)","With VAT (AED)"');
  const { entries } = await admin.admin.audit({ query: { search: `credits ${month}` } });
  expect(entries[0]).toMatchObject({ action: 'list.save', after: { rows: expect.any(Number) } });
  expect(await csvOf('2020-01')).toHaveLength(1);

  const { unused, grossFils } = await admin.adminMoney.refundOffer({ params });
  await admin.adminMoney.refundOrder({ params, body: { credits: unused, reason } });
  const refunded = (await csvOf(month)).find((line) => line.includes('Zanzibar'));
  // A number for a spreadsheet, without an apostrophe before it.
  expect(refunded).toMatch(new RegExp(`,"-${(grossFils / 100).toFixed(2)}"$`));
});
