/** Debts, cases, runs and products of the two people of the access matrix: there is something to see, and something to do. */

import { sampleBankDetails } from '../bank-details.ts';
import type { DealSituation } from '../builders.ts';
import { briefFor } from '../builders.ts';
import { completeDeal } from '../complete-deal.ts';
import { type TestServer, testPassword } from '../harness.ts';
import { makeLate, openCase, sendLetter } from '../late-deal.ts';
import { addReceipt, boughtSample, sentSample, someAddress, someShipment } from '../samples.ts';

/** Deals of the two, by what there is to do about them. */
export interface AccessDebts {
  /** Owed, to an account that the brand sees. */
  owed: string;
  /** In runs that are open, one for each who may mark them. */
  inRun: Record<'owner' | 'manager', { dealId: string; runId: string }>;
  /** In no run yet, one for each who may make one. */
  inNone: Record<'owner' | 'manager', string>;
  /** In runs that each of them discards. */
  toDiscard: Record<'owner' | 'manager', { dealId: string; runId: string }>;
  /** Paid in part: that part waits for its answer. */
  inPart: { dealId: string; partId: string };
  /** Late: of one the creator reminds, of another a letter was sent. */
  late: string;
  withLetter: string;
  /** Briefcast was asked to step in: of one the creator takes it back, another is decided. */
  withCase: string;
  decided: { caseId: string; restCents: number };
  /** The brand sends a product; others are on their way back, one for each who may confirm it; one is bought, with its receipt. */
  sent: string;
  onWayBack: Record<'owner' | 'manager', string>;
  bought: { dealId: string; fileId: string };
}

/** Makes them through the same calls as a browser, for the people of the brief. */
export async function accessDebts(
  server: TestServer,
  { brand, creator }: DealSituation,
): Promise<AccessDebts> {
  const accepted = async (changes: Record<string, unknown> = {}) => {
    const { deal } = await brand.client.deals.create({ body: briefFor(creator, changes) });
    await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
    return { brand, creator, dealId: deal.id };
  };
  const completed = async (daysLate = 0) => {
    const situation = await accepted();
    await completeDeal(server, situation);
    if (daysLate > 0) await makeLate(server, situation.dealId, daysLate);
    return situation;
  };
  await creator.client.bankDetails.save({ body: { password: testPassword, details: sampleBankDetails } });
  const owed = await completed();
  const inPart = await completed();
  const payment = { paidOn: new Date().toISOString(), method: 'BANK_TRANSFER', reference: '88401' } as const;
  const { payout } = await brand.client.payouts.markPaid({
    params: { dealId: inPart.dealId },
    body: { ...payment, amountCents: 100 },
  });
  const [withLetter, withCase, decided] = [await completed(20), await completed(20), await completed(20)];
  await sendLetter(withLetter);
  await openCase(withCase);
  // A brand calls before the first run to an account that is new to it.
  await brand.client.bankDetails.call({ params: { dealId: owed.dealId }, body: { version: 1 } });
  const inRun = async () => {
    const { dealId } = await completed();
    const { run } = await brand.client.payoutRuns.create({ body: { dealIds: [dealId] } });
    return { dealId, runId: run.id };
  };
  const onWayBack = async () => {
    const { dealId } = await accepted({ sample: { ...sentSample, isReturned: true } });
    const params = { dealId };
    const shipment = { ...someShipment, sentOn: payment.paidOn };
    await creator.client.samples.giveAddress({ params, body: someAddress });
    await brand.client.samples.send({ params, body: shipment });
    await creator.client.samples.answer({ params, body: { outcome: 'ARRIVED' } });
    await creator.client.samples.sendBack({ params, body: shipment });
    return dealId;
  };
  const bought = await accepted({ sample: boughtSample });
  return {
    owed: owed.dealId,
    inRun: { owner: await inRun(), manager: await inRun() },
    inNone: { owner: (await completed()).dealId, manager: (await completed()).dealId },
    toDiscard: { owner: await inRun(), manager: await inRun() },
    inPart: { dealId: inPart.dealId, partId: payout.parts[0]?.id ?? '' },
    late: (await completed(20)).dealId,
    withLetter: withLetter.dealId,
    withCase: withCase.dealId,
    decided: { caseId: await openCase(decided), restCents: payout.amountCents },
    sent: (await accepted({ sample: { ...sentSample, isReturned: true } })).dealId,
    onWayBack: { owner: await onWayBack(), manager: await onWayBack() },
    bought: { dealId: bought.dealId, fileId: await addReceipt(server, bought) },
  };
}
