/** An invoice or credit note as UBL 2.1 after PINT AE, version 2026.5 (rules/einvoices). */

import type { Einvoice, EinvoicePayment, LawReason, Taxation } from '@briefcast/contract';
import { isoMarketDay, marketOffset, marketZone } from '@briefcast/contract/kit/days';
import { dirhamTotalXml, linesXml, sumsXml } from './einvoice-amounts.ts';
import { buyerXml, sellerXml } from './einvoice-party.ts';
import { group, leaf } from './xml.ts';

/** After UNTDID 1001: what is out of scope of VAT has codes of its own. */
const typeCodes = {
  INVOICE: { taxed: '380', outOfScope: '480' },
  CREDIT_NOTE: { taxed: '381', outOfScope: '81' },
} as const;

/** Eight flags, of which the last one is an export. */
const flagsOf = (taxation: Taxation) => (taxation === 'EXPORT' ? '00000001' : '00000000');

/** Article 61 of the VAT law: what was bought was given back, and the money with it; or another price was agreed on. */
const lawReasons = { GIVEN_BACK: 'DL8.61.1.D', PRICE_CHANGED: 'DL8.61.1.C' } as const satisfies Record<
  LawReason,
  string
>;

/** After UN/ECE 4461. */
const paymentCodes = { TRANSFER: '30', CARD: '48', NOT_TOLD: '1' } as const satisfies Record<
  EinvoicePayment['way'],
  string
>;

/** Time of the market's clock with its offset, such as `11:02:00+04:00`. */
const timeOf = (moment: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: marketZone(), timeStyle: 'medium' }).format(moment) +
  marketOffset(moment);
const day = (instant: string) => isoMarketDay(new Date(instant));

function paymentXml({ kind, payment }: Einvoice): string {
  if (kind === 'CREDIT_NOTE') return '';
  return group('cac:PaymentMeans', [
    leaf('cbc:PaymentMeansCode', paymentCodes[payment.way]),
    payment.way === 'TRANSFER'
      ? group('cac:PayeeFinancialAccount', [leaf('cbc:ID', payment.account.replaceAll(' ', ''))])
      : '',
  ]);
}

/** Part of a credit note alone: its reason, and the invoice that it takes back. */
function correctionXml({ corrects, lawReason = 'GIVEN_BACK' }: Einvoice): string {
  if (!corrects) return '';
  return [
    group('cac:DiscrepancyResponse', [leaf('cbc:ResponseCode', lawReasons[lawReason])]),
    group('cac:BillingReference', [
      group('cac:InvoiceDocumentReference', [
        leaf('cbc:ID', corrects.number),
        leaf('cbc:IssueDate', day(corrects.issuedAt)),
      ]),
    ]),
  ].join('');
}

/** Numbers, days and kind, in the order that UBL asks for of each of the two documents. */
function headXml(einvoice: Einvoice, taxation: Taxation): string {
  const { id, kind, number, issuedAt, suppliedAt, dueAt, currency, reason = '' } = einvoice;
  const typeCode = typeCodes[kind][taxation === 'OUT_OF_SCOPE' ? 'outOfScope' : 'taxed'];
  const isInvoice = kind === 'INVOICE';
  return [
    leaf('cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1'),
    leaf('cbc:ProfileID', 'urn:peppol:bis:billing'),
    leaf('cbc:ProfileExecutionID', flagsOf(taxation)),
    leaf('cbc:ID', number),
    leaf('cbc:UUID', id),
    leaf('cbc:IssueDate', day(issuedAt)),
    leaf('cbc:IssueTime', timeOf(new Date(issuedAt))),
    isInvoice && dueAt !== null ? leaf('cbc:DueDate', day(dueAt)) : '',
    leaf(isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode', typeCode),
    leaf('cbc:Note', reason),
    // Included where it is another day than that of the issue.
    isInvoice && day(suppliedAt) < day(issuedAt) ? leaf('cbc:TaxPointDate', day(suppliedAt)) : '',
    leaf('cbc:DocumentCurrencyCode', currency),
    currency === 'AED' ? '' : leaf('cbc:TaxCurrencyCode', 'AED'),
  ].join('');
}

const spaces = (document: string) => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${document}-2`,
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
});

/** The whole document; of an invoice for which nothing is missing. */
export function einvoiceXml(einvoice: Einvoice, taxation: Taxation): string {
  const document = einvoice.kind === 'INVOICE' ? 'Invoice' : 'CreditNote';
  const parts = [
    headXml(einvoice, taxation),
    correctionXml(einvoice),
    dirhamTotalXml(einvoice),
    sellerXml(einvoice.seller),
    buyerXml(einvoice.buyer, taxation),
    paymentXml(einvoice),
    sumsXml(einvoice, taxation),
    linesXml(einvoice, taxation),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${group(document, parts, spaces(document))}\n`;
}
