import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { cardCheckouts, invoices } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, publishedCreator } from '../../testing/builders.ts';
import { setCredits, stateBuyer } from '../../testing/credits.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { faultsOfLedger, sumsOfPostings } from '../../testing/ledger/checks.ts';
import type { Thing } from '../../testing/stripe/books.ts';
import { type SignedEvent, signBody, signedEvent, startStripe } from '../../testing/stripe/server.ts';
import { lockOrder } from '../credits/order-rows.ts';
import { bookMoneyBack } from './book-money-back.ts';
import { lookAtCheckouts } from './settle-payment.ts';

const stripe = await startStripe();
const { books } = stripe;
const server = useTestServer({ paymentsUrl: readConfig({ PAYMENTS_URL: stripe.url }).paymentsUrl });
let brand: Person;

beforeAll(() => setCredits(server, true));
beforeEach(async () => {
  brand = await server.signUpBrand();
  await stateBuyer(brand);
});
afterAll(() => stripe.close());

const hour = 60 * 60 * 1000;
const now = () => Math.floor(server.app.deps.clock().getTime() / 1000);
const eventOf = (type: string, thing: Thing) => signedEvent(type, thing, now());
const placeOrder = async () =>
  (await brand.client.billing.order({ body: { credits: 10, isAnother: true } })).order;
const checkout = (id: string) => brand.client.billing.checkout({ params: { id } });
const sessionOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);
const ready = async () => (await brand.client.billing.balance()).ready;

/** Sends events in their present state; returns the statuses of the answers. */
async function tell(...events: readonly SignedEvent[]): Promise<number[]> {
  const statuses = [];
  for (const { body, signature } of events) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/payments/events',
      headers,
      payload: body,
    });
    statuses.push(answer.statusCode);
  }
  await server.drain();
  return statuses;
}

/** Pays an order on the provider's page, without sending an event. */
async function payAtStripe() {
  const order = await placeOrder();
  const session = books.pay(sessionOf(await checkout(order.id)));
  const paid = eventOf('checkout.session.completed', session);
  return { order, paid, paymentId: String(session.payment_intent) };
}

/** Runs the hourly check, which works without events. */
async function lookAgain(): Promise<void> {
  const { deps } = server.app;
  if (deps.payments) await lookAtCheckouts(deps, deps.payments);
  await server.drain();
}

const papersOf = async () => {
  const rows = await server.app.deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.ownerId, brandIdOf(brand)))
    .orderBy(invoices.createdAt);
  return rows.map(({ document }) => [document.kind, document.grossFils, document.corrects !== null]);
};

test('an order that is paid on the page of the provider is booked once, however often that is told', async () => {
  const { order, paid } = await payAtStripe();
  expect(await ready()).toBe(0);
  const again = eventOf('checkout.session.completed', books.get(JSON.parse(paid.body).data.object.id));
  expect(await tell(paid, paid, again)).toEqual([200, 200, 200]);
  expect(await ready()).toBe(10);
  const read = await brand.client.billing.readOrder({ params: { id: order.id } });
  expect(read).toMatchObject({ takesCards: true, order: { status: 'PAID', source: 'CARD' } });
  expect(await papersOf()).toEqual([['INVOICE', 47_250, false]]);
  expect(await sumsOfPostings(server.app.deps.db, brandIdOf(brand))).toMatchObject({ 'money.card': 47_250 });
});

test.each([
  ['one fils', { amount_received: 1, currency: 'aed' }],
  ['another currency', { amount_received: 47_250, currency: 'usd' }],
])('a payment of %s is not booked, and is kept for the admin', async (_, differs) => {
  const { order, paid, paymentId } = await payAtStripe();
  Object.assign(books.get(paymentId), differs);
  expect(await tell(paid, paid)).toEqual([200, 200]);
  await lookAgain();
  expect(await ready()).toBe(0);
  expect(await papersOf()).toEqual([]);
  const { order: read } = await brand.client.billing.readOrder({ params: { id: order.id } });
  expect(read).toMatchObject({ status: 'AWAITING', hasDiffering: true });
  const { client: admin } = await server.signInAdmin();
  const { orders } = await admin.adminMoney.orders({ query: { status: 'AWAITING' } });
  const kept = orders.find(({ id }) => id === order.id)?.differing;
  expect(kept).toMatchObject([{ id: paymentId, amount: differs.amount_received }]);
  // Payments that belong to no order any more are refunded automatically.
  await brand.client.billing.cancelOrder({ params: { id: order.id } });
  await lookAgain();
  expect(books.list('refund', 'payment_intent', paymentId)).toHaveLength(1);
  await lookAgain();
  expect(books.list('refund', 'payment_intent', paymentId)).toHaveLength(1);
});

