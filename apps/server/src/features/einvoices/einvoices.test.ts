/** E-invoices as both sides take them, and what is said before they can (rules/einvoices). */
import { type Client, noEinvoiceDetails } from '@briefcast/contract';
import { beforeAll, expect, test } from 'vitest';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import { acceptedDeal, brandIdOf, teamMember } from '../../testing/builders.ts';
import { completeDeal } from '../../testing/complete-deal.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { sampleParties } from '../../testing/sample-einvoices.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

const server = useTestServer();
let admin: Client;
beforeAll(async () => {
  admin = (await server.signInAdmin()).client;
});

const { einvoice: details } = sampleParties.brand;
const dealXml = (id: string) => `/api/deals/${id}/invoice.xml`;
const get = (url: string, person?: Person) =>
  server.app.http.inject({ url, headers: person ? { authorization: `Bearer ${person.token}` } : {} });

interface Refusal {
  error: { code: string; details?: { path: string[]; message: string }[] };
}
/** Returns the paths of the missing parts, such as the seller, each once. */
async function missingFor(url: string, person: Person): Promise<string[]> {
  const { error }: Refusal = (await get(url, person)).json();
  expect(error.code).toBe('einvoice.incomplete');
  return [...new Set(error.details?.map(({ path }) => path.join('.')))];
}

const stateBuyer = (brand: Person, changes: { hasNoTaxNumber?: boolean; taxNumber?: string } = {}) =>
  brand.client.billing.changeDetails({
    body: {
      company: 'Oasis Skin',
      address: 'Dubai',
      taxNumber: '100999888700003',
      email: '',
      einvoice: details,
      ...changes,
    },
  });
const stateCreator = (creator: Person, trn: string | null) =>
  creator.client.bankDetails.save({
    body: {
      password: testPassword,
      details: {
        ...sampleBankDetails,
        trn,
        einvoice: {
          region: 'DXB',
          country: 'AE',
          registrationKind: 'EID',
          registrationNumber: '784199012345671',
          registrationIssuer: '',
          tin: '1001112223',
        },
      },
    },
  });

test("a creator's invoice says what each side has to state, and is made once they have", async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  const url = dealXml(dealId);
  expect((await get(url, brand)).json()).toMatchObject({ error: { code: 'invoice.not_found' } });
  await completeDeal(server, situation);
  expect(await missingFor(url, creator)).toEqual(['seller', 'buyer']);
  await stateCreator(creator, '100111222300003');
  expect(await missingFor(url, brand)).toEqual(['buyer']);
  await stateBuyer(brand);

  const own = await get(url, creator);
  expect(own.headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': expect.stringMatching(/[A-Z]{2,3}-\d{4}-001\.xml/u),
    'cache-control': 'private, no-store',
  });
  expect(own.body).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
  expect(own.body).toContain('<cbc:RegistrationName>Layla Haddad</cbc:RegistrationName>');
  expect(own.body).toContain(sampleBankDetails.account);
  const copy = await get(url, brand);
  expect(copy.statusCode).toBe(200);
  expect(copy.body).not.toContain(sampleBankDetails.account);
  expect(copy.body).toContain('<cbc:PaymentMeansCode>1</cbc:PaymentMeansCode>');

  const strangers = await Promise.all([get(url), get(url, await server.signUpBrand())]);
  expect(strangers.map(({ statusCode }) => statusCode)).toEqual([401, 404]);
});

test("a creator's invoice keeps both sides as they were when it was issued", async () => {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  await stateCreator(creator, null);
  await stateBuyer(brand);
  await completeDeal(server, situation);
  await stateCreator(creator, '100111222300003');
  await brand.client.billing.changeDetails({
    body: {
      ...{ company: 'Another', address: '', taxNumber: '', hasNoTaxNumber: true, email: '' },
      einvoice: { ...details, street: 'Elsewhere 2' },
    },
  });
  const { body } = await get(dealXml(dealId), creator);
  expect(body).toContain('<cbc:RegistrationName>Oasis Skin</cbc:RegistrationName>');
  expect(body).toContain(`<cbc:CompanyID>100999888700003</cbc:CompanyID>`);
  expect(body).not.toMatch(/Another|Elsewhere|100111222300003/u);
});

