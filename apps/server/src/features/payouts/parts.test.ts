/** A debt that is paid in parts, as both sides call it (rules/payouts#parts). */
import type { PayoutFold } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deals } from '../../platform/database/tables/index.ts';
import type { DealSituation } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { takeDueSteps } from './take-due-steps.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const whole = 124_000;

const owed = async () => owedDeal(server, await server.signUpBrand());
const pay = async ({ brand, dealId }: DealSituation, amountCents?: number, reference = '88401') => {
  const paidOn = server.app.deps.clock().toISOString();
  const body = {
    paidOn,
    method: 'BANK_TRANSFER' as const,
    reference,
    ...(amountCents ? { amountCents } : {}),
  };
  return (await brand.client.payouts.markPaid({ params: { dealId }, body })).payout;
};
const answer = ({ creator, dealId }: DealSituation, partId: string, arrived: boolean) =>
  creator.client.payouts.answerPart({ params: { dealId, partId }, body: { arrived } });
const answerRest = ({ creator, dealId }: DealSituation, arrived: boolean) =>
  creator.client.payouts.answer({ params: { dealId }, body: { arrived } });
const readFrom = async ({ client }: Person, fold: PayoutFold = 'open') =>
  (await client.payouts.list({ query: { fold } })).payouts[0];
async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('payout.'));
}

test('a part leaves the rest owed; each is confirmed by itself, and both sides see them', async () => {
  const situation = await owed();
  const { brand, creator } = situation;
  const marked = await pay(situation, 40_000);
  expect(marked).toMatchObject({
    ...{ state: 'DUE', amountCents: whole, restCents: 84_000, payment: null },
    parts: [{ amountCents: 40_000, state: 'MARKED', reference: '88401', answer: null }],
  });
  expect(await readFrom(creator)).toMatchObject({ restCents: 84_000, parts: [{ state: 'MARKED' }] });
  expect(await toldOf(creator)).toEqual(['payout.part_marked']);
  const account = await creator.client.payouts.account();
  expect(account.toConfirm.amountCents).toBe(40_000);
  expect(account.dueSoon.amountCents + account.late.amountCents).toBe(0);
  expect(account.ages[0]).toMatchObject({ count: 1, amountCents: whole, markedCents: 40_000 });
  const stats = async () => (await brand.client.deals.brandStats()).payouts;
  expect(await stats()).toMatchObject({
    owed: { count: 1, amountCents: 84_000 },
    toConfirm: { count: 1, amountCents: 40_000 },
  });

  const partId = marked.parts[0]?.id ?? '';
  await answer(situation, partId, true);
  await answer(situation, partId, true);
  expect(await toldOf(brand)).toEqual(['payout.part_confirmed']);
  expect(await codeOf(answer(situation, partId, false))).toBe('payout.not_now');
  expect(await stats()).toMatchObject({ owed: { amountCents: 84_000 }, arrived: { amountCents: 40_000 } });

  expect(await pay(situation)).toMatchObject({ state: 'MARKED', restCents: 84_000 });
  await answerRest(situation, true);
  expect(await readFrom(brand, 'paid')).toMatchObject({ state: 'CONFIRMED', amountCents: whole });
  expect(await stats()).toMatchObject({ owed: { count: 0 }, arrived: { count: 1, amountCents: whole } });
  expect((await creator.client.payouts.account()).paid).toEqual({ count: 1, amountCents: whole });
});

test('a debt is to be paid, waits for an answer, or is paid: each is in one list', async () => {
  const situation = await owed();
  const { brand } = situation;
  const listed = async () => {
    const folds = ['owed', 'marked', 'paid'] as const;
    const found = await Promise.all(folds.map((fold) => readFrom(brand, fold)));
    return folds.filter((_, at) => found[at]);
  };
  expect(await listed()).toEqual(['owed']);
  await pay(situation, 40_000);
  expect(await listed()).toEqual(['owed']);
  const { parts } = await pay(situation);
  expect(await listed()).toEqual(['marked']);
  await answerRest(situation, true);
  // The part still waits for its word.
  expect(await listed()).toEqual(['marked']);
  await answer(situation, parts[0]?.id ?? '', true);
  expect(await listed()).toEqual(['paid']);
});

test('more than the rest is refused, and the rest itself is no part', async () => {
  const situation = await owed();
  expect(await codeOf(pay(situation, whole + 1))).toBe('payout.more_than_rest');
  await pay(situation, 100_000);
  expect(await codeOf(pay(situation, 24_001))).toBe('payout.more_than_rest');
  expect(await pay(situation, 24_000)).toMatchObject({ state: 'MARKED', parts: [{ amountCents: 100_000 }] });
});

test('what was marked as the rest can be corrected to a part', async () => {
  const situation = await owed();
  await pay(situation);
  expect(await pay(situation, 30_000)).toMatchObject({
    ...{ state: 'DUE', restCents: 94_000, payment: null },
    parts: [{ amountCents: 30_000 }],
  });
});