test('the admin takes a payment that differs for the price, with a note', async () => {
  const { order, paid, paymentId } = await payAtStripe();
  Object.assign(books.get(paymentId), { amount_received: 47_000 });
  await tell(paid);
  const { client: admin } = await server.signInAdmin();
  const params = { id: order.id };
  const body = { receivedFils: 47_000, note: 'An older price', paymentId };
  const foreign = admin.adminMoney.confirmOrder({ params, body: { ...body, paymentId: 'pi_other' } });
  await expect(foreign).rejects.toMatchObject({ code: 'billing.order_not_found' });
  await expect(admin.adminMoney.confirmOrder({ params, body: { ...body, note: '' } })).rejects.toMatchObject({
    code: 'billing.amount_differs',
  });
  const { order: taken } = await admin.adminMoney.confirmOrder({ params, body });
  expect(taken).toMatchObject({ status: 'PAID', source: 'CARD', receivedFils: 47_000, differing: [] });
  expect(await ready()).toBe(10);
  await tell(eventOf('charge.refunded', books.refund(paymentId, 47_000)));
  const { order: gone } = await brand.client.billing.readOrder({ params });
  expect(gone).toMatchObject({ status: 'PAID', refunded: 'WHOLE', hasDiffering: false });
});

test('asking for the page again opens the same one, and an error of the provider is told', async () => {
  const { id } = await placeOrder();
  stripe.failNext(4);
  await expect(checkout(id)).rejects.toMatchObject({ code: 'payments.unavailable' });
  stripe.failNext(0);
  const pages = await Promise.all([checkout(id), checkout(id)]);
  expect(pages[1]).toEqual(pages[0]);
  expect(await checkout(id)).toEqual(pages[0]);
  await server.app.deps.db.update(cardCheckouts).set({ endsAt: server.app.deps.clock() });
  expect(await checkout(id)).not.toEqual(pages[0]);
  await brand.client.billing.cancelOrder({ params: { id } });
  await expect(checkout(id)).rejects.toMatchObject({ code: 'billing.order_closed' });
});

test('nothing is heard that the provider did not sign now', async () => {
  const { paid } = await payAtStripe();
  const signed = (at: number, by?: string) => ({ ...paid, signature: signBody(paid.body, at, by) });
  const refused = [
    { ...paid, body: paid.body.replace('evt', 'evu') },
    { ...paid, signature: '' },
    signed(now(), 'whsec_of_somebody_else'),
    signed(now() - 600),
    signed(now() + 600),
  ];
  expect(await tell(...refused)).toEqual(refused.map(() => 400));
  expect(await ready()).toBe(0);
  expect(await tell(paid)).toEqual([200]);
  expect(await ready()).toBe(10);
});

