/** Content of an invoice, line by line (rules/invoices#on-paper). */
import type { Invoice, InvoiceItem, PaperLanguage } from '@briefcast/contract';
import { type PaperWords, paperWords } from '@briefcast/i18n/paper-words';
import { formatDay, isolate } from '../../platform/papers/paper-language.ts';
import {
  figure,
  type InvoiceSheet,
  money,
  namesOf,
  type PaperName,
  partyOf,
  percent,
} from './sheet-parts.ts';

/** Describes in words what was sold. */
export function describeItem(language: PaperLanguage, item: InvoiceItem): string {
  const words = paperWords[language];
  if (item.kind === 'CREDITS')
    return words.paper_invoice_credits({ n: item.credits, count: String(item.credits) });
  return words.paper_invoice_subscription({
    from: formatDay(language, item.from),
    until: formatDay(language, item.until),
  });
}

/** Whether tax is charged at all: a seller without a tax number may not call its paper a tax invoice. */
const isTaxed = ({ seller }: Invoice) => seller.taxNumber !== '';

function titleOf(invoice: Invoice): PaperName {
  if (invoice.kind === 'INVOICE')
    return isTaxed(invoice) ? 'paper_invoice_tax_invoice' : 'paper_invoice_plain';
  return isTaxed(invoice) ? 'paper_invoice_tax_credit_note' : 'paper_invoice_credit_note';
}

/** The tax by its rates, where lines differ. */
function taxesOf({ lines }: Invoice): Map<number, number> {
  const taxes = new Map<number, number>();
  for (const { taxBasisPoints, taxFils } of lines)
    taxes.set(taxBasisPoints, (taxes.get(taxBasisPoints) ?? 0) + taxFils);
  return taxes;
}

/** Describes the payment, with the reference where there is one. */
function paidText(words: PaperWords, { source, reference }: NonNullable<Invoice['payment']>): string {
  const paid =
    source === 'CARD' ? words.paper_invoice_paid_by_card() : words.paper_invoice_paid_by_transfer();
  return reference === ''
    ? paid
    : words.paper_invoice_paid_with_reference({ paid, reference: isolate(reference) });
}

/** The sheet of an invoice or credit note of the house's. */
export function invoiceSheet(invoice: Invoice, language: PaperLanguage): InvoiceSheet {
  const words = paperWords[language];
  const { currency, corrects, payment } = invoice;
  const day = (instant: string) => formatDay(language, instant);
  return {
    names: namesOf(titleOf(invoice)),
    facts: [
      { label: words.paper_invoice_number(), value: isolate(invoice.number) },
      { label: words.paper_invoice_issued(), value: day(invoice.issuedAt) },
      { label: words.paper_invoice_supplied(), value: day(invoice.suppliedAt) },
      ...(corrects === null
        ? []
        : [
            {
              label: words.paper_invoice_corrects(),
              value: words.paper_invoice_corrected({
                number: isolate(corrects.number),
                day: day(corrects.issuedAt),
              }),
            },
          ]),
    ],
    parties: [
      partyOf(language, words.paper_invoice_from(), invoice.seller),
      partyOf(language, words.paper_invoice_to(), invoice.buyer),
    ],
    columns: [
      words.paper_invoice_description(),
      words.paper_invoice_quantity(),
      words.paper_invoice_unit_price(),
      words.paper_invoice_before_tax(),
      words.paper_invoice_tax_rate(),
      words.paper_invoice_tax(),
      words.paper_invoice_line_total(),
    ],
    rows: invoice.lines.map((line) => ({
      what: describeItem(language, line.item),
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
      { label: words.paper_invoice_total_before_tax(), value: money(currency, invoice.netFils) },
      ...[...taxesOf(invoice)].map(([rate, fils]) => ({
        label: words.paper_invoice_tax_at({ rate: percent(rate) }),
        value: money(currency, fils),
      })),
      {
        label:
          invoice.kind === 'INVOICE'
            ? words.paper_invoice_total_with_tax()
            : words.paper_invoice_total_credited(),
        value: money(currency, invoice.grossFils),
      },
    ],
    notes: [
      ...(invoice.reason === undefined
        ? []
        : [words.paper_invoice_reason({ reason: isolate(invoice.reason) })]),
      words.paper_invoice_all_amounts({ currency: isolate(currency) }),
      ...(payment === null ? [] : [paidText(words, payment)]),
    ],
    // It was paid before it was issued.
    pay: null,
  };
}