test('a part that did not arrive is owed again, after the last payment, too', async () => {
  const situation = await owed();
  const { brand, creator } = situation;
  const { parts } = await pay(situation, 40_000);
  await pay(situation, undefined, 'the last');
  await answerRest(situation, true);
  const { payout } = await creator.client.payouts.answerPart({
    params: { dealId: situation.dealId, partId: parts[0]?.id ?? '' },
    body: { arrived: false, note: 'Nothing came' },
  });
  expect(payout).toMatchObject({ state: 'NOT_ARRIVED', restCents: 40_000, payment: null });
  expect(payout.parts.map(({ amountCents, state }) => [amountCents, state])).toEqual([
    [40_000, 'NOT_ARRIVED'],
    [84_000, 'CONFIRMED'],
  ]);
  expect(await toldOf(brand)).toContain('payout.part_not_arrived');
  expect((await brand.client.deals.brandStats()).payouts).toMatchObject({
    notArrived: { count: 1, amountCents: 40_000 },
    arrived: { amountCents: 84_000 },
  });
  // The brand knows again where to pay.
  expect(await codeOf(brand.client.bankDetails.look({ params: { dealId: situation.dealId } }))).toBe('done');
});

test('a part that did not arrive leaves a rest that nobody marked as it was', async () => {
  const situation = await owed();
  const { parts } = await pay(situation, 100);
  const deny = async (partId?: string) => (await answer(situation, partId ?? '', false)).payout;
  expect(await deny(parts[0]?.id)).toMatchObject({
    ...{ state: 'DUE', restCents: whole, answer: null },
    parts: [{ amountCents: 100, state: 'NOT_ARRIVED' }],
  });
  // A rest that did not arrive stays that, too, with what was said to it.
  const again = await pay(situation, 200);
  await pay(situation);
  await answerRest(situation, false);
  expect(await deny(again.parts[1]?.id)).toMatchObject({
    state: 'NOT_ARRIVED',
    restCents: whole,
    payment: { reference: '88401' },
    answer: { arrived: false },
  });
});

test('a run pays the rest, and leaves alone what a part has changed', async () => {
  const situation = await owed();
  const { brand, dealId } = situation;
  const create = async () => (await brand.client.payoutRuns.create({ body: { dealIds: [dealId] } })).run;
  const before = await create();
  await pay(situation, 40_000);
  expect(await readFrom(brand)).toMatchObject({ restCents: 84_000, openRun: null });
  const after = await create();
  expect(after.payments).toMatchObject([{ amountCents: 84_000, state: 'OPEN' }]);
  const { runs } = await brand.client.payoutRuns.list();
  expect(runs.at(-1)).toMatchObject({ id: before.id, payments: [{ state: 'ELSEWHERE' }] });
  const params = { runId: before.id };
  const body = { paidOn: server.app.deps.clock().toISOString(), method: 'CARD' as const, reference: '1' };
  expect(await codeOf(brand.client.payoutRuns.payees({ params, body: { kind: 'CSV' } }))).toBe(
    'run.nothing_left',
  );
  expect(await codeOf(brand.client.payoutRuns.markPaid({ params, body }))).toBe('run.nothing_left');
  await brand.client.payoutRuns.markPaid({ params: { runId: after.id }, body });
  expect(await readFrom(brand)).toMatchObject({ state: 'MARKED', restCents: 84_000 });
});

test('a confirmed part is paid in the year of its day, whatever the rest', async () => {
  const situation = await owed();
  const { creator, brand, dealId } = situation;
  const thisYear = async () => (await creator.client.payouts.account()).paidThisYear;
  const marked = await pay(situation, 40_000);
  expect(await thisYear()).toEqual({ count: 0, amountCents: 0 });
  await answer(situation, marked.parts[0]?.id ?? '', true);
  expect(await thisYear()).toEqual({ count: 0, amountCents: 40_000 });
  const yearAgo = new Date(server.app.deps.clock().getTime() - 366 * day).toISOString();
  await server.app.deps.db
    .update(deals)
    .set({ createdAt: new Date(yearAgo) })
    .where(eq(deals.id, dealId));
  const { payout } = await brand.client.payouts.markPaid({
    params: { dealId },
    body: { paidOn: yearAgo, method: 'BANK_TRANSFER', reference: '1', amountCents: 10_000 },
  });
  await answer(situation, payout.parts[1]?.id ?? '', true);
  expect(await thisYear()).toEqual({ count: 0, amountCents: 40_000 });
  await pay(situation);
  await answerRest(situation, true);
  expect(await thisYear()).toEqual({ count: 1, amountCents: whole - 10_000 });
  expect((await creator.client.payouts.account()).paid).toEqual({ count: 1, amountCents: whole });
});

test('seven days of silence confirm a part, and reminders of the rest go on', async () => {
  const situation = await owed();
  const { brand, creator } = situation;
  await pay(situation, 40_000);
  server.advance(40 * day);
  await takeDueSteps(server.app.deps);
  for (const person of [brand, creator]) {
    const body = { email: person.user.email, password: testPassword };
    person.client = server.as((await server.anonymous.accounts.logIn({ body })).token);
  }
  const payout = await readFrom(creator);
  expect(payout).toMatchObject({ state: 'DUE', restCents: 84_000, parts: [{ answer: { bySilence: true } }] });
  expect((await creator.client.payouts.account()).late.amountCents).toBe(84_000);
  expect(await toldOf(brand)).toEqual(expect.arrayContaining(['payout.late', 'payout.part_confirmed']));
  await answer(situation, payout?.parts[0]?.id ?? '', false);
  expect(await readFrom(brand)).toMatchObject({ state: 'DUE', restCents: whole });
});
