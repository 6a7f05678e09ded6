import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { creatorSubscriptions, invoices, subscriptionOrders } from '../../platform/database/tables/index.ts';
import { publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { faultsOfLedger, sumsOfPostings } from '../../testing/ledger/checks.ts';
import { decide, setModeration } from '../../testing/moderation.ts';
import type { Thing } from '../../testing/stripe/books.ts';
import { deliverEvent } from '../../testing/stripe/deliver-event.ts';
import { startStripe } from '../../testing/stripe/server.ts';
import { setSubscription } from '../../testing/subscription.ts';
import { hideLapsed } from './hide-lapsed.ts';

const stripe = await startStripe();
const { books } = stripe;
const server = useTestServer({ paymentsUrl: readConfig({ PAYMENTS_URL: stripe.url }).paymentsUrl });
const day = 24 * 60 * 60 * 1000;
let admin: Awaited<ReturnType<typeof server.signInAdmin>>['client'];
let creator: Person;

beforeAll(async () => {
  admin = (await server.signInAdmin()).client;
  await setSubscription(server, true);
});
beforeEach(async () => {
  creator = await publishedCreator(server);
  await look();
});
afterAll(() => stripe.close());

/** Runs the hourly job and its consequences. */
async function look(): Promise<void> {
  await hideLapsed(server.app.deps);
  await server.drain();
}

/** Sets the end to this many days ago. */
const endDaysAgo = (days: number) =>
  server.app.deps.db
    .update(creatorSubscriptions)
    .set({ endsAt: new Date(server.app.deps.clock().getTime() - days * day) })
    .where(eq(creatorSubscriptions.creatorId, creator.user.id));

const subscription = async () => (await creator.client.subscription.read()).subscription;
const isPublic = () =>
  server.anonymous.creators.publicProfile({ params: { id: creator.user.id } }).then(
    () => true,
    () => false,
  );
const orderMonth = async () => (await creator.client.subscription.order()).order;

const soldNow = async () => (await admin.adminMoney.overview()).sold?.subscriptions;
const tell = (type: string, thing: Thing) => deliverEvent(server, type, thing);

test.each<[string, () => Promise<Person>]>([
  ['its creator', () => publishedCreator(server)],
  [
    'the admin',
    async () => {
      const somebody = await server.signUpCreator();
      await somebody.client.profiles.update({ body: { bio: 'Skincare on camera.' } });
      await admin.admin.togglePublish({ params: { id: somebody.user.id }, body: { isPublished: true } });
      return somebody;
    },
  ],
  [
    'a verdict',
    async () => {
      await setModeration(server, true);
      const somebody = await publishedCreator(server);
      await decide(server, somebody.user.id);
      await setModeration(server, false);
      return somebody;
    },
  ],
  [
    'moderation that is turned off',
    async () => {
      await setModeration(server, true);
      const somebody = await publishedCreator(server);
      await setModeration(server, false);
      return somebody;
    },
  ],
])(
  'the trial begins with the publication by %s, and goes on while the profile is offline',
  async (_, publish) => {
    creator = await publish();
    expect(await subscription()).toMatchObject({ state: 'TRIAL' });
    // Offline at the moment of every check.
    await creator.client.profiles.update({ body: { isPublished: false } });
    await look();
    await endDaysAgo(0);
    await look();
    const again = creator.client.profiles.update({ body: { isPublished: true } });
    await expect(again).rejects.toMatchObject({ code: expect.stringMatching(/subscription.needed|profile/) });
    expect(await isPublic()).toBe(false);
  },
);

test('a trial that ends without a payment hides the profile and says so; a month by transfer brings it back', async () => {
  expect(await subscription()).toMatchObject({
    state: 'TRIAL',
    isHidden: false,
    netFils: 10_000,
    taxFils: 500,
  });
  await endDaysAgo(0);
  await look();
  expect(await isPublic()).toBe(false);
  expect(await subscription()).toMatchObject({ state: 'LAPSED', isHidden: true });
  const { notifications } = await creator.client.notifications.list();
  expect(notifications.map(({ kind }) => kind)).toContain('subscription.lapsed');
  const publish = creator.client.profiles.update({ body: { isPublished: true } });
  await expect(publish).rejects.toMatchObject({ code: 'subscription.needed', status: 402 });

  const order = await orderMonth();
  expect((await orderMonth()).id).toBe(order.id);
  const confirm = () => admin.adminSubscriptions.confirm({ params: { id: order.id } });
  await Promise.all([confirm(), confirm()]);
  expect(await isPublic()).toBe(true);
  const after = await subscription();
  expect(after).toMatchObject({ state: 'ACTIVE', isHidden: false, awaiting: null });
  await confirm();
  expect(await subscription()).toEqual(after);
  const { db } = server.app.deps;
  const papers = await db.select().from(invoices).where(eq(invoices.ownerId, creator.user.id));
  expect(papers.map(({ document }) => document.grossFils)).toEqual([10_500]);
  expect(await sumsOfPostings(db, creator.user.id)).toMatchObject({
    'money.transfer': 10_500,
    'money.sales': -10_000,
    'money.tax': -500,
  });
  expect(await faultsOfLedger(db)).toEqual([]);
});

test('a card is charged each month; a failed payment has a grace, and then the profile is hidden until it is paid', async () => {
  const { url } = await creator.client.subscription.checkout();
  const session = books.pay(url.slice(url.lastIndexOf('/') + 1));
  await tell('checkout.session.completed', session);
  await tell('checkout.session.completed', session);
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', hasCard: true });
  await expect(creator.client.subscription.checkout()).rejects.toMatchObject({
    code: 'subscription.has_card',
  });
  expect((await creator.client.subscription.portal()).url).toContain(String(session.customer));

  const toldOverdue = async () => {
    const { notifications } = await creator.client.notifications.list();
    return notifications.filter(({ kind }) => kind === 'subscription.overdue').length;
  };
  // The card has a day for the next month, if the provider reports no failure.
  await endDaysAgo(0.5);
  await look();
  expect(await toldOverdue()).toBe(0);
  const failed = books.bill(String(session.subscription), 0, false);
  await tell('invoice.payment_failed', failed);
  await look();
  expect(await toldOverdue()).toBe(1);
  await look();
  await tell('invoice.payment_failed', failed);
  expect(await toldOverdue()).toBe(1);
  expect(await subscription()).toMatchObject({ state: 'GRACE', isHidden: false });
  expect((await soldNow())?.overdue).toBe(1);
  expect(await isPublic()).toBe(true);
  const mails = (await server.mails()).filter((mail) => mail.includes(creator.user.email));
  expect(mails.some((mail) => mail.includes('the next one is not paid'))).toBe(true);
  await endDaysAgo(8);
  await look();
  expect(await isPublic()).toBe(false);
  Object.assign(failed, { status: 'paid', amount_paid: 10_500 });
  await tell('invoice.paid', failed);
  expect(await isPublic()).toBe(true);
  const months = await server.app.deps.db
    .select()
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.creatorId, creator.user.id));
  expect(months.map(({ status, source }) => [status, source])).toEqual([
    ['PAID', 'CARD'],
    ['PAID', 'CARD'],
  ]);
});

