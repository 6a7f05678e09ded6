/** A part of the price that is paid before the work, as both sides call it (rules/payouts#deposit). */

import type { NewDeal } from '@briefcast/contract';
import { marketDay } from '@briefcast/contract/kit/days';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dealInvoices, facts, lateLetters, payouts } from '../../platform/database/tables/index.ts';
import { brandIdOf, briefFor, type DealSituation, publishedCreator } from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { makeLate, openCase, sendLetter } from '../../testing/late-deal.ts';
import { takeDueSteps } from './take-due-steps.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const whole = 124_000;
const half = { percent: 50, days: 7 };
const now = () => server.app.deps.clock();
const midnight = (days: number) => new Date(marketDay(now()).getTime() + days * day).toISOString();

const read = async ({ client }: Person, id: string) => (await client.deals.read({ params: { id } })).deal;
const openOf = async ({ client }: Person) => (await client.payouts.list()).payouts;
const paidOf = async ({ client }: Person) => (await client.payouts.list({ query: { fold: 'paid' } })).payouts;
const pay = async ({ brand, dealId }: DealSituation, amountCents?: number) => {
  const said = { paidOn: now().toISOString(), method: 'BANK_TRANSFER' as const, reference: '88401' };
  const body = { ...said, ...(amountCents ? { amountCents } : {}) };
  return (await brand.client.payouts.markPaid({ params: { dealId }, body })).payout;
};
const confirm = ({ creator, dealId }: DealSituation) =>
  creator.client.payouts.answer({ params: { dealId }, body: { arrived: true } });

/** A brief with a deposit that nobody has answered; of a new brand by default. */
async function sent(changes: Partial<NewDeal> = {}, by?: Person): Promise<DealSituation> {
  const creator = await publishedCreator(server);
  const brand = by ?? (await server.signUpBrand());
  const deadline = new Date(now().getTime() + 30 * day).toISOString();
  const body = { ...briefFor(creator), deadline, deposit: half, paymentDays: 14, ...changes };
  const { deal } = await brand.client.deals.create({ body });
  return { brand, creator, dealId: deal.id };
}

async function accepted(changes: Partial<NewDeal> = {}, startsWithDeposit = false): Promise<DealSituation> {
  const situation = await sent(changes);
  const body = { status: 'ACCEPTED' as const, startsWithDeposit };
  await situation.creator.client.deals.changeStatus({ params: { id: situation.dealId }, body });
  return situation;
}

/** The brand proposes to end the project, and the creator agrees. */
async function cancelled(situation: DealSituation): Promise<void> {
  const { brand, creator, dealId } = situation;
  const params = { id: dealId };
  const { proposal } = await brand.client.deals.propose({ params, body: { kind: 'CANCELLATION' } });
  const body = { answer: 'ACCEPTED' as const };
  await creator.client.deals.answerProposal({ params: { ...params, proposalId: proposal.id }, body });
}

test('a brief without a deposit owes nothing before its completion', async () => {
  const { brand, dealId } = await accepted({ deposit: undefined });
  expect(await openOf(brand)).toEqual([]);
  const deal = await read(brand, dealId);
  expect(deal).toMatchObject({ deposit: null, waitsForDeposit: false });
  expect(deal.payout).toBeUndefined();
});

test('accepting makes a debt of the deposit, due after its days; it counts in no month and in no record', async () => {
  const { brand, creator, dealId } = await accepted();
  const owed = { dealId, amountCents: whole / 2, restCents: whole / 2, state: 'DUE', completedAt: null };
  const dueAt = midnight(7);
  expect(await openOf(brand)).toMatchObject([{ ...owed, dueAt, paymentDays: 7, invoices: [] }]);
  expect(await openOf(creator)).toMatchObject([owed]);
  const account = await brand.client.payouts.account();
  expect(account.dueSoon).toEqual({ count: 1, amountCents: whole / 2 });
  expect(account.months).toEqual([]);
  const deal = await read(creator, dealId);
  expect(deal.payout).toEqual({
    state: 'DUE',
    amountCents: 62_000,
    restCents: 62_000,
    dueAt,
    isDeposit: true,
  });
  expect(deal).toMatchObject({ deposit: half, waitsForDeposit: false });
  expect(deal.invoiceUrl).toBeUndefined();
});

