/** From a completed deal to a confirmed payment, as both sides call it (rules/payouts). */

import { api, type NewPayment, type Notification } from '@briefcast/contract';
import { marketDay } from '@briefcast/contract/kit/days';
import { expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import {
  acceptedDeal,
  briefFor,
  type DealSituation,
  publishedCreator,
  sentBrief,
  teamMember,
} from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { takeDueSteps } from './take-due-steps.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const now = () => server.app.deps.clock();
/** By the server's clock, which these tests move on. */
const inTwoWeeks = () => new Date(now().getTime() + 14 * day).toISOString();

async function completedDeal(brief: Record<string, unknown> = {}): Promise<DealSituation> {
  const situation = await acceptedDeal(server, { deadline: inTwoWeeks(), ...brief });
  await completeDeal(server, situation);
  return situation;
}

const payment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  paidOn: now().toISOString(),
  method: 'BANK_TRANSFER',
  reference: '88401',
  ...changes,
});
const markPaid = ({ brand, dealId }: Omit<DealSituation, 'creator'>, body = payment()) =>
  brand.client.payouts.markPaid({ params: { dealId }, body });
const answer = ({ creator, dealId }: Omit<DealSituation, 'brand'>, arrived: boolean) =>
  creator.client.payouts.answer({ params: { dealId }, body: { arrived } });
const openOf = async ({ client }: Person) => (await client.payouts.list()).payouts;
const paidOf = async ({ client }: Person) => (await client.payouts.list({ query: { fold: 'paid' } })).payouts;

/** Lets time pass, with its effects; sessions end by then, so these people sign in again. */
async function letTimePass(milliseconds: number, people: readonly Person[]): Promise<void> {
  server.advance(milliseconds);
  await takeDueSteps(server.app.deps);
  for (const person of people) {
    const body = { email: person.user.email, password: testPassword };
    person.client = server.as((await server.anonymous.accounts.logIn({ body })).token);
  }
}
async function toldOf({ client }: Person): Promise<Notification['kind'][]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('payout.'));
}

test('completing a deal makes a debt that both sides see, of the terms in the brief', async () => {
  const situation = await completedDeal({ paymentDays: 14 });
  const { brand, creator, dealId } = situation;
  const [owed] = await openOf(creator);
  expect(owed).toMatchObject({ dealId, amountCents: 124_000, state: 'DUE', paymentDays: 14, payment: null });
  const due = new Date(marketDay(now()).getTime() + 14 * day).toISOString();
  expect(owed?.dueAt).toBe(due);
  expect((await openOf(brand))[0]).toMatchObject({ dealId, party: { id: creator.user.id }, record: null });
  const account = await brand.client.payouts.account();
  expect(account.dueSoon).toEqual({ count: 1, amountCents: 124_000 });
  expect(account.months).toHaveLength(1);
  expect(account.parties).toMatchObject([{ amountCents: 124_000, openCents: 124_000 }]);
});

test('dashboards and the page of the deal say what is owed, late, not arrived and arrived', async () => {
  const situation = await completedDeal({ paymentDays: 0 });
  const { brand, creator, dealId } = situation;
  const whole = { count: 1, amountCents: 124_000 };
  const none = { count: 0, amountCents: 0 };
  const totals = async () => {
    const { payouts } = await brand.client.deals.brandStats();
    expect((await creator.client.deals.creatorStats()).payouts).toEqual(payouts);
    return payouts;
  };
  const nothing = { owed: none, late: none, notArrived: none, toConfirm: none, arrived: none };
  expect(await totals()).toEqual({ ...nothing, owed: whole });
  const { deal } = await brand.client.deals.read({ params: { id: dealId } });
  expect(deal.payout).toMatchObject({ state: 'DUE', amountCents: 124_000 });
  await letTimePass(2 * day, [brand, creator]);
  expect(await totals()).toEqual({ ...nothing, owed: whole, late: whole });
  await markPaid(situation);
  expect(await totals()).toEqual({ ...nothing, toConfirm: whole });
  await answer(situation, false);
  expect(await totals()).toEqual({ ...nothing, owed: whole, late: whole, notArrived: whole });
  await markPaid(situation);
  await answer(situation, true);
  expect(await totals()).toEqual({ ...nothing, arrived: whole });
});

test('a brief without terms has those of the operator, which its creator reads before accepting', async () => {
  const { creator, dealId } = await sentBrief(server);
  const { deal } = await creator.client.deals.read({ params: { id: dealId } });
  expect(deal).toMatchObject({ paymentDays: 30, paymentRecord: null });
});

