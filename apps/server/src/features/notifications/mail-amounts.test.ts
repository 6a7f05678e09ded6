/** Mails name the amount that they are about, which is seldom the price of the deal. */
import { formatDeadlineDay } from '@briefcast/i18n/format';
import { expect, test } from 'vitest';
import { acceptedDeal, type DealSituation, sentBrief } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { addReceipt, boughtSample } from '../../testing/samples.ts';

const server = useTestServer();

/** The amounts and the day in the newest mail to somebody that says this in its subject. */
async function factsIn({ user }: Person, subject: string) {
  const all = await server.mails();
  const mail = all.findLast((each) => each.includes(`To: ${user.email}`) && each.includes(subject)) ?? '';
  return {
    amounts: [...new Set(mail.match(/\$[\d,.]*\d/gu))],
    day: /^(?:Payment due|Pay by|Due) (.*)$/mu.exec(mail)?.[0]?.trim(),
  };
}

async function payPart({ brand, dealId }: DealSituation, amountCents: number) {
  const paidOn = server.app.deps.clock().toISOString();
  const body = { paidOn, method: 'BANK_TRANSFER' as const, reference: '88401', amountCents };
  return (await brand.client.payouts.markPaid({ params: { dealId }, body })).payout.parts.at(-1)?.id ?? '';
}

test('a part of a payment is named by itself, also beside a second one, and the rest by what is left', async () => {
  const situation = await owedDeal(server, await server.signUpBrand());
  const { brand, creator, dealId } = situation;
  const first = await payPart(situation, 50_050);
  expect(await factsIn(creator, 'marked part')).toMatchObject({ amounts: ['$500.50'] });
  await payPart(situation, 20_000);
  await creator.client.payouts.answerPart({ params: { dealId, partId: first }, body: { arrived: false } });
  expect(await factsIn(brand, 'did not arrive')).toMatchObject({ amounts: ['$500.50'] });

  const paidOn = server.app.deps.clock().toISOString();
  const body = { paidOn, method: 'BANK_TRANSFER' as const, reference: '88402' };
  await brand.client.payouts.markPaid({ params: { dealId }, body });
  expect(await factsIn(creator, 'marked your payment')).toMatchObject({ amounts: ['$1,040'] });
});

test('other terms are named by the price and the day that are proposed', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const deadline = '2027-03-09T00:00:00.000Z';
  const body = { kind: 'TERMS' as const, budget: 94_000, deadline };
  await creator.client.deals.propose({ params: { id: dealId }, body });
  expect(await factsIn(brand, 'proposed other terms')).toEqual({
    amounts: ['$940'],
    day: 'Due Tuesday, March 9',
  });
});

test('a project that is complete is named by the day of its payment, not by that of its content', async () => {
  const { brand, creator, dealId } = await owedDeal(server, await server.signUpBrand());
  const { payouts } = await brand.client.payouts.list();
  const dueAt = payouts.find((one) => one.dealId === dealId)?.dueAt ?? expect.fail('nothing is owed');
  const day = formatDeadlineDay(new Date(dueAt));
  expect((await factsIn(creator, 'completed the project')).day).toBe(`Payment due ${day}`);
  expect((await factsIn(brand, 'completed the project')).day).toBe(`Pay by ${day}`);
});

test('an addition is named by its own price', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  const body = { what: 'Two stills', amount: 12_000 };
  await creator.client.additions.propose({ params: { dealId }, body });
  expect(await factsIn(brand, 'addition')).toMatchObject({ amounts: ['$120'] });
});

test('a receipt is named by what the product cost', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server, { sample: boughtSample });
  const fileId = await addReceipt(server, { creator, dealId });
  await creator.client.samples.stateReceipt({ params: { dealId }, body: { amount: 4000, fileId } });
  expect(await factsIn(brand, 'the receipt for the product')).toMatchObject({ amounts: ['$40'] });
});
