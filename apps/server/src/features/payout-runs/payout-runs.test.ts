/** A run from its payouts to the creators' word, as both sides call it (rules/payouts#runs). */
import { api, type NewRunPayment, type RunFileKind } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { type DealSituation, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();
const otherAccount = { ...sampleBankDetails, account: 'AE080410000098765432107' };

const idsOf = (deals: readonly DealSituation[]) => deals.map(({ dealId }) => dealId);
const create = async ({ client }: Person, dealIds: string[], replaces: number[] = []) =>
  (await client.payoutRuns.create({ body: { dealIds, replaces } })).run;
const discard = async ({ client }: Person, runId: string) =>
  (await client.payoutRuns.discard({ params: { runId } })).run;
const runsOf = async ({ client }: Person) => (await client.payoutRuns.list()).runs;
const payees = ({ client }: Person, runId: string, kind: RunFileKind = 'CSV') =>
  client.payoutRuns.payees({ params: { runId }, body: { kind } });
const payment = (changes: Partial<NewRunPayment> = {}): NewRunPayment => ({
  paidOn: server.app.deps.clock().toISOString(),
  method: 'BANK_TRANSFER',
  reference: 'Run 88401',
  ...changes,
});
const mark = async ({ client }: Person, runId: string, body = payment()) =>
  (await client.payoutRuns.markPaid({ params: { runId }, body })).run;
const markOne = ({ client }: Person, dealId: string) =>
  client.payouts.markPaid({
    params: { dealId },
    body: { paidOn: server.app.deps.clock().toISOString(), method: 'CARD', reference: '1' },
  });
const statesOf = ({ payments }: { payments: { dealId: string; state: string }[] }, deals: DealSituation[]) =>
  deals.map(({ dealId }) => payments.find((each) => each.dealId === dealId)?.state);

/** A brand that owes this many creators. */
async function owing(count: number): Promise<{ brand: Person; deals: DealSituation[] }> {
  const brand = await server.signUpBrand();
  const deals: DealSituation[] = [];
  for (let made = 0; made < count; made += 1) deals.push(await owedDeal(server, brand));
  return { brand, deals };
}

test('a run is put together, its file taken, and marked at once; each creator confirms their own', async () => {
  const { brand, deals } = await owing(2);
  const run = await create(brand, [...idsOf(deals), ...idsOf(deals)]);
  expect(run).toMatchObject({ number: 1, createdBy: { id: brand.user.id }, markedAt: null, downloads: [] });
  expect(statesOf(run, deals)).toEqual(['OPEN', 'OPEN']);
  expect(run.dueOn).toBe((await brand.client.payouts.list()).payouts[0]?.dueAt);

  const file = await payees(brand, run.id, 'PAIN_001');
  expect(file).toMatchObject({ number: 1, createdAt: run.createdAt });
  const { holder, account, swift } = sampleBankDetails;
  const [first] = deals;
  const dealId = first?.dealId ?? '';
  expect(file.payments.find((each) => each.dealId === dealId)).toMatchObject({
    ...{ holder, account, swift, country: 'AE', amountCents: 124_000 },
    // The number of the creator's invoice.
    reference: expect.stringMatching(/^LH-\d{4}-001$/),
  });
  const looks = async () => (await first?.creator.client.bankDetails.own())?.looks;
  expect(await looks()).toMatchObject([{ dealId, person: { id: brand.user.id } }]);

  const marked = await mark(brand, run.id);
  expect(marked).toMatchObject({ markedBy: { id: brand.user.id }, downloads: [{ kind: 'PAIN_001' }] });
  expect(statesOf(marked, deals)).toEqual(['MARKED', 'MARKED']);
  const { payouts } = (await first?.creator.client.payouts.list()) ?? {};
  expect(payouts).toMatchObject([{ state: 'MARKED', payment: { reference: 'Run 88401' } }]);
  await server.app.settle();
  const told = (await first?.creator.client.notifications.list())?.notifications ?? [];
  expect(told.filter(({ kind }) => kind === 'payout.marked')).toHaveLength(1);

  // The files again, without who has the money by now.
  expect((await payees(brand, run.id)).payments).toHaveLength(2);
  await first?.creator.client.payouts.answer({ params: { dealId }, body: { arrived: true } });
  expect(idsOf(deals).filter((id) => id !== dealId)).toEqual(
    (await payees(brand, run.id)).payments.map((each) => each.dealId),
  );
  const { runs } = await brand.client.payoutRuns.list();
  expect(runs.map((each) => statesOf(each, deals))).toEqual([['CONFIRMED', 'MARKED']]);
  expect(runs[0]?.downloads.map(({ kind }) => kind)).toEqual(['CSV', 'CSV', 'PAIN_001']);
  expect(await codeOf(mark(brand, run.id))).toBe('run.marked_already');
});

test('payments of two currencies make two runs, each with a file of its own', async () => {
  const brand = await server.signUpBrand();
  const inDollars = await owedDeal(server, brand);
  const inDirhams = await owedDeal(server, brand, sampleBankDetails, { budget: 264_000, currency: 'AED' });
  expect(await codeOf(create(brand, idsOf([inDollars, inDirhams])))).toBe('run.two_currencies');
  expect(await runsOf(brand)).toEqual([]);

  const runs = [await create(brand, idsOf([inDollars])), await create(brand, idsOf([inDirhams]))];
  expect(runs.map(({ number, currency }) => [number, currency])).toEqual([
    [1, 'USD'],
    [2, 'AED'],
  ]);
  const file = await payees(brand, runs[1]?.id ?? '', 'PAIN_001');
  expect(file).toMatchObject({ currency: 'AED', payments: [{ amountCents: 264_000 }] });
  const marked = await mark(brand, runs[1]?.id ?? '');
  expect(statesOf(marked, [inDirhams])).toEqual(['MARKED']);
  const { payouts } = await brand.client.payouts.list();
  expect(new Map(payouts.map(({ currency, state }) => [currency, state]))).toEqual(
    new Map([
      ['USD', 'DUE'],
      ['AED', 'MARKED'],
    ]),
  );
});

test('without bank details, or before a call about new ones, nothing gets into a run or a file', async () => {
  const brand = await server.signUpBrand();
  const silent = await owedDeal(server, brand, null);
  const known = await owedDeal(server, brand);
  expect(await codeOf(create(brand, idsOf([known, silent])))).toBe('run.no_details');
  const run = await create(brand, idsOf([known]));
  await known.creator.client.bankDetails.save({ body: { password: testPassword, details: otherAccount } });
  expect(await codeOf(create(brand, idsOf([known])))).toBe('run.call_first');
  expect(await codeOf(payees(brand, run.id))).toBe('run.call_first');
  await brand.client.bankDetails.call({ params: { dealId: known.dealId }, body: { version: 2 } });
  expect((await payees(brand, run.id)).payments).toMatchObject([{ account: otherAccount.account }]);
  expect((await create(brand, idsOf([known]), [1])).number).toBe(2);
});

test('what an open run has gets into another one on purpose alone, and the first one keeps the others', async () => {
  const { brand, deals } = await owing(2);
  const colleague = await teamMember(server, brand, 'MANAGER');
  const [one, two] = deals;
  const first = await create(brand, idsOf(deals));
  expect(await codeOf(create(colleague, [one?.dealId ?? '']))).toBe('run.in_another');
  await payees(colleague, first.id);
  const { payouts } = await brand.client.payouts.list();
  expect(payouts).toMatchObject([
    {
      openRun: 1,
      heldBy: { createdBy: { id: brand.user.id }, downloadedBy: { id: colleague.user.id } },
    },
    { openRun: 1 },
  ]);
  expect(payouts[0]?.heldBy).toMatchObject({ createdAt: first.createdAt, downloadedAt: expect.any(String) });
  // Another run than the one that was shown.
  expect(await codeOf(create(colleague, [one?.dealId ?? ''], [7]))).toBe('run.in_another');
  expect(await runsOf(brand)).toHaveLength(1);

  const second = await create(colleague, [one?.dealId ?? ''], [1]);
  expect(statesOf(second, deals)).toEqual(['OPEN', undefined]);
  expect((await payees(brand, first.id)).payments.map(({ dealId }) => dealId)).toEqual([two?.dealId]);
  expect(statesOf(await mark(brand, first.id), deals)).toEqual(['ELSEWHERE', 'MARKED']);
  expect(statesOf(await mark(brand, second.id), deals)).toEqual(['MARKED', undefined]);
});

test('a run that was replaced whole is discarded, and its file is no more', async () => {
  const { brand, deals } = await owing(2);
  const first = await create(brand, idsOf(deals));
  await payees(brand, first.id);
  const second = await create(brand, idsOf(deals), [1]);
  const [, discarded] = await runsOf(brand);
  expect(discarded).toMatchObject({ id: first.id, discardedBy: { id: brand.user.id } });
  expect(await codeOf(payees(brand, first.id))).toBe('run.nothing_left');
  expect(await codeOf(mark(brand, first.id))).toBe('run.nothing_left');
  expect(statesOf(await mark(brand, second.id), deals)).toEqual(['MARKED', 'MARKED']);
});

test('an open run can be discarded: its payments are free again, and it can be marked no more', async () => {
  const { brand, deals } = await owing(1);
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const stranger = await server.signUpBrand();
  const run = await create(brand, idsOf(deals));
  expect(await codeOf(discard(reviewer, run.id))).toBe('team.role_too_small');
  expect(await codeOf(discard(stranger, run.id))).toBe('run.not_found');
  const discarded = await discard(brand, run.id);
  expect(discarded).toMatchObject({ discardedBy: { id: brand.user.id }, markedAt: null });
  expect((await discard(brand, run.id)).discardedAt).toBe(discarded.discardedAt);
  expect((await brand.client.payouts.list()).payouts).toMatchObject([{ openRun: null }]);
  expect(await codeOf(mark(brand, run.id))).toBe('run.nothing_left');
  expect(await codeOf(payees(brand, run.id))).toBe('run.nothing_left');
  const next = await create(brand, idsOf(deals));
  expect(next.number).toBe(2);
  await mark(brand, next.id);
  expect(await codeOf(discard(brand, next.id))).toBe('run.marked_already');
});

test('of two runs that are made of the same payments at once one is refused', async () => {
  const { brand, deals } = await owing(2);
  const results = await Promise.allSettled([create(brand, idsOf(deals)), create(brand, idsOf(deals))]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(refused).toEqual(['run.in_another']);
});

test('of two people who mark the same payout one wins, and the run says what was marked before', async () => {
  const { brand, deals } = await owing(2);
  const colleague = await teamMember(server, brand, 'MANAGER');
  const [one, two] = deals;
  const run = await create(brand, idsOf(deals));
  await markOne(colleague, one?.dealId ?? '');
  expect((await payees(brand, run.id)).payments.map(({ dealId }) => dealId)).toEqual([two?.dealId]);

  // Marked payments are in no run any more.
  const { payouts } = await brand.client.payouts.list();
  const openRuns = new Map(payouts.map(({ dealId, openRun }) => [dealId, openRun]));
  expect(openRuns).toEqual(
    new Map([
      [one?.dealId, null],
      [two?.dealId, 1],
    ]),
  );

  const results = await Promise.allSettled([mark(brand, run.id), markOne(colleague, two?.dealId ?? '')]);
  const [won] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(won).toBeDefined();
  const [after] = await runsOf(brand);
  if (after?.markedAt === null) expect(statesOf(after, deals)).toEqual(['ELSEWHERE', 'ELSEWHERE']);
  else expect(after && statesOf(after, deals)).toEqual(['ELSEWHERE', 'MARKED']);
  expect(await codeOf(create(brand, idsOf(deals)))).toBe('payout.not_now');
});

test('a proof is a file of each deal, and one of another marks nothing at all', async () => {
  const { brand, deals } = await owing(2);
  const run = await create(brand, idsOf(deals));
  const proofs: { dealId: string; fileId: string }[] = [];
  for (const { dealId } of deals) {
    const { file } = await sendFile(server, brand, api.files.upload, samplePdf(), {
      name: 'run.pdf',
      params: { dealId },
      query: { for: 'payment' },
    });
    proofs.push({ dealId, fileId: file.id });
  }
  const swapped = proofs.map(({ dealId }, at) => ({ dealId, fileId: proofs.at(at - 1)?.fileId ?? '' }));
  expect(await codeOf(mark(brand, run.id, payment({ reference: '', proofs: [] })))).toBe('request.invalid');
  expect(await codeOf(mark(brand, run.id, payment({ proofs: swapped })))).toBe('request.invalid');
  expect(await codeOf(mark(brand, run.id, payment({ paidOn: '2099-01-01T00:00:00.000Z' })))).toBe(
    'request.invalid',
  );
  expect(await codeOf(mark(brand, run.id, payment({ paidOn: '2020-01-01T00:00:00.000Z' })))).toBe(
    'request.invalid',
  );
  expect((await brand.client.payouts.list()).payouts.map(({ state }) => state)).toEqual(['DUE', 'DUE']);
  const { earliestPaidOn } = run;
  expect(earliestPaidOn).toBe((await brand.client.payouts.list()).payouts[0]?.earliestPaidOn);
  await mark(brand, run.id, payment({ reference: '', proofs }));
  for (const { creator } of deals) {
    const { payouts } = await creator.client.payouts.list();
    expect(payouts).toMatchObject([{ payment: { proof: { name: 'run.pdf' } } }]);
  }
});

test('reviewers read the runs, and neither make nor mark them; other brands know nothing of them', async () => {
  const { brand, deals } = await owing(1);
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const stranger = await server.signUpBrand();
  const run = await create(brand, idsOf(deals));
  expect((await reviewer.client.payoutRuns.list()).runs).toHaveLength(1);
  expect(await codeOf(create(reviewer, idsOf(deals)))).toBe('team.role_too_small');
  expect(await codeOf(payees(reviewer, run.id))).toBe('team.role_too_small');
  expect(await codeOf(mark(reviewer, run.id))).toBe('team.role_too_small');
  expect((await stranger.client.payoutRuns.list()).runs).toEqual([]);
  expect(await codeOf(create(stranger, idsOf(deals)))).toBe('payout.not_found');
  expect(await codeOf(payees(stranger, run.id))).toBe('run.not_found');
  expect(await codeOf(mark(stranger, run.id))).toBe('run.not_found');
});

test('runs come in pages, the newest first', async () => {
  const { brand, deals } = await owing(1);
  for (let made = 0; made < 21; made += 1) await create(brand, idsOf(deals), [made]);
  const first = await brand.client.payoutRuns.list();
  expect(first.runs.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => 21 - at));
  const rest = await brand.client.payoutRuns.list({ query: { cursor: first.nextCursor ?? '' } });
  expect(rest).toMatchObject({ runs: [{ number: 1 }], nextCursor: null });
});
