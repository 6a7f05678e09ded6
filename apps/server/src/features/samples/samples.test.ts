/** A product for the content of a deal, as both sides call it (rules/samples). */
import { api, type SampleTerms } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { samples } from '../../platform/database/tables/index.ts';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, sentBrief, teamMember } from '../../testing/builders.ts';
import { codeOf } from '../../testing/code-of.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { logInAgain } from '../../testing/log-in-again.ts';
import { readZip } from '../../testing/read-zip.ts';
import { addReceipt, boughtSample, sentSample, someAddress } from '../../testing/samples.ts';
import { sendFile } from '../../testing/send-file.ts';
import { remindOfDeadlines } from '../notifications/remind-of-deadlines.ts';
import { notifyOverdueSamples } from './notify-overdue.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;
const midnight = (offset: number) =>
  new Date(Math.floor(server.app.deps.clock().getTime() / day) * day + offset * day).toISOString();

const withSample = (sample: SampleTerms, deadline = midnight(30)) =>
  acceptedDeal(server, { sample, deadline });

/** The calls of both sides of one deal. */
function stepsOf({ brand, creator, dealId }: DealSituation) {
  const params = { dealId };
  const shipment = { carrier: 'Aramex', trackingUrl: 'https://aramex.example/7714', sentOn: midnight(0) };
  return {
    read: async ({ client }: Person) => (await client.samples.read({ params })).sample,
    giveAddress: (address = someAddress) => creator.client.samples.giveAddress({ params, body: address }),
    send: (changes: Partial<typeof shipment> = {}) =>
      brand.client.samples.send({ params, body: { ...shipment, ...changes } }),
    answer: (outcome: 'ARRIVED' | 'DAMAGED' | 'NOT_RECEIVED', note = '') =>
      creator.client.samples.answer({ params, body: { outcome, note } }),
    sendBack: () => creator.client.samples.sendBack({ params, body: shipment }),
    confirmReturn: () => brand.client.samples.confirmReturn({ params }),
    deal: async ({ client }: Person) => (await client.deals.read({ params: { id: dealId } })).deal,
  };
}

async function toldOf({ client }: Person): Promise<string[]> {
  await server.app.settle();
  const { notifications } = await client.notifications.list();
  return notifications
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('sample.') || kind === 'deadline.moved');
}

test('a brief without one is as it always was, and one with it says so to both', async () => {
  const plain = await sentBrief(server);
  expect(await stepsOf(plain).deal(plain.creator)).toMatchObject({ sample: null, sampleState: null });
  const { creator, dealId, brand } = await sentBrief(server, { sample: sentSample });
  const steps = stepsOf({ creator, brand, dealId });
  expect(await steps.deal(creator)).toMatchObject({ sample: sentSample, sampleState: null });
  expect(await codeOf(steps.read(creator))).toBe('sample.none');
  expect(await codeOf(steps.giveAddress())).toBe('sample.none');
});

test('is asked for an address after acceptance, sent, and arrives', async () => {
  const situation = await withSample(sentSample);
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  expect(await steps.read(creator)).toMatchObject({ state: 'ADDRESS_ASKED', address: null });
  expect(await codeOf(steps.send())).toBe('sample.not_now');
  await steps.giveAddress();
  expect(await toldOf(brand)).toEqual(['sample.address_given']);
  expect((await steps.read(brand)).address).toEqual(someAddress);
  await steps.send();
  expect(await toldOf(creator)).toEqual(['sample.sent']);
  await steps.send({ carrier: 'DHL' });
  expect(await toldOf(creator)).toEqual(['sample.sent']);
  const { sample } = await steps.answer('ARRIVED');
  expect(sample).toMatchObject({ state: 'ARRIVED', shipment: { carrier: 'DHL' }, address: someAddress });
  expect(await steps.read(brand)).toMatchObject({ state: 'ARRIVED', address: null });
  expect(await toldOf(brand)).toEqual(['sample.arrived', 'sample.address_given']);
  expect(await codeOf(steps.answer('ARRIVED'))).toBe('sample.not_now');
});

test('shows the address to nobody else, keeps it unreadable, and deletes it when the deal ends', async () => {
  const situation = await withSample(sentSample);
  const { brand, creator, dealId } = situation;
  const steps = stepsOf(situation);
  await steps.giveAddress();
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  expect((await steps.read(reviewer)).address).toBeNull();
  const params = { dealId };
  const shipment = { carrier: 'Aramex', trackingUrl: null, sentOn: midnight(0) };
  expect(await codeOf(reviewer.client.samples.send({ params, body: shipment }))).toBe('team.role_too_small');
  expect(await codeOf(steps.read(await server.signUpBrand()))).toBe('deal.not_found');
  const admin = await server.signInAdmin();
  const { deal } = await admin.client.adminDetails.deal({ params: { id: dealId } });
  expect(JSON.stringify(deal)).not.toContain('Jumeirah 1');

  const kept = () => server.app.deps.db.select().from(samples).where(eq(samples.dealId, dealId));
  expect(JSON.stringify(await kept())).not.toMatch(/Jumeirah|Villa/);
  expect((await kept())[0]?.sealedAddress).not.toBeNull();
  await steps.send();
  await steps.answer('ARRIVED');
  await completeDeal(server, situation);
  expect((await kept())[0]?.sealedAddress).toBeNull();
  expect((await steps.read(creator)).address).toBeNull();
});

