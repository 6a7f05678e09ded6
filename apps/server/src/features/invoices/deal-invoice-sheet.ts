/** Content of a creator's invoice to a brand, line by line (rules/invoices#on-paper). It is in the deal's currency. */
import {
  convert,
  type DealInvoice,
  type Einvoice,
  einvoiceOfDeal,
  einvoiceParty,
  fixedRate,
  type InvoiceParty,
  type PaperLanguage,
  rateUnits,
  taxationOf,
} from '@briefcast/contract';
import { paperWords } from '@briefcast/i18n/paper-words';
import { formatDay, isolate } from '../../platform/papers/paper-language.ts';
import { type Payee, payPart } from './pay-part.ts';
import { renewalOnSheet } from './renewal-line.ts';
import {
  figure,
  type InvoiceSheet,
  money,
  namesOf,
  type PaperName,
  partyOf,
  percent,
} from './sheet-parts.ts';

/** An invoice or credit note with both sides as it names them. */
export interface DealInvoiceToPrint {
  invoice: DealInvoice;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** The creator's account, on the creator's own copy alone. */
  payee?: Payee | null;
}

type PartOfSheet = Pick<InvoiceSheet, 'columns' | 'rows' | 'totals' | 'notes'>;

/** One side; where it has stated nothing, by the name and place of its profile, and that its tax number is not stated. */
function sideOf(language: PaperLanguage, label: string, from: DealInvoice['from'], stated: InvoiceParty) {
  const words = paperWords[language];
  const name = stated.name || from.name;
  const address = stated.address || (stated.einvoice?.street ? '' : (from.address ?? ''));
  const { lines, ...side } = partyOf(language, label, { ...stated, name, address });
  const isTaxSaid = stated.taxNumber !== '' || stated.hasNoTaxNumber === true;
  return { ...side, lines: isTaxSaid ? lines : [...lines, words.paper_invoice_tax_number_not_stated()] };
}

type SaidLine = Pick<DealInvoice['lines'][number], 'text' | 'renewal'>;

/**
 * The first line is the content with its licence, or a renewal of it; those that follow it name themselves. The line of a
 * credit note is the invoice that it takes back.
 */
function lineText(
  language: PaperLanguage,
  { corrects }: DealInvoice,
  { text, renewal }: SaidLine,
  at: number,
) {
  const words = paperWords[language];
  if (corrects) {
    return { what: words.paper_invoice_credited({ reference: isolate(corrects.reference) }), about: null };
  }
  if (renewal) return renewalOnSheet(language, renewal);
  if (at > 0) return { what: isolate(text), about: null };
  return {
    what: words.paper_invoice_content({ title: isolate(text) }),
    about: words.paper_invoice_licence(),
  };
}

