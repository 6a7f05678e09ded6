/** Work that is added to a running deal for a price of its own, as both sides call it (rules/additions). */
import { api, type NewAddition } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, sentBrief, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { sendFile } from '../../testing/send-file.ts';
import { readDealInvoice } from '../invoices/read-deal-invoice.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const midnight = (offset: number) =>
  new Date(Math.floor(server.app.deps.clock().getTime() / day) * day + offset * day).toISOString();
const cut: NewAddition = { what: 'A vertical cut', amount: 12_000 };

/** The calls about one deal. */
function stepsOf({ dealId }: Pick<DealSituation, 'dealId'>) {
  const params = { dealId };
  return {
    propose: async ({ client }: Person, body: NewAddition = cut) =>
      (await client.additions.propose({ params, body })).addition,
    answer: async ({ client }: Person, additionId: string, answer: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN') =>
      (await client.additions.answer({ params: { ...params, additionId }, body: { answer } })).addition,
    deal: async ({ client }: Person) => (await client.deals.read({ params: { id: dealId } })).deal,
    move: ({ client }: Person, status: 'ACCEPTED' | 'REJECTED') =>
      client.deals.changeStatus({ params: { id: dealId }, body: { status } }),
  };
}

async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('addition.') || kind === 'deadline.moved');
}

/** A file of the creator's with a request of the brand's, for which the creator names a price. */
async function pricedRequest({ brand, creator, dealId }: DealSituation, text = 'A second\n ending') {
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  const body = { kind: 'NEW_REQUEST', text } as const;
  const { comment } = await brand.client.comments.add({ params: { id: file.id }, body });
  const params = { id: comment.id };
  await creator.client.comments.answerRequest({ params, body: { answer: 'PRICED', price: 9_000 } });
  return params;
}

test.each(['BRAND', 'CREATOR'] as const)(
  'is proposed by the %s, accepted by the other side, and owed',
  async (by) => {
    const situation = await acceptedDeal(server);
    const { brand, creator } = situation;
    const [one, other] = by === 'BRAND' ? [brand, creator] : [creator, brand];
    const steps = stepsOf(situation);
    const { id } = await steps.propose(one);
    expect(await steps.deal(other)).toMatchObject({
      budget: 124_000,
      total: 124_000,
      additions: [{ ...cut, id, by, state: 'OPEN', deadline: null, answeredAt: null, commentId: null }],
    });
    expect(await toldOf(other)).toEqual(['addition.proposed']);
    expect(await codeOf(steps.answer(one, id, 'ACCEPTED'))).toBe('addition.not_yours');
    expect(await codeOf(steps.answer(other, id, 'WITHDRAWN'))).toBe('addition.not_yours');
    expect((await steps.answer(other, id, 'ACCEPTED')).state).toBe('ACCEPTED');
    expect((await steps.answer(other, id, 'ACCEPTED')).state).toBe('ACCEPTED');
    expect(await codeOf(steps.answer(other, id, 'DECLINED'))).toBe('addition.answered');
    expect(await codeOf(steps.answer(one, id, 'WITHDRAWN'))).toBe('addition.answered');
    expect(await steps.deal(one)).toMatchObject({ budget: 124_000, total: 136_000 });
    expect(await toldOf(one)).toEqual(['addition.accepted']);
  },
);

test('of two who accept it at once it is added once', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator } = situation;
  const manager = await teamMember(server, brand, 'MANAGER');
  const steps = stepsOf(situation);
  const { id } = await steps.propose(creator);
  await Promise.all([brand, manager, brand, manager].map((person) => steps.answer(person, id, 'ACCEPTED')));
  expect((await steps.deal(creator)).total).toBe(136_000);
});

test('is not bound by a reviewer, nor known to strangers', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator } = situation;
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const steps = stepsOf(situation);
  expect(await codeOf(steps.propose(reviewer))).toBe('team.role_too_small');
  const { id } = await steps.propose(creator);
  expect(await codeOf(steps.answer(reviewer, id, 'ACCEPTED'))).toBe('team.role_too_small');
  const stranger = await server.signUpBrand();
  expect(await codeOf(steps.answer(stranger, id, 'ACCEPTED'))).toBe('deal.not_found');
  expect(await codeOf(stepsOf(await acceptedDeal(server)).answer(brand, id, 'ACCEPTED'))).toBe(
    'deal.not_found',
  );
});

test('is declined or withdrawn without a trace in the price', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  await steps.answer(brand, (await steps.propose(creator)).id, 'DECLINED');
  await steps.answer(brand, (await steps.propose(brand)).id, 'WITHDRAWN');
  const { total, additions } = await steps.deal(creator);
  expect([total, additions?.map(({ state }) => state)]).toEqual([124_000, ['DECLINED', 'WITHDRAWN']]);
  expect(await toldOf(creator)).toEqual(['addition.proposed', 'addition.declined']);
});

test('has bounds: only while the deal is under way, five open at once, and no more than a budget may be', async () => {
  const situation = await sentBrief(server);
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  expect(await codeOf(steps.propose(brand))).toBe('addition.not_now');
  await steps.move(creator, 'ACCEPTED');
  expect(await codeOf(steps.propose(brand, { ...cut, amount: 0 }))).toBe('request.invalid');
  expect(await codeOf(steps.propose(brand, { ...cut, what: ' ' }))).toBe('request.invalid');
  expect(await codeOf(steps.propose(brand, { ...cut, deadline: midnight(-3) }))).toBe('request.invalid');
  const first = await steps.propose(brand, { ...cut, amount: 100_000_000 });
  for (let open = 2; open <= 5; open++) await steps.propose(creator);
  expect(await codeOf(steps.propose(brand))).toBe('addition.too_many_open');
  await steps.answer(creator, first.id, 'ACCEPTED');
  expect(await codeOf(steps.propose(brand))).toBe('addition.too_much');
  const second = (await steps.deal(brand)).additions?.find(({ state }) => state === 'OPEN');
  expect(await codeOf(steps.answer(brand, second?.id ?? '', 'ACCEPTED'))).toBe('addition.too_much');
});