test('is in the copy of the creator’s own data and not in the brand’s, and goes when the account does', async () => {
  const { brand, creator, dealId } = await withSample(sentSample);
  await creator.client.samples.giveAddress({ params: { dealId }, body: someAddress });
  const copyOf = async ({ client }: Person) => {
    const { url } = await client.personalData.link({ body: { password: testPassword } });
    const { rawPayload } = await server.app.http.inject({ url });
    return String((await readZip(rawPayload))['your-data.json']);
  };
  expect(JSON.parse(await copyOf(creator))).toMatchObject({
    sampleAddresses: [{ dealId, address: someAddress }],
  });
  expect(await copyOf(brand)).not.toContain('Jumeirah 1');
  await creator.client.personalData.removeAccount({ body: { password: testPassword } });
  const [kept] = await server.app.deps.db.select().from(samples).where(eq(samples.dealId, dealId));
  expect(kept?.sealedAddress).toBeNull();
});

test('that came damaged, or not at all, is sent again', async () => {
  const situation = await withSample(sentSample);
  const { brand } = situation;
  const steps = stepsOf(situation);
  await steps.giveAddress();
  await steps.send();
  await steps.answer('NOT_RECEIVED', 'The courier left nothing');
  expect(await steps.read(brand)).toMatchObject({
    state: 'NOT_RECEIVED',
    note: 'The courier left nothing',
    address: someAddress,
  });
  await steps.send();
  await steps.answer('ARRIVED');
  await steps.answer('DAMAGED', 'Broken glass');
  expect((await steps.read(brand)).address).toEqual(someAddress);
  expect(await toldOf(brand)).toEqual([
    'sample.damaged',
    'sample.arrived',
    'sample.not_received',
    'sample.address_given',
  ]);
});

test('that came damaged shows its photo to both sides, until it is there', async () => {
  const situation = await withSample(sentSample);
  const { brand, creator, dealId } = situation;
  const steps = stepsOf(situation);
  const params = { dealId };
  const damage = (photoId: string) =>
    creator.client.samples.answer({ params, body: { outcome: 'DAMAGED', photoId } });
  const upload = async (of: DealSituation) =>
    (
      await sendFile(server, of.creator, api.files.upload, await samplePicture('jpeg'), {
        name: 'broken.jpg',
        params: { dealId: of.dealId },
        query: { for: 'payment' },
      })
    ).file;
  const photo = await upload(situation);
  await steps.giveAddress();
  await steps.send();
  expect(await codeOf(damage((await upload(await withSample(sentSample))).id))).toBe('request.invalid');
  await damage(photo.id);
  for (const side of [brand, creator]) {
    const seen = (await steps.read(side)).photo;
    expect(seen).toMatchObject({ id: photo.id, name: 'broken.jpg' });
    expect((await server.app.http.inject({ url: seen?.url ?? '' })).statusCode).toBe(200);
  }
  await steps.send();
  await steps.answer('ARRIVED');
  expect((await steps.read(brand)).photo).toBeNull();
});

test('takes a carrier, whole web addresses and days that have come and are not before the deal', async () => {
  const steps = stepsOf(await withSample(sentSample));
  await steps.giveAddress();
  const wrong = (changes: { carrier?: string; trackingUrl?: string; sentOn?: string }) =>
    steps.send(changes).then(
      () => [],
      (error: { details: { path: unknown[] }[] }) => error.details.map(({ path }) => path.join('.')),
    );
  expect(await wrong({ carrier: ' ' })).toEqual(['carrier']);
  for (const trackingUrl of [
    'javascript:alert(1)',
    'http://127.0.0.1/parcel',
    'http://169.254.169.254/latest/meta-data',
    'https://aramex.example@evil.example/7714',
  ])
    expect(await wrong({ trackingUrl }), trackingUrl).toEqual(['trackingUrl']);
  expect(await wrong({ sentOn: midnight(3) })).toEqual(['sentOn']);
  expect(await wrong({ sentOn: midnight(-900) })).toEqual(['sentOn']);
  expect(await wrong({})).toEqual([]);
});

test('moves a deadline that is a day by each day that it is late, and no earlier', async () => {
  const terms = { ...sentSample, arrivesBy: midnight(2) };
  const situation = await withSample(terms, midnight(20));
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  await steps.giveAddress();
  await steps.send();
  const { deadline } = await steps.deal(creator);
  await steps.answer('ARRIVED');
  expect((await steps.deal(creator)).deadline).toBe(deadline);
  await steps.answer('DAMAGED');
  await steps.send();
  server.advance(5 * day);
  await logInAgain(server, brand, creator);
  await steps.answer('ARRIVED');
  const moved = new Date(Date.parse(deadline) + 3 * day).toISOString();
  expect((await steps.deal(creator)).deadline).toBe(moved);
  expect(await toldOf(creator)).toContain('deadline.moved');
  expect(await toldOf(brand)).toContain('deadline.moved');
});

