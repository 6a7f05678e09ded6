/** Parts of the sheets of all invoices (rules/invoices#on-paper). */
import type { InvoiceParty, PaperLanguage } from '@briefcast/contract';
import { paperWords } from '@briefcast/i18n/paper-words';
import { formatCountry, formatHundredths, isolate } from '../../platform/papers/paper-language.ts';

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
  /** The last one is highlighted. */
  totals: Labelled[];
  notes: string[];
  /** Payment details; null where nothing is to be paid by it. */
  pay: PayPart | null;
}

/**
 * Account for paying a creator's invoice, with the code that holds it for a camera; the account is on the creator's
 * copy alone.
 */
export interface PayPart {
  label: string;
  /** Name and bank, then the account; or where the account is found. */
  lines: string[];
  account: string | null;
  reference: Labelled;
  /** As SVG, with what it says and a word about it. */
  code: { svg: string; alt: string; note: string } | null;
}

/** The law asks for the words "Tax Invoice" and "Tax Credit Note"; without tax it is an invoice alone. */
export type PaperName = `paper_invoice_${'tax_invoice' | 'tax_credit_note' | 'plain' | 'credit_note'}`;

/** A paper's name in both languages. */
export const namesOf = (name: PaperName): Record<PaperLanguage, string> => ({
  en: paperWords.en[name](),
  ar: paperWords.ar[name](),
});

/** `AED 472.50`. */
export const money = (currency: string, hundredths: number): string =>
  isolate(`${currency} ${formatHundredths(hundredths)}`);

/** `472.50`, where the currency is shown elsewhere. */
export const figure = (hundredths: number): string => isolate(formatHundredths(hundredths));

/** `5%` for 500. */
export const percent = (basisPoints: number): string => isolate(`${basisPoints / 100}%`);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The address as it was written; where only its parts were stated, those. */
function addressOf(language: PaperLanguage, { address, einvoice }: InvoiceParty): string[] {
  if (address.trim() !== '' || !einvoice) return linesOf(address).map(isolate);
  const { street, city, country } = einvoice;
  const place = [isolate(city), country === '' ? '' : isolate(formatCountry(language, country))];
  const parts = [street === '' ? '' : isolate(street), city === '' ? '' : joined(language, place)];
  return parts.filter((part) => part !== '');
}

const joined = (language: PaperLanguage, parts: string[]) =>
  parts.filter((part) => part !== '').join(paperWords[language].paper_separator());

function taxLines(language: PaperLanguage, { taxNumber, hasNoTaxNumber }: InvoiceParty): string[] {
  const words = paperWords[language];
  if (taxNumber !== '') return [words.paper_invoice_tax_number({ number: isolate(taxNumber) })];
  return hasNoTaxNumber ? [words.paper_invoice_not_registered()] : [];
}

/** Seller or buyer: name, address, and the tax number or that there is none, as far as they are stated. */
export const partyOf = (language: PaperLanguage, label: string, party: InvoiceParty) => ({
  label,
  name: isolate(party.name),
  lines: [...addressOf(language, party), ...taxLines(language, party)],
});