test('the brand marks with a proof, the creator opens it and confirms', async () => {
  const situation = await completedDeal();
  const { brand, creator, dealId } = situation;
  const { file: proof } = await sendFile(server, brand, api.files.upload, samplePdf(), {
    name: 'transfer.pdf',
    params: { dealId },
    query: { for: 'payment' },
  });
  await markPaid(situation, payment({ reference: undefined, fileId: proof.id }));
  const [marked] = await openOf(creator);
  expect(marked).toMatchObject({ state: 'MARKED', payment: { proof: { name: 'transfer.pdf' } } });
  const url = marked?.payment?.proof?.url ?? '';
  expect((await server.app.http.inject({ url })).statusCode).toBe(200);
  expect(await toldOf(creator)).toEqual(['payout.marked']);
  await answer(situation, true);
  expect(await openOf(creator)).toEqual([]);
  expect((await paidOf(brand))[0]).toMatchObject({ state: 'CONFIRMED', answer: { bySilence: false } });
  expect(await toldOf(brand)).toEqual(['payout.confirmed']);
  // A retry changes nothing, and notifies nobody.
  await answer(situation, true);
  expect(await toldOf(brand)).toEqual(['payout.confirmed']);
  await expect(markPaid(situation)).rejects.toMatchObject({ code: 'payout.not_now' });
  await expect(answer(situation, false)).rejects.toMatchObject({ code: 'payout.not_now' });
});

test('a payment needs a proof of this very deal, and a day that has come and is not before the deal', async () => {
  const situation = await completedDeal();
  const other = await completedDeal();
  const { file: foreign } = await sendFile(server, other.brand, api.files.upload, samplePdf(), {
    name: 'transfer.pdf',
    params: { dealId: other.dealId },
    query: { for: 'payment' },
  });
  const refusedFor = async (body: NewPayment) =>
    markPaid(situation, body).then(
      () => null,
      (error: { details?: { path: unknown[] }[] }) => error.details?.[0]?.path[0],
    );
  expect(await refusedFor(payment({ reference: '' }))).toBe('reference');
  expect(await refusedFor(payment({ fileId: foreign.id }))).toBe('fileId');
  const later = new Date(now().getTime() + 3 * day).toISOString();
  expect(await refusedFor(payment({ paidOn: later }))).toBe('paidOn');
  const years = '2020-01-01T00:00:00.000Z';
  expect(await refusedFor(payment({ paidOn: years }))).toBe('paidOn');
  expect(await refusedFor(payment({ paidOn: years, amountCents: 100 }))).toBe('paidOn');
  const [owed] = await openOf(situation.brand);
  const earliest = new Date(owed?.earliestPaidOn ?? 0);
  expect(now().getTime() - earliest.getTime()).toBeLessThan(3 * day);
  const dayBefore = new Date(earliest.getTime() - day).toISOString();
  await expect(markPaid(situation, payment({ paidOn: dayBefore }))).rejects.toMatchObject({
    details: [{ message: expect.stringMatching(/^Choose .+ or later: the project started then\.$/u) }],
  });
  expect((await openOf(situation.creator))[0]).not.toHaveProperty('earliestPaidOn');
  const colleague = await teamMember(server, situation.brand, 'REVIEWER');
  await expect(markPaid({ ...situation, brand: colleague })).rejects.toMatchObject({
    code: 'team.role_too_small',
  });
  await expect(markPaid({ ...situation, brand: other.brand })).rejects.toMatchObject({
    code: 'payout.not_found',
  });
  expect((await openOf(situation.creator))[0]?.state).toBe('DUE');
});

test('what did not arrive is owed again, and can be marked again', async () => {
  const situation = await completedDeal();
  await markPaid(situation);
  await answer(situation, false);
  expect(await toldOf(situation.brand)).toEqual(['payout.not_arrived']);
  expect((await openOf(situation.brand))[0]).toMatchObject({
    state: 'NOT_ARRIVED',
    answer: { arrived: false },
  });
  await markPaid(situation, payment({ reference: '88402' }));
  expect((await openOf(situation.creator))[0]).toMatchObject({
    state: 'MARKED',
    answer: null,
    payment: { reference: '88402' },
  });
});