test('makes the deadline so many days after its arrival, which the deal shows until then', async () => {
  const situation = await withSample({ ...sentSample, dueAfterDays: 11 }, midnight(40));
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  expect(await steps.deal(creator)).toMatchObject({ dueAfterDays: 11, deadline: midnight(40) });
  const { deals } = await brand.client.deals.brandDeals({ query: {} });
  expect(deals[0]).toMatchObject({ dueAfterDays: 11, sampleState: 'ADDRESS_ASKED' });
  await steps.giveAddress();
  await steps.send();
  await steps.answer('ARRIVED');
  expect(await steps.deal(creator)).toMatchObject({ dueAfterDays: null, deadline: midnight(11) });
  const { log } = await creator.client.proof.log({ params: { id: situation.dealId } });
  expect(log.entries.map(({ body }) => body.kind)).toContain('deadline.moved');
});

test('keeps both from being reminded of a deadline that waits for it', async () => {
  const waiting = await withSample({ ...sentSample, dueAfterDays: 11 }, midnight(3));
  const plain = await withSample(sentSample, midnight(3));
  server.advance(2 * day);
  await remindOfDeadlines(server.app.deps);
  const kindsOf = async ({ creator }: DealSituation) => {
    await logInAgain(server, creator);
    const { notifications } = await creator.client.notifications.list();
    return notifications.map(({ kind }) => kind);
  };
  expect(await kindsOf(plain)).toContain('deadline.soon');
  expect(await kindsOf(waiting)).not.toContain('deadline.soon');
});

test('that stays away is told of once, to both', async () => {
  const situation = await withSample(sentSample);
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  await steps.giveAddress();
  await steps.send();
  server.advance(9 * day);
  await notifyOverdueSamples(server.app.deps);
  server.advance(1 * day);
  await notifyOverdueSamples(server.app.deps);
  await notifyOverdueSamples(server.app.deps);
  await logInAgain(server, brand, creator);
  expect((await toldOf(creator)).filter((kind) => kind === 'sample.missing')).toHaveLength(1);
  expect((await toldOf(brand)).filter((kind) => kind === 'sample.missing')).toHaveLength(1);
});

test('goes back after the deal, which stays among what is under way until then', async () => {
  const situation = await withSample({ ...sentSample, isReturned: true });
  const { brand, creator } = situation;
  const steps = stepsOf(situation);
  await steps.giveAddress();
  await steps.send();
  await steps.answer('ARRIVED');
  expect((await steps.read(creator)).state).toBe('TO_RETURN');
  await completeDeal(server, situation);
  const states = async (status: 'open' | 'closed') =>
    (await creator.client.deals.creatorDeals({ query: { status } })).deals.map(
      ({ sampleState }) => sampleState,
    );
  expect(await states('open')).toEqual(['TO_RETURN']);
  expect(await states('closed')).toEqual([]);
  server.advance(15 * day);
  await notifyOverdueSamples(server.app.deps);
  await logInAgain(server, brand, creator);
  expect(await toldOf(creator)).toContain('sample.return_late');
  await steps.sendBack();
  expect(await toldOf(brand)).toContain('sample.sent_back');
  await steps.confirmReturn();
  expect(await toldOf(creator)).toContain('sample.returned');
  expect(await states('open')).toEqual([]);
  expect(await states('closed')).toEqual(['RETURNED']);
});

test('that the creator buys is owed with the price, as a line of the invoice', async () => {
  const situation = await withSample(boughtSample);
  const { brand, creator, dealId } = situation;
  const params = { dealId };
  expect((await stepsOf(situation).read(creator)).state).toBe('TO_BUY');
  const fileId = await addReceipt(server, situation);
  const stated = (amount: number, file = fileId) =>
    creator.client.samples.stateReceipt({ params, body: { amount, fileId: file } });
  expect(await codeOf(stated(5_001))).toBe('sample.more_than_agreed');
  expect(await codeOf(stated(4_000, dealId))).toBe('request.invalid');
  await stated(4_000);
  await stated(4_200);
  const { receipt } = await stepsOf(situation).read(brand);
  expect(receipt).toMatchObject({ amount: 4_200, file: { name: 'receipt.pdf' } });
  expect(await toldOf(brand)).toEqual(['sample.receipt', 'sample.receipt']);
  await completeDeal(server, situation);
  const { payouts } = await brand.client.payouts.list();
  expect(payouts[0]).toMatchObject({ amountCents: 128_200, restCents: 128_200 });
  const { invoiceUrl } = await stepsOf(situation).deal(creator);
  expect(invoiceUrl).toBeTruthy();
  expect(await codeOf(stated(4_300))).toBe('sample.not_now');
});