test('completing grows a paid deposit to the whole price, due by the days of payment', async () => {
  const situation = await accepted();
  const { brand, creator, dealId } = situation;
  await pay(situation);
  await confirm(situation);
  expect(await paidOf(creator)).toMatchObject([{ amountCents: 62_000, completedAt: null }]);
  // Earnings are of completed deals, and the arrived amount is shown as a part of them.
  const arrived = async () => (await creator.client.deals.creatorStats()).payouts?.arrived;
  expect(await arrived()).toEqual({ count: 0, amountCents: 0 });
  await completeDeal(server, situation);
  const [owed] = await openOf(brand);
  expect(owed).toMatchObject({
    ...{ dealId, amountCents: whole, restCents: 62_000, state: 'DUE', paymentDays: 14, dueAt: midnight(14) },
    parts: [{ amountCents: 62_000, state: 'CONFIRMED', reference: '88401' }],
  });
  expect(owed?.completedAt).not.toBeNull();
  expect(owed?.invoices).toHaveLength(1);
  const account = await creator.client.payouts.account();
  expect(account.months).toMatchObject([{ count: 1, amountCents: whole }]);
  expect(account.paid.amountCents).toBe(62_000);
  expect(await arrived()).toEqual({ count: 1, amountCents: 62_000 });
  await pay(situation);
  await confirm(situation);
  expect((await creator.client.payouts.account()).paid).toEqual({ count: 1, amountCents: whole });
});

test('a deposit that is not paid at completion keeps its own day beside that of the rest', async () => {
  const situation = await accepted();
  const { brand, creator, dealId } = situation;
  await completeDeal(server, situation);
  const later = { amountCents: 62_000, dueAt: midnight(14) };
  const owed = { restCents: whole, state: 'DUE', dueAt: midnight(7), later };
  for (const side of [brand, creator]) {
    expect(await openOf(side)).toMatchObject([owed]);
    expect((await read(side, dealId)).payout).toMatchObject({ dueAt: midnight(7), later });
  }
  await pay(situation, 20_000);
  expect(await openOf(brand)).toMatchObject([{ restCents: 104_000, dueAt: midnight(7), later }]);
  const { parts } = await pay(situation, 42_000);
  const [rest] = await openOf(creator);
  expect(rest).toMatchObject({ restCents: 62_000, dueAt: midnight(14) });
  expect(rest?.later).toBeUndefined();
  // A part that did not arrive is owed by the day that it had.
  const params = { dealId, partId: parts[1]?.id ?? '' };
  await creator.client.payouts.answerPart({ params, body: { arrived: false } });
  expect(await openOf(brand)).toMatchObject([{ restCents: 104_000, dueAt: midnight(7), later }]);
});

test('of a late deposit after completion the sums of late money have its share alone', async () => {
  const situation = await accepted();
  const { brand, creator, dealId } = situation;
  await makeLate(server, dealId, 20);
  await completeDeal(server, situation);
  const share = { count: 1, amountCents: 62_000 };
  const account = await creator.client.payouts.account();
  expect(account.late).toEqual(share);
  expect(account.dueSoon).toEqual({ count: 0, amountCents: 62_000 });
  expect(account.ages).toMatchObject([
    { age: 'NOT_DUE', amountCents: 62_000 },
    { age: 'TO_30', ...share },
    {},
    {},
    {},
  ]);
  const { payouts: tiles } = await brand.client.deals.brandStats();
  expect(tiles).toMatchObject({ owed: { count: 1, amountCents: whole }, late: share });
  const admin = await server.signInAdmin();
  const brandId = brandIdOf(brand);
  const { totals } = await admin.client.adminPayouts.list({ query: { brandId } });
  expect(totals.filter(({ count }) => count > 0)).toMatchObject([
    { standing: 'OVERDUE', amountCents: 62_000 },
  ]);
  expect(totals.find(({ standing }) => standing === 'DUE')).toMatchObject({ count: 0, amountCents: 62_000 });
});

