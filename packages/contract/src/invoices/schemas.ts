/** The house's tax invoices and credit notes, as they were issued: kept as data, printed when asked for (rules/invoices). */
import { HandoverStanding } from '../einvoices/handover.ts';
import { EinvoiceDetails } from '../einvoices/schemas.ts';
import { id, instant, text } from '../kit/codecs.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';

export const InvoiceKind = z.enum(['INVOICE', 'CREDIT_NOTE']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** Seller or buyer; what is not known is empty. */
export const InvoiceParty = z.object({
  name: z.string(),
  address: z.string(),
  taxNumber: z.string(),
  /** Said by who is not registered for tax. */
  hasNoTaxNumber: z.boolean().optional(),
  /** Absent from what was issued before it was stated. */
  einvoice: EinvoiceDetails.optional(),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;

/** Item sold, without words: the paper says it in its language. */
export const InvoiceItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CREDITS'), credits: z.int().positive() }),
  z.object({ kind: z.literal('SUBSCRIPTION'), from: instant, until: instant }),
]);
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** Amounts are whole fils, 100 to a dirham, and positive on credit notes too. */
const fils = z.int().nonnegative();

const amounts = { netFils: fils, taxFils: fils, grossFils: fils };

export const InvoiceLine = z.object({
  item: InvoiceItem,
  quantity: z.int().positive(),
  unitFils: fils,
  /** Hundredths of a percent. */
  taxBasisPoints: z.int().min(0).max(10_000),
  ...amounts,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const Invoice = z.object({
  id,
  kind: InvoiceKind,
  /** Without a gap within a year: `INV-2026-0117`, and `CN-2026-0003` for a credit note. */
  number: z.string(),
  issuedAt: instant,
  /** When what was sold was delivered. */
  suppliedAt: instant,
  currency: z.literal('AED'),
  seller: InvoiceParty,
  buyer: InvoiceParty,
  lines: z.array(InvoiceLine),
  ...amounts,
  /** How it was paid; null for what was not. */
  payment: z.object({ source: z.enum(['TRANSFER', 'CARD']), reference: z.string() }).nullable(),
  /** Invoice that a credit note takes back, whole or in part. */
  corrects: z.object({ number: z.string(), issuedAt: instant }).nullable(),
  /** Reason of a credit note, in the operator's words. */
  reason: z.string().optional(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Stored fields of an invoice next to its id. */
export const InvoiceDocument = Invoice.omit({ id: true });
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

/** The languages in which papers are printed. */
export const PaperLanguage = z.enum(['en', 'ar']);
export type PaperLanguage = z.infer<typeof PaperLanguage>;
/** Languages of an invoice: one of them, or both on one paper. */
export const InvoiceLanguage = z.enum([...PaperLanguage.options, 'both']);
export type InvoiceLanguage = z.infer<typeof InvoiceLanguage>;

export const ListedInvoice = Invoice.extend({
  /** Opens it as PDF, for a while; takes `lang` next to the parameters it has. */
  pdfUrl: z.string(),
});
export type ListedInvoice = z.infer<typeof ListedInvoice>;

export const InvoicesQuery = z.object({
  /** Reference of the payment, to show one order's invoices alone: `PF-2026-0031`. */
  reference: text(50).optional(),
  ...pageFields,
});
export type InvoicesQuery = z.infer<typeof InvoicesQuery>;
export const InvoicePage = z.object({ invoices: z.array(ListedInvoice), nextCursor });
export type InvoicePage = z.infer<typeof InvoicePage>;

/** Default number of invoices in a page. */
export const invoicesPerPage = 20;

/**
 * Cause of a creator's invoice to a brand: the deal's price at its completion, or a renewal of its rights; or the
 * credit note that takes one of them back, whole or in part.
 */
export const DealInvoiceCause = z.enum(['COMPLETION', 'RENEWAL', 'CREDIT_NOTE']);
export type DealInvoiceCause = z.infer<typeof DealInvoiceCause>;

/** A creator's invoice to a brand as lists offer it. `url`: a relative address with an expiring signature, as PDF, with `lang`. */
export const DealInvoiceLink = z.object({
  id,
  cause: DealInvoiceCause,
  reference: z.string(),
  url: z.string(),
  /** Time when somebody of the brand first opened it, shown to the creator; null before, and for the brand. */
  seenAt: instant.nullable(),
  /** Last mail of it and state of its e-invoice's handover, shown to the creator in lists. */
  mailed: z.object({ to: z.string(), sentAt: instant }).optional(),
  handover: HandoverStanding.optional(),
});
export type DealInvoiceLink = z.infer<typeof DealInvoiceLink>;
