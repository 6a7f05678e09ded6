/** Money, samples and rights in the queue of both sides (rules/needs). */
import type { NeedKind } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payouts, renewals, rights } from '../../platform/database/tables/index.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { acceptedDeal, brandIdOf, type DealSituation, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { lateDeal, makeLate, openCase } from '../../testing/late-deal.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { paidByTransfer, renewableDeal, renewalCalls } from '../../testing/renewals.ts';
import { addReceipt, boughtSample, sentSample, someAddress } from '../../testing/samples.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(server.app.deps.clock().getTime() - days * day);

const queueOf = ({ client }: Person) => client.needs.read();
const kindsOf = async (person: Person): Promise<NeedKind[]> =>
  (await queueOf(person)).needs.map(({ kind }) => kind);
const waitsOf = async (person: Person) => (await queueOf(person)).waiting.map(({ kind }) => kind);
const pay = ({ brand, dealId }: DealSituation) =>
  brand.client.payouts.markPaid({
    params: { dealId },
    body: paidByTransfer(server.app.deps.clock()),
  });

test('all that is to be paid soon is one row, which is harm as soon as some of it is late', async () => {
  const brand = await server.signUpBrand();
  const early = await owedDeal(server, brand, sampleBankDetails, { paymentDays: 5 });
  await owedDeal(server, brand, sampleBankDetails, { paymentDays: 60 });
  await owedDeal(server, brand, sampleBankDetails, { paymentDays: 9, currency: 'AED' });
  const key = `payout.pay ${brandIdOf(brand)}`;
  expect((await queueOf(brand)).needs).toMatchObject([
    {
      ...{ key, kind: 'payout.due', count: 2, others: 1, deal: null },
      sums: { amountCents: 124_000, amountFils: 124_000 },
    },
  ]);
  await brand.client.needs.putOff({ body: { key, until: 'MONDAY' } });
  expect(await kindsOf(brand)).toEqual([]);
  await makeLate(server, early.dealId, 3);
  expect((await queueOf(brand)).needs).toMatchObject([{ kind: 'payout.late', count: 2, of: 1 }]);
  const hide = { key, until: 'HIDDEN' } as const;
  expect(await codeOf(brand.client.needs.putOff({ body: hide }))).toBe('need.not_so_long');
  await brand.client.needs.putOff({ body: { key, until: 'TOMORROW' } });
  expect(await queueOf(brand)).toMatchObject({ needs: [], putOff: [{ kind: 'payout.late' }] });
  expect(await queueOf(await teamMember(server, brand, 'REVIEWER'))).toMatchObject({ total: 0, ofTeam: 1 });
});

test('a payment is asked about, denied, and chased', async () => {
  const brand = await server.signUpBrand();
  const situation = await owedDeal(server, brand);
  const { creator, dealId } = situation;
  const params = { dealId };
  expect(await waitsOf(creator)).toEqual(['payment']);
  await pay(situation);
  expect(await waitsOf(brand)).toEqual(['confirm_payment']);
  expect((await queueOf(creator)).needs).toMatchObject([
    { kind: 'payout.arrived', sums: { amountCents: 124_000 } },
  ]);
  await creator.client.payouts.answer({ params, body: { arrived: false, note: 'Nothing came.' } });
  expect((await queueOf(brand)).needs).toMatchObject([
    { kind: 'payout.not_arrived', words: 'Nothing came.' },
  ]);
  expect(await kindsOf(creator)).toEqual([]);
  const { db } = server.app.deps;
  await db
    .update(payouts)
    .set({ answeredAt: daysAgo(3) })
    .where(eq(payouts.dealId, dealId));
  expect(await kindsOf(creator)).toEqual(['payout.silent']);
  await pay(situation);
  expect(await kindsOf(brand)).toEqual([]);
  await creator.client.payouts.answer({ params, body: { arrived: true } });
  expect(await kindsOf(creator)).toEqual([]);
});

test('money that did not arrive asks the creator for the missing bank details', async () => {
  const situation = await lateDeal(server, 20);
  const { creator, dealId } = situation;
  await pay(situation);
  expect(await kindsOf(creator)).toEqual(['payout.arrived']);
  await creator.client.payouts.answer({
    params: { dealId },
    body: { arrived: false, note: 'Nothing came.' },
  });
  expect(await kindsOf(creator)).toEqual(['bank.missing']);
});