test('one that is ended stays until what is paid is over, without any grace', async () => {
  const { url } = await creator.client.subscription.checkout();
  const session = books.pay(url.slice(url.lastIndexOf('/') + 1));
  await tell('checkout.session.completed', session);
  const end = (isEnding: boolean) => creator.client.subscription.renewal({ body: { isEnding } });
  await end(true);
  expect(books.get(session.subscription)).toMatchObject({ cancel_at_period_end: true });
  await end(false);
  expect(books.get(session.subscription)).toMatchObject({ cancel_at_period_end: false });
  await end(true);
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', isEnding: true });
  books.get(session.subscription).status = 'canceled';
  await tell('customer.subscription.deleted', books.get(session.subscription));
  await endDaysAgo(0);
  await look();
  expect(await isPublic()).toBe(false);
  // Paying a month by transfer revokes the cancellation.
  const { id } = await orderMonth();
  await admin.adminSubscriptions.confirm({ params: { id } });
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', isEnding: false, hasCard: false });
  expect(await isPublic()).toBe(true);
});

test('a month that was paid by transfer is given back once, with a reason, and taken from the subscription', async () => {
  const payMonth = async () => {
    const { id } = await orderMonth();
    await admin.adminSubscriptions.confirm({ params: { id } });
    return id;
  };
  const before = await soldNow();
  const first = await payMonth();
  const { endsAt } = await subscription();
  const id = await payMonth();
  const reason = 'Paid twice by mistake';
  const refund = () => admin.adminSubscriptions.refund({ params: { id }, body: { reason } });
  const [made] = await Promise.all([refund(), refund()]);
  expect(await refund()).toEqual(made);
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', endsAt });
  // Two were received and one was refunded.
  expect(await soldNow()).toMatchObject({
    creators: (before?.creators ?? 0) + 1,
    fils: (before?.fils ?? 0) + 10_000,
  });
  const { invoices: papers } = await creator.client.invoices.list();
  expect(papers.map(({ kind, grossFils }) => [kind, grossFils])).toEqual([
    ['CREDIT_NOTE', 10_500],
    ['INVOICE', 10_500],
    ['INVOICE', 10_500],
  ]);
  expect(papers[0]).toMatchObject({
    number: made.creditNote,
    reason,
    corrects: { number: papers[1]?.number },
  });
  const { orders } = await admin.adminSubscriptions.paid({ query: { limit: 2 } });
  expect(orders.map((one) => [one.id, one.refundedAt !== undefined])).toEqual([
    [id, true],
    [first, false],
  ]);
  const reference = made.order.reference;
  expect((await admin.adminSubscriptions.paid({ query: { reference } })).orders).toEqual([made.order]);
  const { entries } = await admin.admin.audit({ query: { search: reference } });
  expect(entries.map(({ action }) => action)).toContain('month.refund');
  await server.drain();
  const { notifications } = await creator.client.notifications.list();
  expect(notifications.filter(({ kind }) => kind === 'subscription.refunded')).toHaveLength(1);
  const { db } = server.app.deps;
  expect(await sumsOfPostings(db, creator.user.id)).toMatchObject({
    'money.transfer': 10_500,
    'money.tax': -500,
  });
  expect(await faultsOfLedger(db)).toEqual([]);
});

