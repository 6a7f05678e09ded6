/** Pausing a month, with the test server for Stripe. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { creatorSubscriptions, subscriptionOrders } from '../../platform/database/tables/index.ts';
import { publishedCreator } from '../../testing/builders.ts';
import { fromOutside } from '../../testing/from-outside.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import type { Thing } from '../../testing/stripe/books.ts';
import { deliverEvent } from '../../testing/stripe/deliver-event.ts';
import { startStripe } from '../../testing/stripe/server.ts';
import { setSubscription } from '../../testing/subscription.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { hideLapsed } from './hide-lapsed.ts';

const stripe = await startStripe();
const { books } = stripe;
const server = useTestServer({ paymentsUrl: readConfig({ PAYMENTS_URL: stripe.url }).paymentsUrl });
const day = 24 * 60 * 60 * 1000;
let creator: Person;
/** The provider's subscription of the creator. */
let card: Thing;

beforeAll(() => setSubscription(server, true));
beforeEach(async () => {
  creator = await publishedCreator(server);
  const { url } = await creator.client.subscription.checkout();
  const session = books.pay(url.slice(url.lastIndexOf('/') + 1));
  await tell('checkout.session.completed', session);
  card = books.get(session.subscription);
});
afterAll(() => stripe.close());

const tell = (type: string, thing: Thing) => deliverEvent(server, type, thing);
const subscription = async () => (await creator.client.subscription.read()).subscription;
const pause = async (isPaused = true) =>
  (await creator.client.subscription.pause({ body: { isPaused } })).subscription;
const ownUser = async () => (await creator.client.accounts.me()).user;
const bells = async () => (await creator.client.notifications.list()).notifications.map(({ kind }) => kind);
const change = (changes: Partial<typeof creatorSubscriptions.$inferInsert>) =>
  server.app.deps.db
    .update(creatorSubscriptions)
    .set(changes)
    .where(eq(creatorSubscriptions.creatorId, creator.user.id));
const overdueNow = async () => {
  const { client } = await server.signInAdmin();
  return (await client.adminMoney.overview()).sold?.subscriptions.overdue;
};
const daysFromNow = (days: number) => new Date(server.app.deps.clock().getTime() + days * day);
const paidMonths = async () => {
  const { db } = server.app.deps;
  const own = eq(subscriptionOrders.creatorId, creator.user.id);
  return (await db.select().from(subscriptionOrders).where(own)).length;
};

/** Runs the hourly job and its consequences. */
async function look(): Promise<void> {
  await hideLapsed(server.app.deps);
  await server.drain();
}

/** Asks for a pause, and advances beyond the paid time. */
async function beginPause(): Promise<void> {
  await pause();
  await change({ endsAt: daysFromNow(-1) });
  await look();
}

test('a month is left out behind what is paid: the profile is hidden and told of, and is back with the next charge', async () => {
  expect(await subscription()).toMatchObject({ canPause: true, pausedUntil: null });
  const asked = await pause();
  expect(asked).toMatchObject({ state: 'ACTIVE', canPause: false, publicUntil: asked.endsAt });
  const until = Date.parse(asked.pausedUntil ?? '');
  expect(card.pause_collection).toEqual({ resumes_at: (until - day) / 1000 });
  expect(await pause()).toEqual(asked);
  const leftOut = books.bill(card.id, Math.floor(Date.now() / 1000), true);
  await tell('invoice.voided', leftOut);
  await tell('customer.subscription.updated', card);
  expect(await subscription()).toEqual(asked);

  await change({ endsAt: daysFromNow(-1) });
  await look();
  await look();
  expect(await ownUser()).toMatchObject({ isPublished: false });
  expect(await subscription()).toMatchObject({
    state: 'LAPSED',
    isHidden: true,
    pausedUntil: asked.pausedUntil,
  });
  expect(await overdueNow()).toBe(0);
  expect((await bells()).filter((kind) => kind.startsWith('subscription.'))).toEqual(['subscription.paused']);
  const mails = (await server.mails()).filter((mail) => mail.includes(creator.user.email));
  expect(mails.some((mail) => mail.includes('Your subscription is paused until'))).toBe(true);
  const publish = creator.client.profiles.update({ body: { isPublished: true } });
  await expect(publish).rejects.toMatchObject({ code: 'subscription.paused' });

  // The day before its end the provider stops pausing, and then charges.
  await change({ pausedUntil: daysFromNow(0.5) });
  card.pause_collection = null;
  await tell('customer.subscription.updated', card);
  expect((await subscription()).pausedUntil).not.toBeNull();
  await tell('invoice.paid', books.bill(card.id, Math.floor(Date.now() / 1000), true));
  expect(await ownUser()).toMatchObject({ isPublished: true });
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', pausedUntil: null, canPause: true });
  expect(await paidMonths()).toBe(2);
});