/** Lines and totals where no tax is charged. */
function untaxed(language: PaperLanguage, invoice: DealInvoice): PartOfSheet {
  const { lines, totalCents, currency, corrects } = invoice;
  const words = paperWords[language];
  return {
    columns: [words.paper_invoice_description(), words.paper_invoice_amount()],
    rows: lines.map((line, at) => ({
      ...lineText(language, invoice, line, at),
      figures: [figure(line.amountCents)],
    })),
    totals: [
      {
        label: corrects ? words.paper_invoice_total_credited() : words.paper_invoice_total(),
        value: money(currency, totalCents),
      },
    ],
    notes: [],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Lines and totals of a seller who is registered for tax: it is in the price, and said in dirhams too where that is another currency. */
function taxed(language: PaperLanguage, invoice: DealInvoice, { lines, currency }: Einvoice): PartOfSheet {
  const words = paperWords[language];
  const net = sum(lines.map((line) => line.net));
  const tax = sum(lines.map((line) => line.tax));
  const rate = percent(lines[0]?.taxBasisPoints ?? 0);
  const inDirhams = (cents: number) => money('AED', convert({ cents, currency }, 'AED', fixedRate));
  return {
    columns: [
      words.paper_invoice_description(),
      words.paper_invoice_before_tax(),
      words.paper_invoice_tax_rate(),
      words.paper_invoice_tax(),
      words.paper_invoice_line_total(),
    ],
    rows: lines.map((line, at) => ({
      ...lineText(language, invoice, { text: line.text, renewal: invoice.lines[at]?.renewal }, at),
      figures: [
        figure(line.net),
        percent(line.taxBasisPoints),
        figure(line.tax),
        figure(line.net + line.tax),
      ],
    })),
    totals: [
      { label: words.paper_invoice_total_before_tax(), value: money(currency, net) },
      { label: words.paper_invoice_tax_at({ rate }), value: money(currency, tax) },
      {
        label: invoice.corrects ? words.paper_invoice_total_credited() : words.paper_invoice_total_with_tax(),
        value: money(currency, net + tax),
      },
    ],
    notes:
      currency === 'AED'
        ? []
        : [
            words.paper_invoice_in_dirhams({
              tax: inDirhams(tax),
              total: inDirhams(net + tax),
              rate: isolate(String(fixedRate.perDollar / rateUnits)),
            }),
          ],
  };
}

function titleOf({ corrects }: DealInvoice, isTaxed: boolean): PaperName {
  if (corrects) return isTaxed ? 'paper_invoice_tax_credit_note' : 'paper_invoice_credit_note';
  return isTaxed ? 'paper_invoice_tax_invoice' : 'paper_invoice_plain';
}

/** Returns the due date, or the invoice that a credit note takes back. */
function thirdFact(language: PaperLanguage, { dueOn, corrects }: DealInvoice) {
  const words = paperWords[language];
  if (!corrects) return { label: words.paper_invoice_due(), value: formatDay(language, dueOn) };
  return {
    label: words.paper_invoice_corrects(),
    value: words.paper_invoice_corrected({
      number: isolate(corrects.reference),
      day: formatDay(language, corrects.issuedOn),
    }),
  };
}

/** The sheet of a creator's invoice to a brand, or of a credit note, with tax as its e-invoice has it. */
export function dealInvoiceSheet(
  { invoice, seller, buyer, payee = null }: DealInvoiceToPrint,
  language: PaperLanguage,
): InvoiceSheet {
  const words = paperWords[language];
  const { reference, issuedOn, from, to, currency, corrects, deposit } = invoice;
  const einvoice = einvoiceOfDeal(invoice, {
    id: reference,
    seller: einvoiceParty(seller),
    buyer: einvoiceParty(buyer),
    payment: { way: 'NOT_TOLD' },
  });
  const taxation = taxationOf(einvoice);
  const isTaxed = taxation === 'STANDARD' || taxation === 'EXPORT';
  const { notes, ...rest } = isTaxed ? taxed(language, invoice, einvoice) : untaxed(language, invoice);
  return {
    names: namesOf(titleOf(invoice, isTaxed)),
    facts: [
      { label: words.paper_invoice_number(), value: isolate(reference) },
      { label: words.paper_invoice_issued(), value: formatDay(language, issuedOn) },
      thirdFact(language, invoice),
    ],
    parties: [
      sideOf(language, words.paper_invoice_from(), from, seller),
      sideOf(language, words.paper_invoice_to(), to, buyer),
    ],
    ...rest,
    notes: [
      ...(corrects ? [words.paper_invoice_reason({ reason: isolate(corrects.reason) })] : []),
      ...(deposit
        ? [
            words.paper_invoice_deposit({
              amount: money(currency, deposit.amountCents),
              day: formatDay(language, deposit.dueAt),
            }),
          ]
        : []),
      words.paper_invoice_all_amounts({ currency: isolate(currency) }),
      ...notes,
      words.paper_invoice_between_them(),
    ],
    pay: corrects ? null : payPart(language, invoice, payee),
  };
}