test('a refund takes back what was not spent, with a credit note, whatever is told first', async () => {
  const { order, paid, paymentId } = await payAtStripe();
  const half = eventOf('charge.refunded', books.refund(paymentId, 23_625));
  // The event arrives before that of the payment itself.
  await tell(half);
  expect(await ready()).toBe(5);
  await tell(paid, half);
  expect(await ready()).toBe(5);
  const creator = await publishedCreator(server);
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  await tell(eventOf('refund.created', books.refund(paymentId, order.grossFils - 23_625)));
  expect(await brand.client.billing.balance()).toMatchObject({ ready: 0, held: 1 });
  // A credit that returns to a fully refunded pack expires.
  await brand.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'CANCELLED' } });
  server.advance(2 * hour);
  await server.drain();
  expect(await brand.client.billing.balance()).toMatchObject({ ready: 0, held: 0 });
  expect(await papersOf()).toEqual([
    ['INVOICE', 47_250, false],
    ['CREDIT_NOTE', 23_625, true],
    ['CREDIT_NOTE', 23_625, true],
  ]);
  const sums = await sumsOfPostings(server.app.deps.db, brandIdOf(brand));
  expect(sums['money.card'] ?? 0).toBe(0);
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test('the admin sends back by card what was not spent, once, with the reason on the credit note', async () => {
  const { order, paid, paymentId } = await payAtStripe();
  await tell(paid);
  const creator = await publishedCreator(server);
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  const { client: admin } = await server.signInAdmin();
  const params = { id: order.id };
  const reason = 'The launch was moved to next year';
  const offer = await admin.adminMoney.refundOffer({ params });
  expect(offer).toMatchObject({ unused: 9, grossFils: 42_525 });
  const refund = (credits: number) => admin.adminMoney.refundCard({ params, body: { credits, reason } });
  await expect(refund(10)).rejects.toMatchObject({ code: 'billing.refund_changed' });
  await expect(admin.adminMoney.refundOrder({ params, body: { credits: 9, reason } })).rejects.toMatchObject({
    code: 'billing.not_refundable',
  });
  stripe.failNext(4);
  await expect(refund(9)).rejects.toMatchObject({ code: 'payments.refund_refused' });
  stripe.failNext(0);
  // A concurrent call, or a repeated one after a lost answer, returns the existing refund.
  const [one, other] = await Promise.all([refund(9), refund(9)]);
  expect(other).toEqual(one);
  expect(await refund(9)).toEqual(one);
  const [sent, ...others] = books.list('refund', 'payment_intent', paymentId);
  expect([sent?.amount, others.length]).toEqual([42_525, 0]);
  await tell(eventOf('charge.refunded', books.get(sent?.id)));
  expect(await brand.client.billing.balance()).toMatchObject({ ready: 0, held: 1 });
  const { invoices: papers } = await brand.client.invoices.list({ query: { reference: order.reference } });
  expect(papers).toMatchObject([{ kind: 'CREDIT_NOTE', grossFils: 42_525, reason }, { kind: 'INVOICE' }]);
  const { notifications } = await brand.client.notifications.list();
  expect(notifications.filter(({ kind }) => kind === 'order.refunded')).toHaveLength(1);
  const { entries } = await admin.admin.audit({ query: { search: order.reference } });
  expect(entries[0]).toMatchObject({ action: 'order.refund', after: { reason } });
  // The last credit, once its brief has ended: together the refunds are the whole price.
  await brand.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'CANCELLED' } });
  expect(await refund(1)).toMatchObject({ creditNote: expect.stringMatching(/^CN-/) });
  const sums = await sumsOfPostings(server.app.deps.db, brandIdOf(brand));
  expect(sums['money.card'] ?? 0).toBe(0);
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test('a dispute takes the credits, and one that is won brings them back', async () => {
  const { order, paid, paymentId } = await payAtStripe();
  await tell(paid);
  const dispute = books.dispute(paymentId, order.grossFils);
  const opened = eventOf('charge.dispute.created', dispute);
  await tell(opened);
  expect(await ready()).toBe(0);
  dispute.status = 'won';
  const won = eventOf('charge.dispute.closed', dispute);
  await tell(won, won, { ...opened });
  expect(await ready()).toBe(10);
  server.advance(2 * hour);
  await server.drain();
  expect(await ready()).toBe(10);
  expect((await papersOf()).map(([kind]) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE']);
  expect(await faultsOfLedger(server.app.deps.db)).toEqual([]);
});

test('a look from before a dispute was won, booked after it, takes no credits and ends no pack', async () => {
  const { order, paid, paymentId } = await payAtStripe();
  await tell(paid);
  const dispute = books.dispute(paymentId, order.grossFils);
  dispute.status = 'won';
  await tell(eventOf('charge.dispute.closed', dispute));
  const { deps } = server.app;
  const older = { id: dispute.id, fils: order.grossFils, at: dispute.created, isReinstated: false };
  await deps.db.transaction(async (tx) => bookMoneyBack(deps, tx, await lockOrder(tx, order.id), [older]));
  server.advance(2 * hour);
  await server.drain();
  expect(await ready()).toBe(10);
});

test('a payment that its order does not need is sent back, and never in the books', async () => {
  const { order, paid, paymentId } = await payAtStripe();
  await brand.client.billing.cancelOrder({ params: { id: order.id } });
  await tell(paid);
  const backs = books.list('refund', 'payment_intent', paymentId);
  expect(backs).toMatchObject([{ amount: order.grossFils }]);
  await tell(eventOf('charge.refunded', books.refund(paymentId, 1)));
  expect(await ready()).toBe(0);
  expect(await papersOf()).toEqual([]);
});

test('what was paid is booked also where no event ever came', async () => {
  await payAtStripe();
  server.advance(2 * hour);
  await server.drain();
  expect(await ready()).toBe(10);
});
