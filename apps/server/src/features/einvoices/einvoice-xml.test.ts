/**
 * Position of each value in each kind of document; the published rules themselves are no part of the repository
 * (rules/einvoices#check).
 */
import { missingForEinvoice, taxationOf } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { sampleEinvoices, sampleOfHouse } from '../../testing/sample-einvoices.ts';
import { einvoiceXml } from './einvoice-xml.ts';
import { escapeXml, leaf } from './xml.ts';

function xmlOf(name: string): string {
  const einvoice = sampleEinvoices[name] ?? expect.fail(`no sample ${name}`);
  return einvoiceXml(einvoice, taxationOf(einvoice) ?? expect.fail(`${name} fits no e-invoice`));
}

/** Returns the text of an element each time it occurs in the document. */
const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'gu'))].map(([, text]) => text);
/** A part of the document. */
const part = (xml: string, element: string) => xml.split(`<${element}>`)[1]?.split(`</${element}>`)[0] ?? '';

test.each(Object.keys(sampleEinvoices))('nothing is missing for %s, and nothing stands empty', (name) => {
  expect(missingForEinvoice(sampleEinvoices[name] ?? expect.fail())).toEqual([]);
  expect(xmlOf(name)).not.toMatch(/<([\w:]+)(?: [^>]*)?><\/\1>/u);
});

