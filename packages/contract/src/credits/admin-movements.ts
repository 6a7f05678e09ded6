/** The ledger of all brands as the operator reads it, and what is given back of a pack (rules/credits#refunds). */
import { id, instant, line, requiredText } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { AdminOrder, CreditMovement, Month } from './schemas.ts';

/** A movement of credits of any brand. */
export const AdminMovement = z.object({
  id,
  movement: CreditMovement,
  createdAt: instant,
  /** Null once the brand is gone. */
  brand: z.object({ id, companyName: z.string(), profileImage: z.string().nullable().optional() }).nullable(),
  /** The brief that it is about; null for what is about none, and once the project was deleted. */
  deal: z.object({ id, title: z.string() }).nullable(),
  order: z.object({ id, reference: z.string() }).nullable(),
  credits: z.int(),
  /** By how many what can be spent changed. */
  change: z.int(),
  /** Whole fils that came with it; below zero those that went back, 0 for what moves no money. */
  fils: z.int(),
  /** Tax included in these. Absent from older servers. */
  taxFils: z.int().optional(),
  /** The number of its invoice or credit note. */
  invoice: z.string().nullable().optional(),
  /** The name on the invoices of a brand that is gone. */
  formerBrand: z.string().nullable().optional(),
});
export type AdminMovement = z.infer<typeof AdminMovement>;

export const AdminMovementsQuery = z.object({
  movement: CreditMovement.optional(),
  /** In names of brands, titles of projects, references of orders and numbers of invoices. */
  search: line(limits.title).optional(),
  ...pageFields,
});
export type AdminMovementsQuery = z.infer<typeof AdminMovementsQuery>;
export const AdminMovementPage = z.object({
  movements: z.array(AdminMovement),
  /** Number of all rows found. */
  total: z.int(),
  nextCursor,
});
export type AdminMovementPage = z.infer<typeof AdminMovementPage>;

/** Default number of movements in a page. */
export const movementsPerPage = 20;

export const MovementsFileQuery = z.object({ month: Month });

/** Refund that a pack would give today. */
export const RefundOffer = z.object({
  order: AdminOrder,
  /** The number of its invoice; null where none was issued. */
  invoice: z.string().nullable(),
  /** Credits of it that can be spent: held and used ones are not given back. */
  unused: z.int(),
  netFils: z.int(),
  taxFils: z.int(),
  grossFils: z.int(),
});
export type RefundOffer = z.infer<typeof RefundOffer>;

export const NewRefund = z.object({
  /** The `unused` of the offer: another number by now is refused. */
  credits: z.int().min(1),
  /** Reason that the brand reads and the credit note shows. */
  reason: requiredText(500),
});
export type NewRefund = z.infer<typeof NewRefund>;

export const RefundMade = z.object({
  order: AdminOrder,
  /** The number of the credit note. */
  creditNote: z.string(),
});
export type RefundMade = z.infer<typeof RefundMade>;

export const CardRefundMade = RefundMade.extend({
  /** Null while the provider has not sent the money: the credit note is made when it has. */
  creditNote: z.string().nullable(),
});
export type CardRefundMade = z.infer<typeof CardRefundMade>;
