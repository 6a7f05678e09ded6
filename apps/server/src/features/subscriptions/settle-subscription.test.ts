/** Events of a subscription that arrive late, twice, or during another read. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import type { Thing } from '../../testing/stripe/books.ts';
import { deliverEvent } from '../../testing/stripe/deliver-event.ts';
import { startStripe } from '../../testing/stripe/server.ts';
import { setSubscription } from '../../testing/subscription.ts';
import { bookMonthBacks } from './book-month-back.ts';
import { settleSubscription } from './settle-subscription.ts';

const stripe = await startStripe();
const { books } = stripe;
const server = useTestServer({ paymentsUrl: readConfig({ PAYMENTS_URL: stripe.url }).paymentsUrl });
let creator: Person;

beforeAll(() => setSubscription(server, true));
beforeEach(async () => {
  creator = await publishedCreator(server);
});
afterAll(() => stripe.close());

const subscription = async () => (await creator.client.subscription.read()).subscription;
const openPage = async () => {
  const { url } = await creator.client.subscription.checkout();
  return url.slice(url.lastIndexOf('/') + 1);
};
const monthsOf = () =>
  server.app.deps.db
    .select()
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.creatorId, creator.user.id));

const tell = (type: string, thing: Thing) => deliverEvent(server, type, thing);

/** Enters a card, which is charged for the first month; returns the provider's subscription. */
async function subscribe(): Promise<Thing> {
  const session = books.pay(await openPage());
  await tell('checkout.session.completed', session);
  return books.get(session.subscription);
}

test('what is told of a subscription that has ended leaves the one after it as it is', async () => {
  const first = await subscribe();
  first.status = 'canceled';
  await tell('customer.subscription.deleted', first);
  expect(await subscription()).toMatchObject({ hasCard: false, isEnding: true });
  // A creator who continues by transfer is not notified again that it ends.
  await creator.client.subscription.renewal({ body: { isEnding: false } });
  await tell('customer.subscription.deleted', first);
  expect(await subscription()).toMatchObject({ hasCard: false, isEnding: false });
  await subscribe();
  await tell('customer.subscription.deleted', first);
  expect(await subscription()).toMatchObject({ hasCard: true, isEnding: false });
});

test('the card is known by its last digits, those of another card are seen, and none stay once it is gone', async () => {
  const thing = await subscribe();
  const visa = { brand: 'visa', expiresMonth: 8, expiresYear: 2028 };
  expect((await subscription()).card).toEqual({ ...visa, last4: '4242' });
  // On the portal's page either the subscription or the customer gets another card.
  thing.default_payment_method = books.addCard(thing.customer, '1881').id;
  await tell('customer.subscription.updated', thing);
  expect((await subscription()).card).toEqual({ ...visa, last4: '1881' });
  const customer = books.get(thing.customer);
  thing.default_payment_method = null;
  customer.invoice_settings = { default_payment_method: books.addCard(customer.id, '0005').id };
  await tell('customer.updated', customer);
  expect((await subscription()).card).toEqual({ ...visa, last4: '0005' });
  thing.status = 'canceled';
  await tell('customer.subscription.deleted', thing);
  expect((await subscription()).card).toBeNull();
});

test('of two subscriptions that were opened at once one is charged on; both first months count', async () => {
  const pages = [await openPage(), await openPage()];
  const sessions = pages.map((page) => books.pay(page));
  for (const session of sessions) await tell('checkout.session.completed', session);
  const subscriptions = sessions.map((session) => books.get(session.subscription));
  expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled']);
  await tell('customer.subscription.deleted', subscriptions[1] as Thing);
  expect(await subscription()).toMatchObject({ hasCard: true, isEnding: false });
  expect((await monthsOf()).map(({ status }) => status)).toEqual(['PAID', 'PAID']);
});

test('an older look at the provider that is booked last does not undo the newer one', async () => {
  const thing = await subscribe();
  const { deps } = server.app;
  const payments = deps.payments as Payments;
  const { subscriptions, invoices } = payments.stripe;
  let looks = 0;
  const slow = {
    subscriptions: {
      cancel: subscriptions.cancel.bind(subscriptions),
      async retrieve(...asked: Parameters<typeof subscriptions.retrieve>) {
        const found = await subscriptions.retrieve(...asked);
        // It ends, and that is booked, before the result of this read is.
        if (looks++ === 0) {
          thing.status = 'canceled';
          await tell('customer.subscription.deleted', thing);
        }
        return found;
      },
    },
    invoices,
  };
  await settleSubscription(deps, { ...payments, stripe: slow as unknown as Payments['stripe'] }, thing.id);
  expect(await subscription()).toMatchObject({ hasCard: false, isEnding: true });
});

test('a look from before a dispute about a month was won, booked after it, takes no month', async () => {
  const card = await subscribe();
  const { endsAt } = await subscription();
  const [invoice] = books.list('invoice', 'subscription', card.id);
  const [paid] = books.list('invoice_payment', 'invoice', String(invoice?.id));
  const dispute = books.dispute(String(paid?.payment_intent), 10_500);
  dispute.status = 'won';
  await tell('charge.dispute.closed', dispute);
  const [order] = await monthsOf();
  const older = { id: dispute.id, fils: 10_500, at: dispute.created, isReinstated: false };
  const { deps } = server.app;
  await deps.db.transaction((tx) =>
    bookMonthBacks(deps, tx, { id: order?.id ?? '', creatorId: creator.user.id }, [older]),
  );
  expect((await subscription()).endsAt).toBe(endsAt);
  expect((await monthsOf())[0]?.refundedAt).toBeNull();
});