/** Kind, flags, category, whether there is a tax number of the seller, whom it is sent to, net, tax, whole, due. */
test.each([
  ['house-tax-invoice', '380', '00000000', 'S', '1009998887', '1140.00', '57.00', '1197.00', '0.00'],
  [
    'house-to-buyer-without-tax-number',
    '380',
    '00000000',
    'S',
    '9900000098',
    '1140.00',
    '57.00',
    '1197.00',
    '0.00',
  ],
  ['house-export', '380', '00000001', 'Z', '9900000099', '1140.00', '0.00', '1140.00', '0.00'],
  ['house-out-of-scope', '480', '00000000', 'O', '1009998887', '1140.00', '0.00', '1140.00', '0.00'],
  ['house-tax-credit-note', '381', '00000000', 'S', '1009998887', '1140.00', '57.00', '1197.00', '1197.00'],
  [
    'house-out-of-scope-credit-note',
    '81',
    '00000000',
    'O',
    '1009998887',
    '1140.00',
    '0.00',
    '1140.00',
    '1140.00',
  ],
  ['deal-tax-invoice', '380', '00000000', 'S', '1009998887', '1180.95', '59.05', '1240.00', '1240.00'],
  ['deal-out-of-scope', '480', '00000000', 'O', '1009998887', '1240.00', '0.00', '1240.00', '1240.00'],
  ['deal-export', '380', '00000001', 'Z', '9900000099', '1240.00', '0.00', '1240.00', '1240.00'],
  ['deal-tax-credit-note', '381', '00000000', 'S', '1009998887', '704.76', '35.24', '740.00', '740.00'],
  [
    'deal-out-of-scope-credit-note',
    '81',
    '00000000',
    'O',
    '1009998887',
    '740.00',
    '0.00',
    '740.00',
    '740.00',
  ],
])('%s', (name, code, flags, category, endpoint, net, tax, gross, due) => {
  const xml = xmlOf(name);
  const isNote = name.endsWith('credit-note');
  expect(xml).toMatch(isNote ? /<CreditNote .*<\/CreditNote>\n$/su : /<Invoice .*<\/Invoice>\n$/su);
  expect(all(xml, isNote ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode')).toEqual([code]);
  expect(all(xml, 'cbc:CustomizationID')).toEqual(['urn:peppol:pint:billing-1@ae-1']);
  expect(all(xml, 'cbc:ProfileID')).toEqual(['urn:peppol:bis:billing']);
  expect(all(xml, 'cbc:ProfileExecutionID')).toEqual([flags]);
  expect(all(xml, 'cbc:UUID')).toHaveLength(1);
  expect(all(part(xml, 'cac:TaxCategory'), 'cbc:ID')).toEqual([category, 'VAT']);
  expect(all(part(xml, 'cac:ClassifiedTaxCategory'), 'cbc:ID')).toEqual([category, 'VAT']);
  expect(all(part(xml, 'cac:AccountingCustomerParty'), 'cbc:EndpointID')).toEqual([endpoint]);
  expect(all(xml, 'cbc:TaxExclusiveAmount')).toEqual([net]);
  expect(all(part(xml, 'cac:TaxTotal'), 'cbc:TaxAmount')).toEqual([tax, tax]);
  expect(all(xml, 'cbc:TaxInclusiveAmount')).toEqual([gross]);
  expect(all(xml, 'cbc:PayableAmount')).toEqual([due]);
  const seller = part(xml, 'cac:AccountingSupplierParty');
  expect(all(part(seller, 'cac:PartyTaxScheme'), 'cbc:CompanyID')).toHaveLength(category === 'O' ? 0 : 1);
});

describe('an invoice in dollars', () => {
  test('says its exchange, and tax and whole in dirhams', () => {
    const xml = xmlOf('deal-tax-invoice');
    expect(all(xml, 'cbc:DocumentCurrencyCode')).toEqual(['USD']);
    expect(all(xml, 'cbc:TaxCurrencyCode')).toEqual(['AED']);
    expect(all(xml, 'cbc:CalculationRate')).toEqual(['3.6725']);
    expect(all(xml, 'cbc:DocumentDescription')).toEqual(['AED 4553.90']);
    expect(xml).toContain(
      '<cac:TaxTotal><cbc:TaxAmount currencyID="AED">216.86</cbc:TaxAmount></cac:TaxTotal>',
    );
    expect(part(xml, 'cac:ItemPriceExtension')).toContain(
      '<cbc:Amount currencyID="AED">4553.90</cbc:Amount>',
    );
  });

  test('is due, to an account where it is told', () => {
    const xml = xmlOf('deal-tax-invoice');
    expect(all(xml, 'cbc:DueDate')).toEqual(['2027-12-28']);
    expect(all(xml, 'cbc:PaymentMeansCode')).toEqual(['30']);
    expect(all(part(xml, 'cac:PayeeFinancialAccount'), 'cbc:ID')).toEqual(['AE070331234567890123456']);
    const without = xmlOf('deal-without-account');
    expect(all(without, 'cbc:PaymentMeansCode')).toEqual(['1']);
    expect(without).not.toContain('AE07033');
  });
});

test('an export is delivered where the buyer is', () => {
  const place = part(xmlOf('house-export'), 'cac:DeliveryLocation');
  expect(all(place, 'cbc:IdentificationCode')).toEqual(['AU']);
  expect(all(place, 'cbc:CountrySubentity')).toEqual(['WA']);
});

test('a credit note says why, and which invoice it takes back', () => {
  const xml = xmlOf('house-tax-credit-note');
  expect(all(xml, 'cbc:ResponseCode')).toEqual(['DL8.61.1.D']);
  expect(all(xml, 'cbc:Note')).toEqual(['Credits that were not used']);
  expect(all(part(xml, 'cac:BillingReference'), 'cbc:ID')).toEqual(['INV-2026-0117']);
});

test('a credit note for a deal says that the price was changed, and names the invoice', () => {
  const xml = xmlOf('deal-tax-credit-note');
  expect(all(xml, 'cbc:ResponseCode')).toEqual(['DL8.61.1.C']);
  expect(all(xml, 'cbc:Note')).toEqual(['One of two films was &lt;delivered&gt; &amp; approved.']);
  expect(all(part(xml, 'cac:BillingReference'), 'cbc:ID')).toEqual(['LH-2027-006']);
  expect(xml).not.toMatch(/DueDate|PaymentMeans/u);
});

test('registrations name their authority, and a buyer without numbers is named by it', () => {
  const xml = xmlOf('house-to-buyer-without-tax-number');
  expect(xml).toContain(
    '<cbc:CompanyID schemeAgencyID="TL" schemeAgencyName="Dubai Development Authority">CN-1234567</cbc:CompanyID>',
  );
  expect(all(part(xml, 'cac:PartyIdentification'), 'cbc:ID')).toEqual(['CN-1234567']);
  expect(xmlOf('deal-out-of-scope')).toContain(
    '<cbc:CompanyID schemeAgencyID="EID">784199012345671</cbc:CompanyID>',
  );
});

test('the day is that of Dubai, and the day of supply told where it was before', () => {
  const late = sampleOfHouse({
    issuedAt: '2026-11-28T21:30:05.000Z',
    suppliedAt: '2026-11-20T10:00:00.000Z',
  });
  const xml = einvoiceXml(late, 'STANDARD');
  expect(all(xml, 'cbc:IssueDate')).toEqual(['2026-11-29']);
  expect(all(xml, 'cbc:IssueTime')).toEqual(['01:30:05+04:00']);
  expect(all(xml, 'cbc:TaxPointDate')).toEqual(['2026-11-20']);
  expect(xmlOf('house-tax-invoice')).not.toContain('TaxPointDate');
});

test('what people wrote stays text', () => {
  expect(xmlOf('deal-export')).toContain('<cbc:Name>Winter serum &lt;launch&gt; &amp; more</cbc:Name>');
  expect(escapeXml('a\u0000\u000bb"\n')).toBe('ab&quot;\n');
  expect(leaf('cbc:Note', ' ')).toBe('');
});

test('in dirhams, many small lines come to the total', () => {
  const [taxed] = Object.values(sampleEinvoices).filter(({ currency }) => currency === 'USD');
  const sample = taxed ?? expect.fail('no sample in dollars');
  const [line] = sample.lines;
  const small = { ...(line ?? expect.fail()), unit: 31, net: 31, tax: 2 };
  const einvoice = { ...sample, lines: Array.from({ length: 60 }, () => small) };
  const xml = einvoiceXml(einvoice, taxationOf(einvoice) ?? expect.fail());
  const sum = (texts: (string | undefined)[]) =>
    texts.reduce((cents, text) => cents + Math.round(Number(text) * 100), 0);
  const lines = xml.split('<cac:ItemPriceExtension>').slice(1);
  const [whole] = all(xml, 'cbc:DocumentDescription');
  expect(sum(lines.map((each) => all(each, 'cbc:Amount')[0]))).toBe(sum([whole?.slice('AED '.length)]));
  const dirhamTax = all(xml, 'cbc:TaxAmount').slice(0, -60).at(-1);
  expect(sum(lines.map((each) => all(each, 'cbc:TaxAmount')[0]))).toBe(sum([dirhamTax]));
});