test('a deposit with a later day than the rest keeps that day', async () => {
  const late = { deposit: { percent: 50, days: 30 }, paymentDays: 14 };
  const unpaid = await accepted(late);
  await completeDeal(server, unpaid);
  const later = { amountCents: 62_000, dueAt: midnight(30) };
  expect(await openOf(unpaid.brand)).toMatchObject([{ restCents: whole, dueAt: midnight(14), later }]);
  const paid = await accepted(late);
  await pay(paid);
  await completeDeal(server, paid);
  const [rest] = await openOf(paid.brand);
  expect(rest).toMatchObject({ restCents: 62_000, dueAt: midnight(14) });
  expect(rest?.later).toBeUndefined();
});

test('a deposit of the whole price that is not paid keeps its day at completion', async () => {
  const situation = await accepted({ deposit: { percent: 100, days: 3 } });
  await completeDeal(server, situation);
  expect(await openOf(situation.brand)).toMatchObject([
    { restCents: whole, state: 'DUE', dueAt: midnight(3) },
  ]);
});

test('reminders of a deposit go on after the completion, and begin anew for the rest once it is paid', async () => {
  const situation = await accepted();
  const { brand, creator, dealId } = situation;
  await makeLate(server, dealId, 4);
  const { db } = server.app.deps;
  await db.update(payouts).set({ nextStepAt: now() }).where(eq(payouts.dealId, dealId));
  await takeDueSteps(server.app.deps);
  const [before] = await openOf(creator);
  expect(before?.reminders.sent).toBe(1);
  await completeDeal(server, situation);
  expect((await openOf(creator))[0]?.reminders).toEqual(before?.reminders);
  await pay(situation, 62_000);
  const soon = new Date(Date.parse(midnight(11)) + 8 * 60 * 60 * 1000).toISOString();
  expect((await openOf(brand))[0]?.reminders).toEqual({ sent: 0, lastAt: null, nextAt: soon });
});

test('after completion a late deposit is demanded by letter alone, and named alone by its reminder', async () => {
  const situation = await accepted();
  const { brand, creator, dealId } = situation;
  await makeLate(server, dealId, 20);
  await completeDeal(server, situation);
  const { db } = server.app.deps;
  await db.update(payouts).set({ nextStepAt: now() }).where(eq(payouts.dealId, dealId));
  await takeDueSteps(server.app.deps);
  await server.app.settle();
  const mail = (await server.mails()).filter((one) => one.includes(`To: ${brand.user.email}`)).at(-1);
  expect(mail).toContain('$620');
  expect(mail).not.toContain('$1,240');
  await sendLetter(situation);
  const [letter] = await db.select().from(lateLetters).where(eq(lateLetters.dealId, dealId));
  expect(letter?.document).toMatchObject({
    amountCents: 62_000,
    owedCents: 62_000,
    completedAt: null,
    daysLate: 20,
  });
  const [issued] = await db.select().from(dealInvoices).where(eq(dealInvoices.dealId, dealId));
  const [{ dueAt } = {}] = await openOf(brand);
  const deposit = { amountCents: 62_000, dueAt };
  expect(issued?.document).toMatchObject({ totalCents: whole, dueOn: midnight(14), deposit });
  await makeLate(server, dealId, 50);
  const past = new Date(now().getTime() - 10 * day);
  await db.update(payouts).set({ laterDueAt: past }).where(eq(payouts.dealId, dealId));
  expect((await creator.client.payouts.account()).late).toEqual({ count: 1, amountCents: whole });
});

