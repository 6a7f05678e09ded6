/** Numbers of creators' invoices to brands (rules/payouts#invoice). */
import type { NewBankDetails } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dealInvoices, deals } from '../../platform/database/tables/index.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { acceptedDeal } from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { issueDealInvoice } from './issue-deal-invoice.ts';
import { readDealInvoice } from './read-deal-invoice.ts';

const server = useTestServer();
const readAll = (creatorId: string) =>
  server.app.deps.db
    .select()
    .from(dealInvoices)
    .where(eq(dealInvoices.creatorId, creatorId))
    .orderBy(dealInvoices.place);

test('a completed deal has an invoice with the next number of its creator', async () => {
  const { db, clock } = server.app.deps;
  const situation = await acceptedDeal(server);
  const { creator, dealId } = situation;
  await completeDeal(server, situation);
  const { invoice } = await readDealInvoice(db, dealId);
  const year = clock().getUTCFullYear();
  expect(invoice.reference).toMatch(new RegExp(`^[A-Z]{2,3}-${year}-001$`, 'u'));
  const printed = await server.app.http.inject({
    url: `/api/deals/${dealId}/invoice`,
    headers: { authorization: `Bearer ${creator.token}` },
  });
  expect(printed.headers['content-disposition']).toContain(`${invoice.reference}-en.pdf`);
  // Another name later changes nothing of what was issued.
  await expect(
    db.update(dealInvoices).set({ year: 2000 }).where(eq(dealInvoices.dealId, dealId)),
  ).rejects.toThrow();
});

test('numbers have no gap, whoever is undone meanwhile, and begin anew each year', async () => {
  const { db } = server.app.deps;
  const { creator, dealId } = await acceptedDeal(server);
  const [deal] = await db.select().from(deals).where(eq(deals.id, dealId));
  const issue = (id: string, at: Date, isKept = true) =>
    db.transaction(async (tx) => {
      await issueDealInvoice(tx, { ...(deal ?? expect.fail()), id }, at, {
        stated: { creator: null, brand: null },
        reimbursement: null,
        deposit: null,
      });
      if (!isKept) throw new Error('undone');
    });
  const idOf = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const now = new Date('2027-12-31T19:59:00Z');
  await Promise.all(
    Array.from({ length: 9 }, (_, index) => issue(idOf(index), now, index % 3 !== 0).catch(() => null)),
  );
  // In Dubai the year has begun.
  await issue(idOf(9), new Date('2027-12-31T20:00:00Z'));
  const rows = await readAll(creator.user.id);
  expect(rows.map(({ year, place }) => [year, place]).sort()).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((place) => [2027, place]),
    [2028, 1],
  ]);
});

test('a deal from before has the reference that it had', async () => {
  const { db } = server.app.deps;
  const situation = await acceptedDeal(server);
  await completeDeal(server, situation);
  await db.delete(dealInvoices).where(eq(dealInvoices.dealId, situation.dealId));
  const { id, invoice } = await readDealInvoice(db, situation.dealId);
  expect(id).toBe(situation.dealId);
  expect(invoice.reference).toBe(`BC-${situation.dealId.replaceAll('-', '').slice(-8).toUpperCase()}`);
});

const stateCreator = (creator: Person, changes: Partial<NewBankDetails>) =>
  creator.client.bankDetails.save({
    body: { password: testPassword, details: { ...sampleBankDetails, ...changes } },
  });
const stateBrand = (brand: Person, changes: { company: string; address: string; taxNumber: string }) =>
  brand.client.billing.changeDetails({ body: { email: '', ...changes } });
const textOf = async (dealId: string, { token }: Person) => {
  const url = `/api/deals/${dealId}/invoice`;
  const { rawPayload } = await server.app.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return (await readPdf(rawPayload)).text;
};

test('both sides stand on it as they had stated themselves when it was issued', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const einvoice = {
    region: 'DXB',
    country: 'AE',
    registrationKind: 'EID' as const,
    registrationNumber: '784199012345671',
    registrationIssuer: '',
    tin: '1001112223',
  };
  await stateCreator(creator, { einvoice });
  await stateBrand(brand, {
    company: 'Oasis Skin FZ-LLC',
    address: 'Building 6\nDubai',
    taxNumber: '100999888700003',
  });
  await completeDeal(server, situation);
  await stateCreator(creator, { street: 'Elsewhere 1', trn: '100111222300003' });
  await stateBrand(brand, { company: 'Another', address: 'Elsewhere 2', taxNumber: '' });

  const text = await textOf(dealId, brand);
  for (const said of [
    'Villa 14, Street 8B, Jumeirah 1\nDubai, United Arab Emirates\nNot registered for VAT',
    'Oasis Skin FZ-LLC\nBuilding 6\nDubai\nTax number (TRN) 100999888700003',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Elsewhere|Another|100111222300003/u);
  // Values that the bank details keep under seal are not kept in the clear here.
  const [row] = await readAll(creator.user.id);
  expect(JSON.stringify(row?.document)).not.toMatch(/784199012345671|1001112223/u);
});

test('what was not stated by then stands on it as it is stated now', async () => {
  const situation = await acceptedDeal(server);
  const { creator, dealId } = situation;
  await completeDeal(server, situation);
  expect(await textOf(dealId, creator)).toContain('Tax number (TRN) not stated');
  await stateCreator(creator, { trn: '100111222300003' });
  const text = await textOf(dealId, creator);
  expect(text).toContain('Dubai, United Arab Emirates\nTax number (TRN) 100111222300003');
});

test('its creator is told when the brand first opened it, and not of own looks', async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  await completeDeal(server, situation);
  const linkOf = async ({ client }: Person) => {
    const { payouts } = await client.payouts.list({ query: {} });
    return payouts.find((one) => one.dealId === dealId)?.invoices[0] ?? expect.fail();
  };
  const open = (url: string, token?: string) =>
    server.app.http.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  // The address of the creator opens it for anybody who has it.
  expect((await open((await linkOf(creator)).url)).statusCode).toBe(200);
  expect((await open(`/api/deals/${dealId}/invoice`, creator.token)).statusCode).toBe(200);
  expect((await linkOf(creator)).seenAt).toBeNull();
  const { url } = await linkOf(brand);
  expect((await open(`${url}0`)).statusCode).toBe(403);
  expect((await open(url)).statusCode).toBe(200);
  const { seenAt } = await linkOf(creator);
  expect(seenAt).not.toBeNull();
  server.advance(60_000);
  expect((await open(`/api/deals/${dealId}/invoice`, brand.token)).statusCode).toBe(200);
  expect((await linkOf(creator)).seenAt).toBe(seenAt);
  expect((await linkOf(brand)).seenAt).toBeNull();
});

test('they go with the account', async () => {
  const situation = await acceptedDeal(server);
  await completeDeal(server, situation);
  const { creator } = situation;
  expect(await readAll(creator.user.id)).toHaveLength(1);
  await creator.client.personalData.removeAccount({ body: { password: testPassword } });
  expect(await readAll(creator.user.id)).toEqual([]);
});
