/** Price of a renewal: earned, owed and invoiced like the price of the deal (rules/rights#renewals). */
import type { Currency } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { dealInvoices, disputes, payouts, renewals } from '../../platform/database/tables/index.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { renewableDeal, renewalCalls } from '../../testing/renewals.ts';
import { sampleParties } from '../../testing/sample-einvoices.ts';

const server = useTestServer();

test('what a renewal costs was earned when it was agreed on, whatever was dropped before or after', async () => {
  const { db } = server.app.deps;
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = renewalCalls(server, situation);
  const { id } = await calls.offer(creator);
  await calls.answer(brand, id, 'ACCEPTED');
  const [completedAt, answeredAt] = ['2026-09-30T21:00:00Z', '2026-11-01T01:00:00Z'].map(
    (day) => new Date(day),
  );
  await db.update(payouts).set({ completedAt }).where(eq(payouts.dealId, dealId));
  await db.update(renewals).set({ answeredAt }).where(eq(renewals.id, id));
  const monthsOf = async ({ client }: Person) =>
    (await client.payouts.account()).months.map(({ month, amountCents, count }) => [
      month,
      amountCents,
      count,
    ]);
  const price = ['2026-09', 124_000, 1];
  expect(await monthsOf(creator)).toEqual([price, ['2026-11', 30_000, 1]]);
  expect(await monthsOf(brand)).toEqual(await monthsOf(creator));
  // A later decision drops from the renewal first; an earlier one dropped from the price alone.
  await db.update(payouts).set({ droppedCents: 20_000 }).where(eq(payouts.dealId, dealId));
  const decision = {
    dealId,
    owedCents: 30_000,
    state: 'REDUCED',
    closedAt: new Date('2026-11-20'),
  } as const;
  await db.insert(disputes).values({ id: uuidv7(), ...decision, createdAt: new Date('2026-11-10') });
  expect(await monthsOf(creator)).toEqual([price, ['2026-11', 10_000, 1]]);
  await db
    .update(disputes)
    .set({ closedAt: new Date('2026-10-20') })
    .where(eq(disputes.dealId, dealId));
  expect(await monthsOf(creator)).toEqual([
    ['2026-09', 104_000, 1],
    ['2026-11', 30_000, 1],
  ]);
  expect((await creator.client.payouts.account()).parties).toMatchObject([
    { count: 1, amountCents: 134_000 },
  ]);
});

test('invoices of renewals have the next numbers, a PDF and an e-invoice of their own', async () => {
  const situation = await renewableDeal(server, { currency: 'AED' satisfies Currency });
  const { brand, creator, dealId } = situation;
  await creator.client.bankDetails.save({
    body: {
      password: testPassword,
      details: {
        ...sampleBankDetails,
        trn: '100111222300003',
        einvoice: {
          ...{ region: 'DXB', country: 'AE', registrationKind: 'EID' as const },
          ...{ registrationNumber: '784199012345671', registrationIssuer: '', tin: '1001112223' },
        },
      },
    },
  });
  const { name: company, address, taxNumber, einvoice } = sampleParties.brand;
  await brand.client.billing.changeDetails({ body: { company, address, taxNumber, einvoice, email: '' } });
  const calls = renewalCalls(server, situation);
  const { id } = await calls.offer(brand, { price: 105_000 });
  const { invoice } = await calls.answer(creator, id, 'ACCEPTED');
  expect(invoice?.reference).toMatch(/-002$/u);
  const kept = await server.app.deps.db
    .select()
    .from(dealInvoices)
    .where(eq(dealInvoices.creatorId, creator.user.id))
    .orderBy(dealInvoices.place);
  expect(kept.map(({ place, cause, renewalId }) => [place, cause, renewalId])).toEqual([
    [1, 'COMPLETION', null],
    [2, 'RENEWAL', id],
  ]);

  const get = (url: string, person?: Person) =>
    server.app.http.inject({ url, headers: person ? { authorization: `Bearer ${person.token}` } : {} });
  const printed = await get(`${invoice?.url}&lang=en`);
  expect(printed.headers['content-disposition']).toContain(`${invoice?.reference}-en.pdf`);
  const { text } = await readPdf(printed.rawPayload);
  for (const said of ['Renewal of rights for', 'Licence until', 'AED 1,050.00']) expect(text).toContain(said);
  expect(text).not.toContain('Content delivered');
  const arabic = await get(`${invoice?.url}&lang=ar`);
  expect((await readPdf(arabic.rawPayload)).text).toContain(invoice?.reference);

  const xml = `/api/deals/${dealId}/invoices/${invoice?.id}.xml`;
  const { body } = await get(xml, brand);
  expect(body).toContain(`<cbc:ID>${invoice?.reference}</cbc:ID>`);
  expect(body).toContain(`<cbc:UUID>${invoice?.id}</cbc:UUID>`);
  expect(body).toContain('<cbc:Name>Renewal of rights for');
  expect(body).toContain('<cbc:TaxInclusiveAmount currencyID="AED">1050.00</cbc:TaxInclusiveAmount>');
  // The invoice for the completion keeps its address, and says its price alone.
  const first = await get(`/api/deals/${dealId}/invoice.xml`, brand);
  expect(first.body).toContain('-001</cbc:ID>');
  expect(first.body).not.toContain('Renewal of rights');
  const stranger = await server.signUpBrand();
  const pdf = `/api/deals/${dealId}/invoices/${invoice?.id}.pdf`;
  const refused = await Promise.all([get(xml), get(xml, stranger), get(pdf), get(pdf, stranger)]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 401, 404]);
  // An address is signed for its own invoice alone.
  const other = invoice?.url.replace(invoice.id, kept[0]?.id ?? '') ?? '';
  expect((await get(other)).statusCode).toBe(403);
});