test('a profile that is taken offline says why to its creator, until it is published again', async () => {
  const params = { id: creator.user.id };
  const reason = 'The films are somebody else’s';
  await admin.admin.togglePublish({ params, body: { isPublished: false, reason } });
  const me = async () => (await creator.client.accounts.me()).user;
  expect(await me()).toMatchObject({ isWithheld: true, withheldReason: reason });
  const { entries } = await admin.admin.audit({ query: { search: creator.user.id } });
  expect(entries.find(({ action }) => action === 'creator.unpublish')?.after).toMatchObject({ reason });
  await admin.admin.togglePublish({ params, body: { isPublished: true } });
  expect(await me()).toMatchObject({ isWithheld: false, withheldReason: null });
});

test('a month that nobody paid is not given back', async () => {
  const { id } = await orderMonth();
  const refund = admin.adminSubscriptions.refund({ params: { id }, body: { reason: 'Ordered by mistake' } });
  await expect(refund).rejects.toMatchObject({ code: 'billing.not_refundable' });
});

test('a month by card is sent back by the provider, and comes again where that fails', async () => {
  const { url } = await creator.client.subscription.checkout();
  await tell('checkout.session.completed', books.pay(url.slice(url.lastIndexOf('/') + 1)));
  const [order] = await server.app.deps.db
    .select()
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.creatorId, creator.user.id));
  const params = { id: order?.id ?? '' };
  const before = await subscription();
  const { creditNote } = await admin.adminSubscriptions.refund({
    params,
    body: { reason: 'Asked within a day' },
  });
  const [sent] = books.list('refund', 'status', 'succeeded');
  expect(sent).toMatchObject({ amount: 10_500 });
  await tell('charge.refunded', books.get(sent?.id));
  const papers = async () => (await creator.client.invoices.list()).invoices;
  expect(await papers()).toMatchObject([
    { number: creditNote, reason: 'Asked within a day' },
    { kind: 'INVOICE' },
  ]);
  const after = await subscription();
  expect(Date.parse(after.endsAt ?? '')).toBeLessThan(Date.parse(before.endsAt ?? ''));
  const failed = books.get(sent?.id);
  failed.status = 'failed';
  await tell('refund.failed', failed);
  await tell('refund.failed', failed);
  expect((await papers()).map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE']);
  expect((await subscription()).endsAt).toBe(before.endsAt);
  const { db } = server.app.deps;
  expect(await sumsOfPostings(db, creator.user.id)).toMatchObject({ 'money.card': 10_500 });
  expect(await faultsOfLedger(db)).toEqual([]);
});

test('the card of a creator who is deleted is charged no more', async () => {
  const { url } = await creator.client.subscription.checkout();
  const session = books.pay(url.slice(url.lastIndexOf('/') + 1));
  await tell('checkout.session.completed', session);
  await admin.admin.removeUser({ params: { id: creator.user.id } });
  await server.drain();
  expect(books.get(session.subscription)).toMatchObject({ status: 'canceled' });
});