test('late money is the creator’s to remind of, once a week, and a case the brand’s to answer', async () => {
  const situation = await lateDeal(server, 20);
  const { brand, creator, dealId } = situation;
  expect(await kindsOf(creator)).toEqual(['payout.overdue', 'bank.missing']);
  await creator.client.payouts.remind({ params: { dealId } });
  expect(await kindsOf(creator)).toEqual(['bank.missing']);
  expect(await waitsOf(brand)).toEqual(['bank_details']);
  const body = { password: testPassword, details: sampleBankDetails };
  await creator.client.bankDetails.save({ body });
  expect(await kindsOf(creator)).toEqual([]);
  await openCase(situation);
  expect(await kindsOf(brand)).toEqual(['dispute.opened', 'payout.late']);
  await brand.client.disputes.state({ params: { dealId }, body: { text: 'The films came late.' } });
  expect(await kindsOf(brand)).toEqual(['payout.late']);
});

test('a sample goes from side to side', async () => {
  const sample = { ...sentSample, isReturned: true };
  const situation = await acceptedDeal(server, { sample });
  const { brand, creator, dealId } = situation;
  const params = { dealId };
  const shipment = { carrier: 'Aramex', trackingUrl: null, sentOn: new Date().toISOString() };
  expect(await kindsOf(creator)).toEqual(['sample.address']);
  expect(await waitsOf(brand)).toEqual(['sample_address']);
  await creator.client.samples.giveAddress({ params, body: someAddress });
  expect(await kindsOf(brand)).toEqual(['sample.send']);
  expect(await waitsOf(creator)).toEqual(['sample_send']);
  await brand.client.samples.send({ params, body: shipment });
  expect(await kindsOf(creator)).toEqual(['sample.arrived']);
  expect(await waitsOf(brand)).toEqual(['sample_sent']);
  await creator.client.samples.answer({ params, body: { outcome: 'NOT_RECEIVED', note: '' } });
  expect(await kindsOf(brand)).toEqual(['sample.missing']);
  await brand.client.samples.send({ params, body: shipment });
  await creator.client.samples.answer({ params, body: { outcome: 'DAMAGED', note: 'Pump broken' } });
  const { needs } = await queueOf(brand);
  expect(needs).toMatchObject([{ kind: 'sample.damaged', words: 'Pump broken' }]);
  await brand.client.samples.send({ params, body: shipment });
  await creator.client.samples.answer({ params, body: { outcome: 'ARRIVED', note: '' } });
  expect(await kindsOf(brand)).toEqual([]);
  await completeDeal(server, situation);
  expect(await kindsOf(creator)).toContain('sample.return');
  await creator.client.samples.sendBack({ params, body: shipment });
  expect(await kindsOf(creator)).not.toContain('sample.return');
  expect(await kindsOf(brand)).toContain('sample.returned');
  await brand.client.samples.confirmReturn({ params });
  expect(await kindsOf(brand)).not.toContain('sample.returned');
});

test('a product that the creator bought needs its receipt', async () => {
  const situation = await acceptedDeal(server, { sample: boughtSample });
  const { creator, dealId } = situation;
  expect(await kindsOf(creator)).toEqual(['sample.receipt']);
  const body = { amount: 4_000, fileId: await addReceipt(server, situation) };
  await creator.client.samples.stateReceipt({ params: { dealId }, body });
  expect(await kindsOf(creator)).toEqual([]);
});

test('rights that end soon are offered again, answered, or asked after', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = renewalCalls(server, situation);
  const { db } = server.app.deps;
  expect(await kindsOf(brand)).toEqual([]);
  const endsAt = new Date(Math.floor(daysAgo(-9).getTime() / day) * day);
  await db.update(rights).set({ endsAt }).where(eq(rights.dealId, dealId));
  expect((await queueOf(brand)).needs).toMatchObject([{ kind: 'right.ends', at: endsAt.toISOString() }]);
  const offered = await calls.offer(brand);
  expect(await kindsOf(brand)).toEqual([]);
  expect(await waitsOf(brand)).toContain('renewal');
  expect((await queueOf(creator)).needs).toMatchObject([
    { kind: 'payout.arrived' },
    { kind: 'renewal.answer', sums: { amountCents: 30_000 } },
  ]);
  await db
    .update(renewals)
    .set({ createdAt: daysAgo(4) })
    .where(eq(renewals.id, offered.id));
  expect((await queueOf(brand)).needs).toMatchObject([
    { kind: 'renewal.unanswered', at: endsAt.toISOString() },
  ]);
  await calls.answer(creator, offered.id, 'ACCEPTED');
  expect(await kindsOf(brand)).not.toContain('renewal.unanswered');
});
