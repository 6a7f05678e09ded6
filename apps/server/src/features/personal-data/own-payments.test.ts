/** Payments of deals in the copy of what is kept about somebody (rules/accounts#own-data). */
import { expect, test } from 'vitest';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { teamMember } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { readZip } from '../../testing/read-zip.ts';
import { renewableDeal, someRenewal } from '../../testing/renewals.ts';

const server = useTestServer();

async function copyOf({ client }: Person) {
  const { url } = await client.personalData.link({ body: { password: testPassword } });
  const { rawPayload } = await server.app.http.inject({ url });
  const text = String((await readZip(rawPayload))['your-data.json']);
  return { text, data: JSON.parse(text) };
}

test('both sides have parts of payments, runs, creators’ invoices and renewals, in their own words alone', async () => {
  const { brand, creator, dealId } = await renewableDeal(server);
  await creator.client.bankDetails.save({ body: { password: testPassword, details: sampleBankDetails } });
  const params = { dealId };
  const { renewal } = await brand.client.renewals.offer({ params, body: someRenewal });
  await creator.client.renewals.answer({
    params: { dealId, renewalId: renewal.id },
    body: { answer: 'ACCEPTED' },
  });
  const { run } = await brand.client.payoutRuns.create({ body: { dealIds: [dealId] } });
  const ofCreator = await copyOf(creator);
  const invoices = [
    { dealId, cause: 'COMPLETION', totalCents: 124_000 },
    { dealId, cause: 'RENEWAL', totalCents: 30_000 },
  ];
  const renewals = [{ dealId, byRole: 'BRAND', state: 'ACCEPTED', priceCents: 30_000 }];
  expect(ofCreator.data).toMatchObject({
    payoutParts: [{ dealId, state: 'MARKED', amountCents: 124_000 }],
    payoutRuns: [],
    dealInvoices: invoices,
    renewals,
  });
  expect(ofCreator.text).not.toContain('88401');
  const ofBrand = await copyOf(brand);
  expect(ofBrand.data).toMatchObject({
    payoutParts: [{ dealId, reference: '88401' }],
    payoutRuns: [{ number: run.number, payments: [{ dealId, amountCents: 30_000 }] }],
    dealInvoices: invoices,
    renewals,
  });
  // A manager has what they did, and not the books of the organisation.
  const manager = await teamMember(server, brand, 'MANAGER');
  const nothing = { payoutParts: [], payoutRuns: [], dealInvoices: [], renewals: [] };
  expect((await copyOf(manager)).data).toMatchObject(nothing);
});

test('a creator has where invoices went, and not the secret that signed them', async () => {
  const { brand, creator, dealId } = await renewableDeal(server);
  await creator.client.bankDetails.save({ body: { password: testPassword, details: sampleBankDetails } });
  const address = 'https://inbox.provider.example/einvoices';
  const { secret } = await creator.client.einvoiceProvider.save({
    body: { password: testPassword, provider: { address } },
  });
  const [payout] = (await creator.client.payouts.list()).payouts;
  const invoiceId = payout?.invoices[0]?.id ?? '';
  const to = 'accounts@brand.example';
  await creator.client.invoiceMails.send({
    params: { id: dealId, invoiceId },
    body: { to, language: 'both' },
  });
  const { data, text } = await copyOf(creator);
  expect(data).toMatchObject({
    einvoiceProvider: [{ address }],
    invoiceMails: [{ invoiceId, dealId, to, language: 'both' }],
  });
  expect(text).not.toContain(secret?.slice('whsec_'.length));
  expect((await copyOf(brand)).data).toMatchObject({ einvoiceProvider: [], invoiceMails: [] });
});
