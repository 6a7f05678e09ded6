/** Invoice of a creator to a brand, as data: its look is left to the printing (rules/payouts#invoice). */

import type { Currency } from '../kit/currencies.ts';
import { marketDay } from '../kit/days.ts';
import { dueDay } from '../payouts/days.ts';
import type { DealInvoice, RenewalOnInvoice } from '../payouts/schemas.ts';

/** Sender or recipient of an invoice. */
type InvoiceParty = Omit<DealInvoice['from'], 'role'>;

interface InvoicedDeal {
  id: string;
  title: string;
  /** When what it is for came about, which is when it is issued. */
  completedAt: Date;
  paymentDays: number;
  currency: Currency;
  amountCents: number;
  /** Work that was added later for prices of its own; absent for none. */
  additions?: DealInvoice['lines'];
  /** Renewed rights, on an invoice for a renewal. `title` is then its line, and `amountCents` its price. */
  renewal?: RenewalOnInvoice;
  /** Reimbursement of the creator for a product; absent or null for none. */
  reimbursement?: DealInvoice['lines'][number] | null;
  /** Part of a deposit owed by its own day; absent or null for nothing. */
  deposit?: DealInvoice['deposit'] | null;
  /** As it was taken when it was issued; null for deals from before, which are named by their id. */
  number: string | null;
  creator: InvoiceParty;
  brand: InvoiceParty;
}

/** The last characters of an id are its random ones. */
const referenceLength = 8;

/**
 * Reference by which both sides find an invoice and its payment: its number, or where none was taken, the deal's
 * id.
 */
export const invoiceReference = (dealId: string, number: string | null): string =>
  number ?? `BC-${dealId.replaceAll('-', '').slice(-referenceLength).toUpperCase()}`;

interface DealInvoiceNumber {
  firstName: string;
  lastName: string;
  /** In Dubai. */
  year: number;
  /** In the creator's year, from 1 without a gap. */
  place: number;
}

/** The first Latin letter of a name, without accents; empty where it has none. */
const initialOf = (name: string) => /[A-Z]/u.exec(name.normalize('NFD').toUpperCase())?.[0] ?? '';

/** `LH-2027-006`: a creator's sixth invoice of the year. Names in other letters have no initials. */
export function dealInvoiceNumber({ firstName, lastName, year, place }: DealInvoiceNumber): string {
  const initials = `${initialOf(firstName)}${initialOf(lastName)}` || 'INV';
  return `${initials}-${year}-${String(place).padStart(3, '0')}`;
}

/** Invoice of a completed deal; one deal always makes an equal invoice. */
export function invoiceOfDeal(deal: InvoicedDeal): DealInvoice {
  const {
    id,
    title,
    completedAt,
    paymentDays,
    currency,
    amountCents,
    additions = [],
    renewal,
    reimbursement,
    deposit,
    number,
    creator,
    brand,
  } = deal;
  const lines = [
    { text: title, amountCents, ...(renewal ? { renewal } : {}) },
    ...additions,
    ...(reimbursement ? [reimbursement] : []),
  ];
  return {
    reference: invoiceReference(id, number),
    issuedOn: marketDay(completedAt).toISOString(),
    dueOn: dueDay(completedAt, paymentDays).toISOString(),
    currency,
    from: { role: 'CREATOR', ...creator },
    to: { role: 'BRAND', ...brand },
    lines,
    totalCents: lines.reduce((total, line) => total + line.amountCents, 0),
    ...(deposit ? { deposit } : {}),
  };
}