test('a deposit that is marked or paid in parts at completion is owed as that', async () => {
  const marked = await accepted();
  await pay(marked);
  await completeDeal(server, marked);
  expect(await openOf(marked.creator)).toMatchObject([
    { restCents: 62_000, state: 'DUE', parts: [{ amountCents: 62_000, state: 'MARKED' }] },
  ]);

  const inParts = await accepted();
  await pay(inParts, 10_000);
  await completeDeal(server, inParts);
  expect(await openOf(inParts.brand)).toMatchObject([
    { restCents: whole - 10_000, dueAt: midnight(7), parts: [{}] },
  ]);
});

test('a deposit of the whole price that was paid leaves nothing owed', async () => {
  const situation = await accepted({ deposit: { percent: 100, days: 0 } });
  await pay(situation);
  await confirm(situation);
  await completeDeal(server, situation);
  expect(await openOf(situation.brand)).toEqual([]);
  const [paid] = await paidOf(situation.creator);
  expect(paid).toMatchObject({ amountCents: whole, state: 'CONFIRMED', parts: [] });
  expect(paid?.completedAt).not.toBeNull();
});

test('work that waits for the deposit starts with its confirmation; late, it moves the deadline as far', async () => {
  const situation = await accepted({}, true);
  const { brand, creator, dealId } = situation;
  const before = await read(brand, dealId);
  expect(before.waitsForDeposit).toBe(true);
  await makeLate(server, dealId, 4);
  await pay(situation, 2000);
  await pay(situation);
  await confirm(situation);
  await server.app.settle();
  // A part still waits for its word.
  expect(await read(creator, dealId)).toMatchObject({ waitsForDeposit: true, deadline: before.deadline });
  const [{ parts: [part] = [] } = {}] = await openOf(creator);
  const params = { dealId, partId: part?.id ?? '' };
  await creator.client.payouts.answerPart({ params, body: { arrived: true } });
  expect((await read(creator, dealId)).waitsForDeposit).toBe(false);
  await server.app.settle();
  const after = await read(brand, dealId);
  expect(Date.parse(after.deadline)).toBe(Date.parse(before.deadline) + 4 * day);
  const { db } = server.app.deps;
  const moved = and(eq(facts.dealId, dealId), eq(facts.kind, 'deadline.moved'));
  expect(await db.select().from(facts).where(moved)).toMatchObject([{ actor: 'SYSTEM' }]);
});

test('in time, and where nobody waits for it, a deposit moves no deadline', async () => {
  const inTime = await accepted({}, true);
  const careless = await accepted();
  await makeLate(server, careless.dealId, 9);
  for (const situation of [inTime, careless]) {
    const before = await read(situation.brand, situation.dealId);
    await pay(situation);
    await confirm(situation);
    await server.app.settle();
    const after = await read(situation.creator, situation.dealId);
    expect(after).toMatchObject({ deadline: before.deadline, waitsForDeposit: false });
  }
});

test('either side negotiates the deposit, and what is agreed to is owed', async () => {
  const { brand, creator, dealId } = await sent({ deposit: undefined });
  const params = { id: dealId };
  const asked = { percent: 30, days: 3 };
  const first = await creator.client.deals.propose({ params, body: { kind: 'TERMS', deposit: asked } });
  expect(first.proposal.lines).toMatchObject({ before: { deposit: null }, after: { deposit: asked } });
  const answered = { kind: 'TERMS' as const, answers: first.proposal.id, deposit: { percent: 20, days: 3 } };
  const { proposal } = await brand.client.deals.propose({ params, body: { ...answered, budget: 100_000 } });
  await creator.client.deals.answerProposal({
    params: { ...params, proposalId: proposal.id },
    body: { answer: 'ACCEPTED', startsWithDeposit: true },
  });
  expect(await read(brand, dealId)).toMatchObject({
    ...{ status: 'ACCEPTED', deposit: { percent: 20, days: 3 }, waitsForDeposit: true },
    payout: { amountCents: 20_000, isDeposit: true },
  });
});