test('a pause that lies ahead is taken back without a charge; one that lasts ends with a charge at once', async () => {
  await pause();
  expect(await pause(false)).toMatchObject({ state: 'ACTIVE', pausedUntil: null, canPause: true });
  expect(card.pause_collection).toBeNull();
  expect(await paidMonths()).toBe(1);

  await beginPause();
  card.declines = true;
  await expect(pause(false)).rejects.toMatchObject({ code: 'subscription.card_refused' });
  expect((await subscription()).pausedUntil).not.toBeNull();
  card.declines = false;
  let calls: Promise<unknown> = Promise.resolve();
  await server.app.deps.db.transaction(async (tx) => {
    const own = eq(creatorSubscriptions.creatorId, creator.user.id);
    await tx.select().from(creatorSubscriptions).where(own).for('update');
    calls = fromOutside(() => Promise.all([pause(false), pause(false)]));
    await untilBlocked(server, 2);
  });
  await calls;
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', pausedUntil: null, isHidden: false });
  expect(await ownUser()).toMatchObject({ isPublished: true });
  expect(await paidMonths()).toBe(2);
  expect(await pause(false)).toMatchObject({ state: 'ACTIVE' });
  expect(await paidMonths()).toBe(2);
});

test('a pause that was ended at the provider is ended here, and charged no more than there', async () => {
  await beginPause();
  card.pause_collection = null;
  await pause(false);
  expect(await subscription()).toMatchObject({ pausedUntil: null });
  expect(await paidMonths()).toBe(1);
});

test('where nothing is charged at the end of a pause it has lapsed, and its creator is told once', async () => {
  await beginPause();
  await change({ pausedUntil: daysFromNow(-0.5) });
  await look();
  expect(await bells()).not.toContain('subscription.lapsed');
  await change({ endsAt: daysFromNow(-30), pausedUntil: daysFromNow(-1.1) });
  await look();
  await look();
  expect((await bells()).filter((kind) => kind === 'subscription.lapsed')).toHaveLength(1);
  expect(await subscription()).toMatchObject({ state: 'LAPSED', pausedUntil: null, isHidden: true });
  card.pause_collection = null;
  await tell('invoice.paid', books.bill(card.id, Math.floor(Date.now() / 1000), true));
  expect(await ownUser()).toMatchObject({ isPublished: true });
});

test('ending it takes back a pause that lies ahead, and ends one that lasts with the subscription', async () => {
  const end = (isEnding: boolean) => creator.client.subscription.renewal({ body: { isEnding } });
  await pause();
  await end(true);
  expect(card).toMatchObject({ pause_collection: null, cancel_at_period_end: true });
  expect(await subscription()).toMatchObject({ state: 'ACTIVE', isEnding: true, pausedUntil: null });
  await end(false);
  await beginPause();
  await end(true);
  expect(card.status).toBe('canceled');
  const ended = { state: 'LAPSED', isEnding: true, hasCard: false, card: null, pausedUntil: null } as const;
  expect(await subscription()).toMatchObject(ended);
  await tell('customer.subscription.deleted', card);
  expect(await subscription()).toMatchObject(ended);
});

test('what is not paid by card, or not paid, cannot be paused', async () => {
  await change({ endsAt: daysFromNow(-1) });
  await expect(pause()).rejects.toMatchObject({ code: 'subscription.cannot_pause' });
  stripe.failNext(3);
  await change({ endsAt: daysFromNow(1) });
  await expect(pause()).rejects.toMatchObject({ code: 'subscription.not_changed' });
  const other = await publishedCreator(server);
  await expect(other.client.subscription.pause({ body: { isPaused: true } })).rejects.toMatchObject({
    code: 'subscription.no_card',
  });
});
