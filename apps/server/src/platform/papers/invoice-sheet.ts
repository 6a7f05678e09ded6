/** What stands on an invoice, line by line (rules/invoices#on-paper). */
import type { DealInvoice, Invoice, InvoiceItem, InvoiceParty, PaperLanguage } from '@briefcast/contract';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import { formatDay, formatHundredths, isolate } from './paper-language.ts';

interface Labelled {
  label: string;
  value: string;
}

export interface InvoiceSheet {
  /** The paper's name in both languages. */
  names: Record<PaperLanguage, string>;
  facts: Labelled[];
  parties: { label: string; name: string; lines: string[] }[];
  /** The first is wide and the others hold figures. */
  columns: string[];
  rows: { what: string; about: string | null; figures: string[] }[];
  /** The last one stands out. */
  totals: Labelled[];
  notes: string[];
}

type PaperName = keyof InvoiceWords['names'];

const namesOf = (name: PaperName): Record<PaperLanguage, string> => ({
  en: invoiceWords.en.names[name],
  ar: invoiceWords.ar.names[name],
});

/** `AED 472.50`. */
const money = (currency: string, hundredths: number) =>
  isolate(`${currency} ${formatHundredths(hundredths)}`);

const figure = (hundredths: number) => isolate(formatHundredths(hundredths));

/** `5%` for 500. */
const percent = (basisPoints: number) => isolate(`${basisPoints / 100}%`);

const partyOf = (words: InvoiceWords, label: string, { name, address, taxNumber }: InvoiceParty) => ({
  label,
  name: isolate(name),
  lines: [
    ...address
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(isolate),
    ...(taxNumber === '' ? [] : [words.taxNumber(isolate(taxNumber))]),
  ],
});

function describe(words: InvoiceWords, language: PaperLanguage, item: InvoiceItem): string {
  if (item.kind === 'CREDITS') return words.credits(item.credits);
  return words.subscription(formatDay(language, item.from), formatDay(language, item.until));
}

/** Whether tax is charged at all: a seller without a tax number may not call its paper a tax invoice. */
const isTaxed = ({ seller }: Invoice) => seller.taxNumber !== '';

function nameOf(invoice: Invoice): PaperName {
  if (invoice.kind === 'INVOICE') return isTaxed(invoice) ? 'TAX_INVOICE' : 'INVOICE';
  return isTaxed(invoice) ? 'TAX_CREDIT_NOTE' : 'CREDIT_NOTE';
}

/** The tax by its rates, where lines differ. */
function taxesOf({ lines }: Invoice): Map<number, number> {
  const taxes = new Map<number, number>();
  for (const { taxBasisPoints, taxFils } of lines)
    taxes.set(taxBasisPoints, (taxes.get(taxBasisPoints) ?? 0) + taxFils);
  return taxes;
}

/** The sheet of an invoice or credit note of the house's. */
export function invoiceSheet(invoice: Invoice, language: PaperLanguage): InvoiceSheet {
  const words = invoiceWords[language];
  const { currency, corrects, payment } = invoice;
  const { columns } = words;
  const day = (instant: string) => formatDay(language, instant);
  return {
    names: namesOf(nameOf(invoice)),
    facts: [
      { label: words.number, value: isolate(invoice.number) },
      { label: words.issued, value: day(invoice.issuedAt) },
      { label: words.supplied, value: day(invoice.suppliedAt) },
      ...(corrects === null
        ? []
        : [
            {
              label: words.correctsLabel,
              value: words.corrects(isolate(corrects.number), day(corrects.issuedAt)),
            },
          ]),
    ],
    parties: [partyOf(words, words.from, invoice.seller), partyOf(words, words.to, invoice.buyer)],
    columns: [
      columns.description,
      columns.quantity,
      columns.unit,
      columns.net,
      columns.rate,
      columns.tax,
      columns.gross,
    ],
    rows: invoice.lines.map((line) => ({
      what: describe(words, language, line.item),
      about: null,
      figures: [
        isolate(String(line.quantity)),
        figure(line.unitFils),
        figure(line.netFils),
        percent(line.taxBasisPoints),
        figure(line.taxFils),
        figure(line.grossFils),
      ],
    })),
    totals: [
      { label: words.net, value: money(currency, invoice.netFils) },
      ...[...taxesOf(invoice)].map(([rate, fils]) => ({
        label: words.taxes(percent(rate)),
        value: money(currency, fils),
      })),
      {
        label: invoice.kind === 'INVOICE' ? words.gross : words.credited,
        value: money(currency, invoice.grossFils),
      },
    ],
    notes: [
      ...(invoice.reason === undefined ? [] : [words.reason(isolate(invoice.reason))]),
      words.allAmounts(isolate(currency)),
      ...(payment === null ? [] : [words.paid(payment.source, isolate(payment.reference))]),
    ],
  };
}

/** The sheet of a creator's invoice to a brand. It is in US dollars, as deals are, and names no tax. */
export function dealInvoiceSheet(invoice: DealInvoice, language: PaperLanguage): InvoiceSheet {
  const words = invoiceWords[language];
  const { reference, issuedOn, dueOn, from, to, lines, totalCents, currency } = invoice;
  const day = (instant: string) => formatDay(language, instant);
  const side = (label: string, { name, address, email }: DealInvoice['from']) =>
    partyOf(words, label, { name, address: [address, email].filter(Boolean).join('\n'), taxNumber: '' });
  return {
    names: namesOf('INVOICE'),
    facts: [
      { label: words.number, value: isolate(reference) },
      { label: words.issued, value: day(issuedOn) },
      { label: words.due, value: day(dueOn) },
    ],
    parties: [side(words.from, from), side(words.to, to)],
    columns: [words.columns.description, words.columns.amount],
    rows: lines.map(({ text, amountCents }) => ({
      what: words.content(isolate(text)),
      about: words.licence,
      figures: [figure(amountCents)],
    })),
    totals: [{ label: words.total, value: money(currency, totalCents) }],
    notes: [words.allAmounts(isolate(currency)), words.betweenThem],
  };
}
