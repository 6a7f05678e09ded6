/** Money and reports in the copy of what is kept about somebody (rules/accounts#own-data). */
import { beforeAll, expect, test } from 'vitest';
import { acceptedDeal, brandIdOf, type DealSituation, teamMember } from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { buyCredits, setCredits } from '../../testing/credits.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { setModeration } from '../../testing/moderation.ts';
import { readZip } from '../../testing/read-zip.ts';
import { setSubscription } from '../../testing/subscription.ts';

const server = useTestServer();
let situation: DealSituation;

/** From an accepted deal to a payment that the brand marked and the creator has not seen. */
async function payAndDeny({ brand, creator, dealId }: DealSituation): Promise<void> {
  await completeDeal(server, { brand, creator, dealId });
  const paidOn = server.app.deps.clock().toISOString();
  await brand.client.payouts.markPaid({
    params: { dealId },
    body: { paidOn, method: 'BANK_TRANSFER', reference: 'Our 88401' },
  });
  await creator.client.payouts.answer({
    params: { dealId },
    body: { arrived: false, note: 'Nothing at my bank' },
  });
}

beforeAll(async () => {
  situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  await payAndDeny(situation);
  await setCredits(server, true);
  await buyCredits(server, brand, 10);
  const { client: admin } = await server.signInAdmin();
  await setSubscription(server, true);
  const { order } = await creator.client.subscription.order();
  await admin.adminSubscriptions.confirm({ params: { id: order.id } });
  const { message } = await brand.client.messages.send({
    body: { dealId, type: 'TEXT', content: 'Rude words' },
  });
  await setModeration(server, true);
  await creator.client.reports.inDeal({
    body: { subject: 'MESSAGE', subjectId: message.id, reason: 'OTHER', note: 'This was rude' },
  });
});

async function copyOf({ client }: Person) {
  const { url } = await client.personalData.link({ body: { password: testPassword } });
  const { rawPayload } = await server.app.http.inject({ url });
  const text = String((await readZip(rawPayload))['your-data.json']);
  return { text, data: JSON.parse(text) };
}

test('a creator’s copy has their reports, subscription, invoices and payouts, in their own words alone', async () => {
  const { creator, dealId } = situation;
  const { text, data } = await copyOf(creator);
  const ownerId = creator.user.id;
  expect(data).toMatchObject({
    reports: [{ subject: 'MESSAGE', dealId, reason: 'OTHER', note: 'This was rude' }],
    subscription: [{ isPaid: true }],
    orders: [{ ownerId, status: 'PAID', netFils: 10_000 }],
    invoices: [{ ownerId, kind: 'INVOICE', grossFils: 10_500, lines: [{ item: { kind: 'SUBSCRIPTION' } }] }],
    statement: [{ ownerId, movement: 'SUBSCRIBED', reference: data.orders[0].reference, paidFils: 10_500 }],
    payouts: [{ dealId, state: 'NOT_ARRIVED', amountCents: 124_000, answerNote: 'Nothing at my bank' }],
  });
  expect(text).not.toMatch(/Rude words|Our 88401/);
});

test('an owner’s copy has the books of their organisation, and a manager’s what they marked alone', async () => {
  const { brand, dealId } = situation;
  const { text, data } = await copyOf(brand);
  const ownerId = brandIdOf(brand);
  expect(data).toMatchObject({
    reports: [],
    subscription: [],
    orders: [{ ownerId, status: 'PAID', credits: 10 }],
    invoices: [{ ownerId, lines: [{ item: { kind: 'CREDITS', credits: 10 } }] }],
    statement: [{ ownerId, movement: 'BOUGHT', change: 10, paidFils: data.invoices[0].grossFils }],
    payouts: [{ dealId, state: 'NOT_ARRIVED', method: 'BANK_TRANSFER', reference: 'Our 88401' }],
  });
  expect(text).not.toContain('Nothing at my bank');

  const manager = await teamMember(server, brand, 'MANAGER');
  const nothing = { orders: [], invoices: [], statement: [], payouts: [] };
  expect((await copyOf(manager)).data).toMatchObject(nothing);
  const paidOn = server.app.deps.clock().toISOString();
  await manager.client.payouts.markPaid({
    params: { dealId },
    body: { paidOn, method: 'CARD', reference: '88402' },
  });
  expect((await copyOf(manager)).data).toMatchObject({ ...nothing, payouts: [{ dealId, state: 'MARKED' }] });
});