test('is owed alone where a decision had dropped what was owed: nothing of that was paid', async () => {
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = renewalCalls(server, situation);
  const { db } = server.app.deps;
  await db
    .update(payouts)
    .set({ state: 'CONFIRMED', droppedCents: sql`${payouts.amountCents}` })
    .where(eq(payouts.dealId, dealId));
  const { id } = await calls.offer(brand);
  await calls.answer(creator, id, 'ACCEPTED');
  expect(await calls.payout(creator)).toMatchObject({ state: 'DUE', restCents: 30_000, parts: [] });
});

test('a deal from before payments were kept owes the renewal alone', async () => {
  const { db } = server.app.deps;
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = renewalCalls(server, situation);
  await db.delete(payouts).where(eq(payouts.dealId, dealId));
  await db.delete(dealInvoices).where(eq(dealInvoices.dealId, dealId));
  const { id } = await calls.offer(brand);
  await calls.answer(creator, id, 'ACCEPTED');
  const payout = await calls.payout(creator);
  expect(payout).toMatchObject({ amountCents: 30_000, restCents: 30_000, state: 'DUE', parts: [] });
  // There is no invoice for its price, and none is made up.
  expect(payout?.invoices.map(({ cause }) => cause)).toEqual(['RENEWAL']);
  expect(payout?.invoiceUrl).toBeUndefined();
  expect((await brand.client.deals.read({ params: { id: dealId } })).deal.invoiceUrl).toBeUndefined();
  const url = `/api/deals/${dealId}/invoice`;
  const answer = await server.app.http.inject({ url, headers: { authorization: `Bearer ${brand.token}` } });
  expect(answer.json()).toMatchObject({ error: { code: 'invoice.not_found' } });
});

test('the invoice of a deal from before they were numbered still says its price alone', async () => {
  const { db } = server.app.deps;
  const situation = await renewableDeal(server);
  const { brand, creator, dealId } = situation;
  const calls = renewalCalls(server, situation);
  const { budget } = (await brand.client.deals.read({ params: { id: dealId } })).deal;
  await db.delete(dealInvoices).where(eq(dealInvoices.dealId, dealId));
  const { id } = await calls.offer(brand);
  await calls.answer(creator, id, 'ACCEPTED');
  const invoices = (await calls.payout(creator))?.invoices ?? [];
  expect(invoices.map(({ cause, id: own }) => [cause, own === dealId])).toEqual([
    ['COMPLETION', true],
    ['RENEWAL', false],
  ]);
  const printed = await server.app.http.inject({ url: `${invoices[0]?.url}&lang=en` });
  const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(budget / 100);
  expect((await readPdf(printed.rawPayload)).text).toContain(`USD ${price}`);
});