test('a brand that accepts terms decides nothing about when the work starts', async () => {
  const { brand, creator, dealId } = await sent();
  const params = { id: dealId };
  const { proposal } = await creator.client.deals.propose({ params, body: { kind: 'TERMS', rounds: 1 } });
  await brand.client.deals.answerProposal({
    params: { ...params, proposalId: proposal.id },
    body: { answer: 'ACCEPTED', startsWithDeposit: true },
  });
  expect(await read(creator, dealId)).toMatchObject({ status: 'ACCEPTED', waitsForDeposit: false });
});

test('a creator says with terms that the work waits for the deposit, and nobody says it for them', async () => {
  for (const [startsWithDeposit, deposit] of [
    [true, undefined],
    [false, undefined],
    [true, null],
  ] as const) {
    const { brand, creator, dealId } = await sent();
    const params = { id: dealId };
    const body = { kind: 'TERMS' as const, rounds: 1, startsWithDeposit, deposit };
    const { proposal } = await creator.client.deals.propose({ params, body });
    const waits = startsWithDeposit && deposit !== null;
    expect((await read(brand, dealId)).proposals?.[0]?.lines?.startsWithDeposit).toBe(waits || undefined);
    await brand.client.deals.answerProposal({
      params: { ...params, proposalId: proposal.id },
      body: { answer: 'ACCEPTED' },
    });
    expect((await read(creator, dealId)).waitsForDeposit ?? false).toBe(waits);
  }
  const other = await sent();
  const params = { id: other.dealId };
  const { proposal } = await other.creator.client.deals.propose({
    params,
    body: { kind: 'TERMS', rounds: 1 },
  });
  const answer = { kind: 'TERMS' as const, answers: proposal.id, rounds: 3, startsWithDeposit: true };
  const brands = await other.brand.client.deals.propose({ params, body: answer });
  expect(brands.proposal.lines?.startsWithDeposit).toBeUndefined();
});

test('a project that is cancelled owes its deposit no more; what was paid of it stays', async () => {
  const situation = await accepted({}, true);
  await pay(situation, 12_000);
  await cancelled(situation);
  const { brand, creator, dealId } = situation;
  const left = { amountCents: 62_000, droppedCents: 50_000 };
  expect(await paidOf(brand)).toEqual([]);
  const [open] = await openOf(creator);
  expect(open).toMatchObject({ ...left, parts: [{ amountCents: 12_000, state: 'MARKED' }] });
  const counts = async () => {
    const { ages, paid } = await creator.client.payouts.account();
    return { open: ages.reduce((sum, { count }) => sum + count, 0), paid: paid.count };
  };
  expect(await counts()).toEqual({ open: 1, paid: 0 });
  const shown = { amountCents: 12_000, droppedCents: 50_000, isDeposit: true };
  expect(await read(creator, dealId)).toMatchObject({
    waitsForDeposit: false,
    payout: { ...shown, markedCents: 12_000 },
  });
  const params = { dealId, partId: open?.parts[0]?.id ?? '' };
  await creator.client.payouts.answerPart({ params, body: { arrived: true } });
  expect(await paidOf(brand)).toMatchObject([{ ...left, parts: [{ state: 'CONFIRMED' }] }]);
  expect(await counts()).toEqual({ open: 0, paid: 1 });
  expect((await read(brand, dealId)).payout).toMatchObject({ ...shown, arrivedCents: 12_000 });

  const paid = await accepted();
  await pay(paid);
  await confirm(paid);
  await cancelled(paid);
  expect(await paidOf(paid.creator)).toMatchObject([{ amountCents: 62_000, restCents: 62_000 }]);
});

