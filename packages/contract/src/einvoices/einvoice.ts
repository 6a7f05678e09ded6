/** Invoice of any issuer as PINT AE sees it, and the consequences of its parties (rules/einvoices). */
import { taxedAmountOf } from '../credits/ledger.ts';
import type { Invoice, InvoiceKind, InvoiceParty } from '../invoices/schemas.ts';
import type { Currency } from '../kit/currencies.ts';
import { partsOf } from '../kit/parts.ts';
import type { DealInvoice } from '../payouts/schemas.ts';
import { type EinvoiceDetails, homeCountry, noEinvoiceDetails } from './schemas.ts';

export interface EinvoiceParty {
  name: string;
  /** The tax number (TRN); empty where there is none, or none is known. */
  taxNumber: string;
  /** Whether they said that they are not registered for tax. */
  hasNoTaxNumber: boolean;
  details: EinvoiceDetails;
}

/** Amounts are hundredths of the currency. */
export interface EinvoiceLine {
  text: string;
  quantity: number;
  unit: number;
  net: number;
  /** Hundredths of a percent. */
  taxBasisPoints: number;
  tax: number;
}

/** Way of payment: to an account, by card, or one that the invoice does not name. */
export type EinvoicePayment = { way: 'TRANSFER'; account: string } | { way: 'CARD' } | { way: 'NOT_TOLD' };

export interface Einvoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  suppliedAt: string;
  /** Null where it is paid already. */
  dueAt: string | null;
  currency: Currency;
  seller: EinvoiceParty;
  buyer: EinvoiceParty;
  lines: readonly EinvoiceLine[];
  payment: EinvoicePayment;
  /** Invoice that a credit note takes back. */
  corrects: Invoice['corrects'];
  /** Reason of a credit note, in words, and the reason of the law that applies. */
  reason?: string | undefined;
  lawReason?: LawReason | undefined;
}

/** Return of the purchase, or a lower price than was agreed on: article 61 of the VAT law. */
export type LawReason = 'GIVEN_BACK' | 'PRICE_CHANGED';

/** The tax of the Emirates, in hundredths of a percent. */
const standardBasisPoints = 500;

/** Which of the three ways of tax an invoice takes. */
export type Taxation = 'STANDARD' | 'EXPORT' | 'OUT_OF_SCOPE';

/** Null where the tax that is charged fits none of them. */
export function taxationOf({ seller, buyer, lines }: Einvoice): Taxation | null {
  const areAll = (basisPoints: number) => lines.every((line) => line.taxBasisPoints === basisPoints);
  if (seller.taxNumber === '') return lines.every(({ tax }) => tax === 0) ? 'OUT_OF_SCOPE' : null;
  if (areAll(standardBasisPoints)) return 'STANDARD';
  const isAbroad = buyer.details.country !== '' && buyer.details.country !== homeCountry;
  return areAll(0) && isAbroad ? 'EXPORT' : null;
}

/** A party as an invoice names it. */
export const einvoiceParty = ({
  name,
  taxNumber,
  hasNoTaxNumber = false,
  einvoice = noEinvoiceDetails,
}: InvoiceParty): EinvoiceParty => ({ name, taxNumber, hasNoTaxNumber, details: einvoice });

/**
 * An invoice or credit note of the house's, which was paid before it was issued. `texts` says line by line what was sold,
 * and `account` where transfers go.
 */
export function einvoiceOfHouse(invoice: Invoice, texts: readonly string[], account: string): Einvoice {
  const { id, kind, number, issuedAt, suppliedAt, currency, corrects, reason } = invoice;
  return {
    id,
    kind,
    number,
    issuedAt,
    suppliedAt,
    dueAt: null,
    currency,
    seller: einvoiceParty(invoice.seller),
    buyer: einvoiceParty(invoice.buyer),
    lines: invoice.lines.map(({ quantity, unitFils, netFils, taxBasisPoints, taxFils }, index) => ({
      text: texts[index] ?? '',
      quantity,
      unit: unitFils,
      net: netFils,
      taxBasisPoints,
      tax: taxFils,
    })),
    payment: invoice.payment?.source === 'CARD' ? { way: 'CARD' } : { way: 'TRANSFER', account },
    corrects,
    reason,
    ...(corrects ? { lawReason: 'GIVEN_BACK' as const } : {}),
  };
}

interface DealParts {
  id: string;
  seller: EinvoiceParty;
  buyer: EinvoiceParty;
  payment: EinvoicePayment;
}

/**
 * A creator's invoice to a brand, or the credit note for one. What was agreed on is what the brand pays: where tax is charged it is in the price, so that
 * the invoice and what is owed are one sum.
 */
export function einvoiceOfDeal(invoice: DealInvoice, { id, seller, buyer, payment }: DealParts): Einvoice {
  const isTaxed = seller.taxNumber !== '' && buyer.details.country === homeCountry;
  const taxBasisPoints = isTaxed ? standardBasisPoints : 0;
  const { corrects } = invoice;
  // Rounded over the whole: many small lines would add up to another tax than that of the sum.
  const nets = partsOf(
    invoice.lines.map(({ amountCents }) => amountCents),
    (cents) => taxedAmountOf(cents, taxBasisPoints).netFils,
  );
  return {
    id,
    kind: corrects ? 'CREDIT_NOTE' : 'INVOICE',
    number: invoice.reference,
    issuedAt: invoice.issuedOn,
    suppliedAt: invoice.issuedOn,
    dueAt: corrects ? null : invoice.dueOn,
    currency: invoice.currency,
    seller,
    buyer,
    lines: invoice.lines.map(({ text, amountCents }, index) => {
      const net = nets[index] ?? 0;
      return { text, quantity: 1, unit: net, net, taxBasisPoints, tax: amountCents - net };
    }),
    payment,
    corrects: corrects ? { number: corrects.reference, issuedAt: corrects.issuedOn } : null,
    ...(corrects ? { reason: corrects.reason, lawReason: 'PRICE_CHANGED' as const } : {}),
  };
}
