/** A brand's credits, what moved them, and the orders by which they are bought (rules/credits). */

import { CreditPack, PackSize } from '../admin/operator-settings.ts';
import { einvoiceFields } from '../einvoices/schemas.ts';
import { calendarDay, email, id, instant, numberText, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';

export const CreditMovement = z.enum(['BOUGHT', 'GIVEN', 'HELD', 'USED', 'RETURNED', 'EXPIRED', 'REFUNDED']);
export type CreditMovement = z.infer<typeof CreditMovement>;

/** How many credits there are. */
export const CreditBalance = z.object({
  /** To be spent. */
  ready: z.int(),
  /** For briefs that wait for their answers. */
  held: z.int(),
  /** From how few that are ready on the brand is warned. */
  warningLevel: z.int(),
});
export type CreditBalance = z.infer<typeof CreditBalance>;

/** Credits of one order that are not spent, and when they end. */
export const OpenPack = z.object({ id, ready: z.int(), endsAt: instant });
export type OpenPack = z.infer<typeof OpenPack>;

type TextOf = (max: number) => z.ZodType<string, string>;
const stored: TextOf = (max) => z.string().max(max);

/** Recipient of invoices. */
const detailsOf = (text: TextOf, number: TextOf, email: z.ZodType<string, string>) =>
  z.object({
    company: text(limits.title),
    address: text(1000),
    taxNumber: number(50),
    /** Said by who is not registered for tax. */
    hasNoTaxNumber: z.boolean().optional(),
    einvoice: z.object(einvoiceFields(text, number)).optional(),
    /** Address that invoices are mailed to; empty for the owners' own addresses. */
    email,
  });
export const InvoiceDetails = detailsOf(stored, stored, z.string());
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;
export const NewInvoiceDetails = detailsOf(text, numberText, z.union([z.literal(''), email]));

export const OrderStatus = z.enum(['AWAITING', 'PAID', 'CANCELLED']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** A payment by card that is not the price of its order; amounts are in the smallest unit of the currency. */
export const DifferingPayment = z.object({
  /** The provider's name of it. */
  id: z.string(),
  amount: z.int(),
  /** Such as `aed`. */
  currency: z.string(),
  at: instant,
});
export type DifferingPayment = z.infer<typeof DifferingPayment>;

/** A pack that was ordered: a pro-forma invoice until it is paid. Amounts are whole fils, 100 to a dirham. */
export const CreditOrder = z.object({
  id,
  /** Reference that the transfer names, such as `PF-2026-0031`. */
  reference: z.string(),
  status: OrderStatus,
  source: z.enum(['TRANSFER', 'CARD']),
  credits: z.int(),
  netFils: z.int(),
  taxBasisPoints: z.int(),
  taxFils: z.int(),
  grossFils: z.int(),
  buyer: InvoiceDetails,
  createdAt: instant,
  /** Person who ordered; null once that person is gone. */
  orderedBy: z.string().nullable(),
  payBefore: instant,
  paidAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  /** How much of the price went back; null where nothing did. */
  refunded: z.enum(['PART', 'WHOLE']).nullable().optional(),
  /** A payment by card came that is not its price: the house looks at it, and nobody should pay again. */
  hasDiffering: z.boolean().optional(),
});
export type CreditOrder = z.infer<typeof CreditOrder>;

/** Seller, and the account that transfers go to. */
export const Seller = z.object({
  name: z.string(),
  address: z.string(),
  taxNumber: z.string(),
  accountHolder: z.string(),
  bankName: z.string(),
  iban: z.string(),
  swift: z.string(),
});
export type Seller = z.infer<typeof Seller>;

/** The page of a brand's money with the house. */
export const Billing = z.object({
  balance: CreditBalance,
  /** Open packs, the first to end first. */
  packs: z.array(OpenPack),
  details: InvoiceDetails,
  orders: z.array(CreditOrder),
  /** Packs on sale, before tax. */
  offers: z.array(CreditPack),
  taxBasisPoints: z.int(),
  expiryMonths: z.int(),
  /** Whether orders can be paid by card; absent for no. */
  takesCards: z.boolean().optional(),
});

export type Billing = z.infer<typeof Billing>;

/** A line of the statement. */
export const StatementLine = z.object({
  id,
  movement: CreditMovement,
  createdAt: instant,
  /** The brief that it is about; null for what is about none, and once the project was deleted. */
  deal: z.object({ id, title: z.string(), creator: z.string().nullable() }).nullable(),
  /** The order that it is about. */
  order: z.object({ id, reference: z.string() }).nullable(),
  /** Person who caused it; null for the house, the creator and people who are gone. */
  by: z.string().nullable(),
  /** The admin's reason for goodwill credits. Absent for everything else. */
  reason: z.string().optional(),
  /** How many credits moved. */
  credits: z.int(),
  /** By how many what can be spent changed. */
  change: z.int(),
  /** How many could be spent after it. */
  readyAfter: z.int(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const filter = { movement: CreditMovement.optional() };
export const StatementFilter = z.object(filter);
export const StatementQuery = z.object({ ...filter, ...pageFields });
export type StatementQuery = z.infer<typeof StatementQuery>;
export const Statement = z.object({ lines: z.array(StatementLine), total: z.int(), nextCursor });
export type Statement = z.infer<typeof Statement>;

/** Default number of lines in a page of the statement. */
export const statementPerPage = 20;

export const NewOrder = z.object({
  credits: PackSize,
  /** Said after being asked: another order of the same pack waits already. */
  isAnother: z.boolean().optional(),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const WarningLevel = z.object({ warningLevel: z.int().min(0).max(1000) });

/** An order as the admin sees it. */
export const AdminOrder = CreditOrder.extend({
  brand: z.object({ id, companyName: z.string(), profileImage: z.string().nullable().optional() }).nullable(),
  receivedFils: z.int().nullable(),
  note: z.string(),
  /** When a transfer came, by the bank's statement, and how the bank names it. */
  receivedOn: z.string().nullable().optional(),
  bankReference: z.string().optional(),
  differing: z.array(DifferingPayment).optional(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;
export const AdminOrdersQuery = z.object({ status: OrderStatus.optional(), ...pageFields });
export const AdminOrderPage = z.object({ orders: z.array(AdminOrder), nextCursor });

/** A month in Dubai, such as `2026-11`. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Sales of a month. Amounts are whole fils with their tax. */
export const MoneyMonth = z.object({
  /** Such as `2026-11`. */
  month: z.string(),
  packs: z.object({ orders: z.int(), credits: z.int(), fils: z.int() }),
  subscriptions: z.object({
    /** How many paid. */
    creators: z.int(),
    /** Payments of creators, less what went back in that month: below zero where more went back. */
    fils: z.int(),
    /** How many are in their grace now; of this month alone. */
    overdue: z.int().optional(),
  }),
});
export type MoneyMonth = z.infer<typeof MoneyMonth>;

export const MoneyQuery = z.object({
  /** Month whose sales are returned; the default is this month. */
  month: Month.optional(),
});

/** Figures on the operator's money page. */
export const MoneyOverview = z.object({
  awaiting: z.object({
    orders: z.int(),
    fils: z.int(),
    /** When the one that waits longest was ordered; null where none waits. */
    oldestAt: instant.nullable().optional(),
  }),
  /** Since the first of this month, in Dubai. */
  soldThisMonth: z.object({ orders: z.int(), credits: z.int(), fils: z.int() }),
  /** Credits of all brands: ready and held. */
  creditsNotUsed: z.int(),
  /** How many of the ready ones end before the next year begins, UTC. */
  endingThisYear: z.int().optional(),
  sold: MoneyMonth.optional(),
});
export type MoneyOverview = z.infer<typeof MoneyOverview>;

/** A page of the payment provider's, to which the browser goes. */
export const CheckoutPage = z.object({ url: z.string() });
export type CheckoutPage = z.infer<typeof CheckoutPage>;

/** Money that came for an order; less or more than was asked for needs a note. */
export const OrderPayment = z.object({
  receivedFils: z.int().min(1).max(100_000_000),
  note: text(500).optional(),
  /** The day on which it came, and how the bank names it. */
  receivedOn: calendarDay.optional(),
  bankReference: text(100).optional(),
  /** The payment by card that is taken for the price although it differs, where it is no transfer. */
  paymentId: text(200).optional(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;
