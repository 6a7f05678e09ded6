/** Tax, totals and lines in the XML of an e-invoice (rules/einvoices#amounts). */
import {
  convert,
  type Einvoice,
  type EinvoiceLine,
  fixedRate,
  rateUnits,
  type Taxation,
} from '@briefcast/contract';
import { partsOf } from '@briefcast/contract/kit/parts';
import { group, leaf } from './xml.ts';

const categories = { STANDARD: 'S', EXPORT: 'Z', OUT_OF_SCOPE: 'O' } as const satisfies Record<
  Taxation,
  string
>;
/** One, after UN/ECE recommendation 20. */
const unit = 'C62';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const decimal = (hundredths: number) => (hundredths / 100).toFixed(2);
const amount = (name: string, hundredths: number, currencyID: string) =>
  leaf(name, decimal(hundredths), { currencyID });

/** Converts to dirhams, to a fils. */
const inFils = ({ currency }: Einvoice, hundredths: number) =>
  convert({ cents: hundredths, currency }, 'AED', fixedRate);

/** Net, tax and both together. */
export function totalsOf({ lines }: Einvoice) {
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  return { net, tax, gross: net + tax };
}

/** Leaves out the rate for out of scope: an issuer who is not registered has none. */
const taxCategory = (element: string, taxation: Taxation) =>
  group(element, [
    leaf('cbc:ID', categories[taxation]),
    taxation === 'OUT_OF_SCOPE' ? '' : leaf('cbc:Percent', taxation === 'STANDARD' ? '5' : '0'),
    group('cac:TaxScheme', [leaf('cbc:ID', 'VAT')]),
  ]);

/** The whole in dirhams, of an invoice in another currency. */
export function dirhamTotalXml(einvoice: Einvoice): string {
  if (einvoice.currency === 'AED') return '';
  return group('cac:AdditionalDocumentReference', [
    leaf('cbc:ID', 'AED'),
    leaf('cbc:DocumentTypeCode', 'aedtotal-incl-vat'),
    leaf('cbc:DocumentDescription', `AED ${decimal(inFils(einvoice, totalsOf(einvoice).gross))}`),
  ]);
}

const exchangeXml = ({ currency }: Einvoice) =>
  currency === 'AED'
    ? ''
    : group('cac:TaxExchangeRate', [
        leaf('cbc:SourceCurrencyCode', currency),
        leaf('cbc:TargetCurrencyCode', 'AED'),
        leaf('cbc:CalculationRate', String(fixedRate.perDollar / rateUnits)),
      ]);

function taxXml(einvoice: Einvoice, taxation: Taxation): string {
  const { currency } = einvoice;
  const { net, tax } = totalsOf(einvoice);
  const inCurrency = group('cac:TaxTotal', [
    amount('cbc:TaxAmount', tax, currency),
    leaf('cbc:TaxIncludedIndicator', 'false'),
    group('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', net, currency),
      amount('cbc:TaxAmount', tax, currency),
      taxCategory('cac:TaxCategory', taxation),
    ]),
  ]);
  if (currency === 'AED') return inCurrency;
  return inCurrency + group('cac:TaxTotal', [amount('cbc:TaxAmount', inFils(einvoice, tax), 'AED')]);
}

/** Exchange, tax and totals. Amounts paid before the issue are not due again. */
export function sumsXml(einvoice: Einvoice, taxation: Taxation): string {
  const { currency, dueAt, kind } = einvoice;
  const { net, gross } = totalsOf(einvoice);
  const isPaid = dueAt === null && kind === 'INVOICE';
  return [
    exchangeXml(einvoice),
    taxXml(einvoice, taxation),
    group('cac:LegalMonetaryTotal', [
      amount('cbc:LineExtensionAmount', net, currency),
      amount('cbc:TaxExclusiveAmount', net, currency),
      amount('cbc:TaxInclusiveAmount', gross, currency),
      isPaid ? amount('cbc:PrepaidAmount', gross, currency) : '',
      amount('cbc:PayableAmount', isPaid ? 0 : gross, currency),
    ]),
  ].join('');
}

interface InDirhams {
  gross: number;
  tax: number;
}

function lineXml(
  einvoice: Einvoice,
  taxation: Taxation,
  line: EinvoiceLine,
  index: number,
  { gross, tax }: InDirhams,
): string {
  const { currency, kind } = einvoice;
  const isInvoice = kind === 'INVOICE';
  return group(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
    leaf('cbc:ID', String(index + 1)),
    leaf(isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', String(line.quantity), {
      unitCode: unit,
    }),
    amount('cbc:LineExtensionAmount', line.net, currency),
    group('cac:Item', [
      leaf('cbc:Description', line.text),
      leaf('cbc:Name', line.text),
      taxCategory('cac:ClassifiedTaxCategory', taxation),
    ]),
    group('cac:Price', [
      amount('cbc:PriceAmount', line.unit, currency),
      leaf('cbc:BaseQuantity', '1', { unitCode: unit }),
      group('cac:AllowanceCharge', [
        leaf('cbc:ChargeIndicator', 'false'),
        amount('cbc:Amount', 0, currency),
        amount('cbc:BaseAmount', line.unit, currency),
      ]),
    ]),
    group('cac:ItemPriceExtension', [
      amount('cbc:Amount', gross, 'AED'),
      group('cac:TaxTotal', [amount('cbc:TaxAmount', tax, 'AED')]),
    ]),
  ]);
}

/** Every line, with its price in the currency and its sums in dirhams. */
export function linesXml(einvoice: Einvoice, taxation: Taxation): string {
  const { lines } = einvoice;
  const toFils = (hundredths: number) => inFils(einvoice, hundredths);
  const gross = partsOf(
    lines.map(({ net, tax }) => net + tax),
    toFils,
  );
  const tax = partsOf(
    lines.map((line) => line.tax),
    toFils,
  );
  return lines
    .map((line, at) => lineXml(einvoice, taxation, line, at, { gross: gross[at] ?? 0, tax: tax[at] ?? 0 }))
    .join('');
}