test('a payment of a deposit that did not arrive is owed no more either, once the project is cancelled', async () => {
  const inPart = await accepted();
  const { parts } = await pay(inPart, 12_000);
  await cancelled(inPart);
  const params = { dealId: inPart.dealId };
  const body = { arrived: false };
  await inPart.creator.client.payouts.answerPart({ params: { ...params, partId: parts[0]?.id ?? '' }, body });
  expect(await openOf(inPart.brand)).toEqual([]);
  expect((await read(inPart.brand, inPart.dealId)).payout).toMatchObject({ droppedCents: 62_000 });

  const inWhole = await accepted();
  await pay(inWhole);
  await cancelled(inWhole);
  expect(await openOf(inWhole.brand)).toMatchObject([{ state: 'MARKED' }]);
  await inWhole.creator.client.payouts.answer({ params: { dealId: inWhole.dealId }, body });
  expect(await openOf(inWhole.brand)).toEqual([]);
  expect((await read(inWhole.creator, inWhole.dealId)).payout).toMatchObject({ droppedCents: 62_000 });
});

test('a case about a deposit is settled when the project is cancelled', async () => {
  const situation = await accepted();
  await makeLate(server, situation.dealId, 20);
  await openCase(situation);
  await cancelled(situation);
  const params = { dealId: situation.dealId };
  const { dispute } = await situation.creator.client.disputes.read({ params });
  expect(dispute).toMatchObject({ state: 'SETTLED', closedAt: expect.any(String) });
});

test('a late deposit is reminded of, demanded by letter and decided about like any other debt', async () => {
  const situation = await accepted();
  const { brand, creator, dealId } = situation;
  await makeLate(server, dealId, 40);
  const { db } = server.app.deps;
  await db.update(payouts).set({ nextStepAt: now() }).where(eq(payouts.dealId, dealId));
  await takeDueSteps(server.app.deps);
  await server.app.settle();
  const { notifications } = await brand.client.notifications.list();
  // It is called what it was, also once it is a part of the price.
  const late = notifications.find(({ kind }) => kind === 'payout.late');
  expect(late?.deal?.isDeposit).toBe(true);
  expect(notifications.find(({ kind }) => kind === 'brief.accepted')?.deal?.isDeposit).toBeUndefined();
  const bellOf = async () => (await brand.client.notifications.list()).notifications;
  await sendLetter(situation);
  const body = { text: 'The deposit has not come.' };
  await creator.client.disputes.open({ params: { dealId }, body });
  const [owed] = await openOf(creator);
  expect(owed).toMatchObject({ completedAt: null, letter: {}, dispute: { state: 'OPEN' } });
  await completeDeal(server, situation);
  await db.update(payouts).set({ nextStepAt: now(), dueAt: now() }).where(eq(payouts.dealId, dealId));
  await makeLate(server, dealId, 4);
  await db.update(payouts).set({ nextStepAt: now() }).where(eq(payouts.dealId, dealId));
  await takeDueSteps(server.app.deps);
  await server.app.settle();
  expect(
    (await bellOf()).filter(({ kind }) => kind === 'payout.late').map(({ deal }) => deal?.isDeposit),
  ).toEqual([undefined, true]);
});

test('deposits do not count in the record of their brand, whose payments do', async () => {
  const brand = await server.signUpBrand();
  const situations: DealSituation[] = [];
  for (let made = 0; made < 3; made += 1) {
    const situation = await sent({ deposit: { percent: 100, days: 7 } }, brand);
    const params = { id: situation.dealId };
    await situation.creator.client.deals.changeStatus({ params, body: { status: 'ACCEPTED' } });
    await pay(situation);
    await confirm(situation);
    situations.push(situation);
  }
  const record = async () => (await brand.client.payouts.account()).record;
  expect(await record()).toBeNull();
  for (const situation of situations) await completeDeal(server, situation);
  expect(await record()).toMatchObject({ counted: 3, inTime: 3 });
});

test('a deposit is from 10 to 100 percent, due within at most 30 days', async () => {
  for (const deposit of [
    { percent: 9, days: 7 },
    { percent: 101, days: 7 },
    { percent: 50, days: 31 },
    { percent: 50, days: -1 },
  ])
    await expect(sent({ deposit })).rejects.toMatchObject({ code: 'request.invalid' });
});