test('an accepted day moves the deadline, and is not taken once it is over', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  const { id } = await steps.propose(creator, { ...cut, deadline: midnight(40) });
  expect((await steps.deal(brand)).deadline).not.toBe(midnight(40));
  await steps.answer(brand, id, 'ACCEPTED');
  expect((await steps.deal(brand)).deadline).toBe(midnight(40));
  expect(await toldOf(creator)).toEqual(['deadline.moved', 'addition.accepted']);
  const soon = await steps.propose(creator, { ...cut, deadline: midnight(0) });
  server.advance(4 * day);
  await logInAgain(server, brand);
  expect(await codeOf(steps.answer(brand, soon.id, 'ACCEPTED'))).toBe('request.invalid');
  expect((await steps.answer(brand, soon.id, 'DECLINED')).state).toBe('DECLINED');
});

test('what is open lapses with the deal, and is answered no more', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const steps = stepsOf(situation);
  const { id } = await steps.propose(creator);
  await completeDeal(server, situation);
  const { additions, total } = await steps.deal(brand);
  expect([additions?.[0]?.state, total]).toEqual(['LAPSED', 124_000]);
  expect(await codeOf(steps.answer(brand, id, 'ACCEPTED'))).toBe('addition.not_now');
  expect(await codeOf(steps.propose(brand))).toBe('addition.not_now');

  const ended = await acceptedDeal(server);
  const open = await stepsOf(ended).propose(ended.brand);
  const params = { id: ended.dealId };
  const { proposal } = await ended.brand.client.deals.propose({ params, body: { kind: 'CANCELLATION' } });
  await ended.creator.client.deals.answerProposal({
    params: { ...params, proposalId: proposal.id },
    body: { answer: 'ACCEPTED' },
  });
  expect((await stepsOf(ended).deal(ended.creator)).additions).toMatchObject([
    { id: open.id, state: 'LAPSED' },
  ]);
  expect(dealId).not.toBe(ended.dealId);
});

test('a price agreed on in the review room is added at once', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator } = situation;
  const params = await pricedRequest(situation);
  const accept = () => brand.client.comments.answerRequest({ params, body: { answer: 'PRICE_ACCEPTED' } });
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const byReviewer = reviewer.client.comments.answerRequest({ params, body: { answer: 'PRICE_ACCEPTED' } });
  expect(await codeOf(byReviewer)).toBe('team.role_too_small');
  await Promise.allSettled([accept(), accept()]);
  expect(await stepsOf(situation).deal(creator)).toMatchObject({
    total: 133_000,
    additions: [
      { what: 'A second ending', amount: 9_000, by: 'CREATOR', state: 'ACCEPTED', commentId: params.id },
    ],
  });
  expect(await toldOf(creator)).toEqual(['addition.accepted']);
});

test('is in the totals of both sides, in what is owed, on the invoice, the certificate and in the log', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const steps = stepsOf(situation);
  const { id } = await steps.propose(creator);
  const listed = async () => (await brand.client.deals.brandDeals({ query: {} })).deals[0];
  const before = await listed();
  expect(before).toMatchObject({ budget: 124_000, additionsToAnswer: 1 });
  expect(before && totalOf(before)).toBe(124_000);
  await steps.answer(brand, id, 'ACCEPTED');
  await brand.client.comments.answerRequest({
    params: await pricedRequest(situation),
    body: { answer: 'PRICE_ACCEPTED' },
  });
  expect(await listed()).toMatchObject({ budget: 124_000, total: 145_000 });
  expect((await listed())?.additionsToAnswer ?? 0).toBe(0);
  const { deal } = await brand.client.deals.read({ params: { id: dealId } });
  for (const file of deal.files)
    await brand.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  await completeDeal(server, situation);

  expect((await steps.deal(brand)).payout).toMatchObject({ amountCents: 145_000, restCents: 145_000 });
  const { invoice } = await readDealInvoice(server.app.deps.db, dealId);
  expect(invoice).toMatchObject({
    totalCents: 145_000,
    lines: [
      { text: 'Winter barrier serum', amountCents: 124_000 },
      { text: 'A vertical cut', amountCents: 12_000 },
      { text: 'A second ending', amountCents: 9_000 },
    ],
  });
  expect((await creator.client.deals.creatorStats()).totalEarnings).toBe(145_000);
  const { log, certificate } = await brand.client.proof.log({ params: { id: dealId } });
  expect(certificate?.deal.value).toMatchObject({ budget: 124_000, added: 21_000 });
  const said = log.entries.filter(({ body }) => body.kind.startsWith('addition.'));
  expect(said.map(({ body, what }) => [body.kind, what?.value])).toEqual([
    ['addition.proposed', expect.objectContaining({ text: 'A vertical cut', amount: 12_000, state: 'OPEN' })],
    ['addition.answered', expect.objectContaining({ amount: 12_000, state: 'ACCEPTED' })],
    ['addition.agreed', expect.objectContaining({ text: 'A second ending', amount: 9_000, currency: 'USD' })],
  ]);
});