test('seven days of silence confirm, and the creator can still say that nothing came', async () => {
  const situation = await completedDeal();
  await markPaid(situation);
  const people = [situation.brand, situation.creator];
  await letTimePass(6 * day, people);
  expect((await openOf(situation.creator))[0]?.state).toBe('MARKED');
  await letTimePass(day, people);
  expect((await paidOf(situation.creator))[0]).toMatchObject({ answer: { arrived: true, bySilence: true } });
  expect(await toldOf(situation.creator)).toEqual(['payout.counted', 'payout.marked']);
  expect(await toldOf(situation.brand)).toEqual(['payout.confirmed']);
  await answer(situation, false);
  expect((await openOf(situation.creator))[0]?.state).toBe('NOT_ARRIVED');
});

test('the brand is reminded before, on and after the day, once each, and by the creator once a week', async () => {
  const situation = await completedDeal({ paymentDays: 5 });
  const { brand, creator, dealId } = situation;
  const remind = () => creator.client.payouts.remind({ params: { dealId } });
  await expect(remind()).rejects.toMatchObject({ code: 'payout.not_now' });
  const people = [brand, creator];
  await letTimePass(3 * day, people);
  await letTimePass(0, people);
  expect(await toldOf(brand)).toEqual(['payout.due_soon']);
  // A server that was down notifies once, of the state by then.
  await letTimePass(6 * day, people);
  expect(await toldOf(brand)).toEqual(['payout.late', 'payout.due_soon']);
  expect(await toldOf(creator)).toEqual(['payout.overdue']);
  await expect(remind()).rejects.toMatchObject({ code: 'payout.reminded_lately' });
  expect(await openOf(creator)).toMatchObject([{ reminders: { sent: 2 } }]);
  expect((await creator.client.payouts.account()).late).toEqual({ count: 1, amountCents: 124_000 });
  await letTimePass(7 * day, people);
  const { payout } = await remind();
  expect(payout.reminders.sent).toBe(3);
  expect(await toldOf(brand)).toEqual(['payout.late', 'payout.late', 'payout.due_soon']);
  // A creator who reminds by hand gets no notification of it.
  expect(await toldOf(creator)).toEqual(['payout.overdue']);
});

test('from three payments on a creator reads how the brand pays, the late ones counted', async () => {
  const first = await completedDeal({ paymentDays: 2 });
  const { brand, creator } = first;
  const again = async () => {
    const { deal } = await brand.client.deals.create({
      body: briefFor(creator, { deadline: inTwoWeeks(), paymentDays: 2 }),
    });
    const situation = { brand, creator, dealId: deal.id };
    await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
    await completeDeal(server, situation);
    return situation;
  };
  const situations = [first, await again(), await again()];
  for (const situation of situations.slice(0, 2)) {
    await markPaid(situation);
    await answer(situation, true);
  }
  const stranger = await publishedCreator(server);
  const { deal } = await brand.client.deals.create({ body: briefFor(stranger, { deadline: inTwoWeeks() }) });
  const recordSeen = async () =>
    (await stranger.client.deals.read({ params: { id: deal.id } })).deal.paymentRecord;
  expect(await recordSeen()).toBe(null);
  await letTimePass(5 * day, [brand, creator, stranger]);
  expect(await recordSeen()).toEqual({ counted: 3, inTime: 2, averageDays: expect.any(Number) });
  // Shows the brand's way of working from the same three deals.
  const { brandFacts } = (await stranger.client.deals.read({ params: { id: deal.id } })).deal;
  expect(brandFacts).toMatchObject({ completed: 3, rounds: 0, replyMinutes: null, approveMinutes: 0 });
  expect((await brand.client.payouts.account()).record).toMatchObject({ counted: 3, inTime: 2 });
  expect((await openOf(creator))[0]?.record).toMatchObject({ counted: 3 });
});

test('comes in pages, the oldest day first', async () => {
  const { brand, creator } = await completedDeal({ paymentDays: 20 });
  const { deal } = await brand.client.deals.create({
    body: briefFor(creator, { deadline: inTwoWeeks(), paymentDays: 10 }),
  });
  await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
  await completeDeal(server, { brand, creator, dealId: deal.id });
  const first = await creator.client.payouts.list({ query: { limit: 1 } });
  expect(first.payouts.map(({ paymentDays }) => paymentDays)).toEqual([10]);
  const cursor = first.nextCursor ?? '';
  const second = await creator.client.payouts.list({ query: { limit: 1, cursor } });
  expect(second.payouts.map(({ paymentDays }) => paymentDays)).toEqual([20]);
  expect(second.nextCursor).toBe(null);
});
