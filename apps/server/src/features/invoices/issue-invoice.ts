/** Issuing invoices and credit notes, each in the transaction of what it is for (rules/invoices#numbers). */

import {
  AppError,
  type InvoiceDetails,
  type InvoiceDocument,
  type InvoiceKind,
  type InvoiceLine,
  type InvoiceParty,
  invoiceLine,
  invoiceTotals,
  isAddressStated,
  type Sold,
} from '@briefcast/contract';
import { marketYear } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { nextNumber } from '../../platform/database/counters.ts';
import type { Tx } from '../../platform/database/database.ts';
import { invoices } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Content to invoice. The seller and today's date are added. */
export interface ToInvoice {
  kind: InvoiceKind;
  /** Names what it is for, such as `order:ID` and `refund:ID`: the same is invoiced once. */
  cause: string;
  /** The organisation or the creator that it is to. */
  ownerId: string;
  buyer: InvoiceParty;
  sold: readonly Sold[];
  /** Hundredths of a percent, as they were when it was sold. */
  taxBasisPoints: number;
  suppliedAt: Date;
  payment: InvoiceDocument['payment'];
  /** For a credit note alone: the invoice that it takes back, whole or in part. */
  corrects: InvoiceRow | null;
  /** For a credit note alone: the reason, in the operator's words. */
  reason?: string | undefined;
}

const prefixes: Record<InvoiceKind, string> = { INVOICE: 'INV', CREDIT_NOTE: 'CN' };

/** `INV-2026-0117`. */
const numberOf = (series: string, place: number) => `${series}-${String(place).padStart(4, '0')}`;

/** The buyer as an order names it. */
export const buyerOf = ({ company, email: _, ...details }: InvoiceDetails): InvoiceParty => ({
  name: company,
  ...details,
});

/** Finds the invoice issued for this cause; null where there is none. */
export async function findInvoice(tx: Tx, cause: string): Promise<InvoiceRow | null> {
  const [known] = await tx.select().from(invoices).where(eq(invoices.cause, cause));
  return known ?? null;
}

/** The seller as stated now. Throws invoice.no_seller, and invoice.no_tax_number for an invoice with tax by who has none. */
function sellerNow(
  { settings }: Pick<TxDeps, 'settings'>,
  kind: InvoiceKind,
  lines: readonly InvoiceLine[],
): InvoiceParty {
  const { seller } = settings.now();
  if (seller.name === '' || !isAddressStated(seller)) throw new AppError('invoice.no_seller');
  const isTaxed = lines.some(({ taxFils }) => taxFils > 0);
  // A credit note takes back what was charged, whatever applies now.
  if (kind === 'INVOICE' && isTaxed && seller.taxNumber === '') throw new AppError('invoice.no_tax_number');
  return seller;
}

/**
 * Issues an invoice, or returns the one that was issued for this cause. Everything that is taken from settings, such
 * as the seller's name, is kept in it as it is now. The number is taken last: other issuers wait from then on until
 * this transaction ends. Two of the same cause at once: the second is undone by `invoices_cause_unique`. Throws what
 * `sellerNow` throws.
 */
export async function issueInvoice(
  deps: Pick<TxDeps, 'clock' | 'settings'>,
  tx: Tx,
  { kind, cause, ownerId, buyer, sold, taxBasisPoints, suppliedAt, payment, corrects, reason }: ToInvoice,
): Promise<InvoiceRow> {
  const known = await findInvoice(tx, cause);
  if (known) return known;
  const now = deps.clock();
  const lines = sold.map((each) => invoiceLine(each, taxBasisPoints));
  const seller = sellerNow(deps, kind, lines);
  const series = `${prefixes[kind]}-${marketYear(now)}`;
  const place = await nextNumber(tx, `invoices/${series}`);
  const document: InvoiceDocument = {
    kind,
    number: numberOf(series, place),
    issuedAt: now.toISOString(),
    suppliedAt: suppliedAt.toISOString(),
    currency: 'AED',
    seller,
    buyer,
    lines,
    ...invoiceTotals(lines),
    payment,
    corrects: corrects && { number: corrects.document.number, issuedAt: corrects.document.issuedAt },
    ...(reason === undefined ? {} : { reason }),
  };
  const [issued] = await tx
    .insert(invoices)
    .values({ ownerId, cause, series, place, document, createdAt: now })
    .returning();
  if (!issued) throw new Error('The invoice was not kept');
  return issued;
}