test('an invoice in dirhams is in dirhams alone, one in dollars says its tax in dirhams, too', async () => {
  const codes = async (currency: 'USD' | 'AED') => {
    const situation = await acceptedDeal(server, { currency });
    await completeDeal(server, situation);
    await stateCreator(situation.creator, '100111222300003');
    await stateBuyer(situation.brand);
    const { body } = await get(dealXml(situation.dealId), situation.creator);
    const of = (element: string) => new RegExp(`<${element}>(\\w+)</${element}>`, 'u').exec(body)?.[1];
    return [of('cbc:DocumentCurrencyCode'), of('cbc:TaxCurrencyCode')];
  };
  expect(await codes('AED')).toEqual(['AED', undefined]);
  expect(await codes('USD')).toEqual(['USD', 'AED']);
});

test('a creator who is not registered invoices out of scope of VAT', async () => {
  const situation = await acceptedDeal(server);
  await completeDeal(server, situation);
  await stateCreator(situation.creator, null);
  await stateBuyer(situation.brand, { taxNumber: '' });
  expect(await missingFor(dealXml(situation.dealId), situation.creator)).toEqual(['buyer']);
  await stateBuyer(situation.brand, { taxNumber: '', hasNoTaxNumber: true });
  const { body } = await get(dealXml(situation.dealId), situation.creator);
  expect(body).toContain('<cbc:InvoiceTypeCode>480</cbc:InvoiceTypeCode>');
});

const issueTo = (ownerId: string, cause: string) =>
  server.app.deps.db.transaction((tx) =>
    issueInvoice(server.app.deps, tx, {
      kind: 'INVOICE',
      cause,
      ownerId,
      // A form that was saved with nothing in its fields.
      buyer: { name: 'Oasis Skin', address: 'Sharjah', taxNumber: '', einvoice: noEinvoiceDetails },
      sold: [{ item: { kind: 'CREDITS', credits: 30 }, quantity: 1, unitFils: 114_000 }],
      taxBasisPoints: 500,
      suppliedAt: new Date(),
      payment: { source: 'TRANSFER', reference: 'PF-2026-0031' },
      corrects: null,
    }),
  );

test("the house's invoice takes what was not stated when it was issued as it is stated now", async () => {
  const brand = await server.signUpBrand('Oasis Skin');
  const change = async (seller: object) => {
    const { settings } = await admin.operatorSettings.read();
    const bank = { ...settings.bank, iban: 'AE07 0331 2345 6789 0123 456' };
    await admin.operatorSettings.change({
      body: { ...settings, bank, seller: { ...settings.seller, ...seller } },
    });
  };
  await change({ name: 'Briefcast FZ-LLC', address: 'Dubai', taxNumber: '100452177300003' });
  const { id } = await issueTo(brandIdOf(brand), 'order:einvoice');
  const url = `/api/billing/invoices/${id}.xml`;
  expect(await missingFor(url, brand)).toEqual(['seller', 'buyer']);
  await change({ einvoice: sampleParties.house.einvoice });
  await stateBuyer(brand);
  const { body } = await get(url, brand);
  expect(body).toContain('<cbc:CompanyID>100452177300003</cbc:CompanyID>');
  expect(body).toContain('<cbc:ID>AE070331234567890123456</cbc:ID>');
  expect(body).toContain('<cbc:Name>Pack of 30 credits</cbc:Name>');

  // An invoice issued with stated details keeps them, whatever is stated afterwards.
  const kept = await issueTo(brandIdOf(brand), 'order:kept');
  await change({ einvoice: { ...sampleParties.house.einvoice, street: 'Elsewhere 1' } });
  expect((await get(`/api/billing/invoices/${kept.id}.xml`, brand)).body).not.toContain('Elsewhere');

  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const refused = await Promise.all([get(url), get(url, await server.signUpCreator()), get(url, reviewer)]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 403]);
});

test('a creator states what the house needs with the bank details', async () => {
  const creator = await server.signUpCreator();
  const { id } = await issueTo(creator.user.id, 'month:einvoice');
  const url = `/api/billing/invoices/${id}.xml`;
  expect(await missingFor(url, creator)).toContain('buyer');
  await stateCreator(creator, null);
  expect((await get(url, creator)).statusCode).toBe(200);
});
