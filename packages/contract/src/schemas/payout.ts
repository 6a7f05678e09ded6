/** What a brand owes a creator for a completed deal, and what both said of the payment (rules/payouts). */

import { id, instant, line, plausibleInstant, text } from '../codecs.ts';
import { finding } from '../findings.ts';
import { limits } from '../limits.ts';
import { nextCursor, pageFields } from '../paging.ts';
import { z } from '../zod.ts';
import { Role } from './account.ts';
import { Person } from './member.ts';

/** DUE: owed, whatever the day. MARKED: the brand says that it paid. Both others are the creator's answer to that. */
export const PayoutState = z.enum(['DUE', 'MARKED', 'NOT_ARRIVED', 'CONFIRMED']);
export type PayoutState = z.infer<typeof PayoutState>;

/** The most days after completion that a brief may name. */
export const mostPaymentDays = 365;

export const PaymentMethod = z.enum(['BANK_TRANSFER', 'CARD', 'WALLET', 'OTHER']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Cents of US dollars; a sum may be larger than the price of any deal. */
const amountCents = z.int().min(0);

/** How a brand has paid so far (rules/payouts#record); null below three payments. */
export const PaymentRecord = z.object({
  /** Payments that were made, and those that are late. */
  counted: z.int(),
  inTime: z.int(),
  /** Days from completion to payment, rounded; null where none was made. */
  averageDays: z.int().nullable(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

export const Payout = z.object({
  dealId: id,
  title: z.string(),
  amountCents,
  state: PayoutState,
  completedAt: instant,
  /** The last day for paying, as midnight UTC, and how many days after completion that is. */
  dueAt: instant,
  paymentDays: z.int(),
  /** The other side; a brand's name outlives its account, a creator's does not. */
  party: z.object({ id: id.nullable(), name: z.string().nullable(), image: z.string().nullable() }),
  /** Of the brand, told to the creator. */
  record: PaymentRecord.nullable(),
  /** What the brand said last; null before it said anything. */
  payment: z
    .object({
      /** The day, as midnight UTC. */
      paidOn: instant,
      method: PaymentMethod,
      reference: z.string().nullable(),
      /** A relative address with an expiring signature. */
      proof: z.object({ id, name: z.string(), size: z.int(), url: z.string() }).nullable(),
      markedAt: instant,
      markedBy: Person.nullable(),
    })
    .nullable(),
  /** What the creator said last; `bySilence` where the time for an answer went by. */
  answer: z
    .object({
      arrived: z.boolean(),
      bySilence: z.boolean(),
      note: z.string().nullable(),
      answeredAt: instant,
    })
    .nullable(),
  reminders: z.object({
    sent: z.int(),
    lastAt: instant.nullable(),
    /** When the next goes by itself; while a payment waits for its confirmation, when silence confirms it. */
    nextAt: instant.nullable(),
  }),
  /** A relative address with an expiring signature: the creator's invoice as PDF, with `lang`. */
  invoiceUrl: z.string().optional(),
});
export type Payout = z.infer<typeof Payout>;

export const payoutFolds = ['open', 'paid'] as const;
export type PayoutFold = (typeof payoutFolds)[number];

/** `open` are those that nobody confirmed, the oldest due day first; `paid` the others, the newest first. */
export const PayoutsQuery = z.object({ fold: z.enum(payoutFolds).optional(), ...pageFields });
export type PayoutsQuery = z.infer<typeof PayoutsQuery>;

export const PayoutPage = z.object({ payouts: z.array(Payout), nextCursor });
export type PayoutPage = z.infer<typeof PayoutPage>;

/** By how late it is (rules/payouts#ageing). */
export const PayoutAge = z.enum(['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OVER_90']);
export type PayoutAge = z.infer<typeof PayoutAge>;

const Counted = z.object({ count: z.int(), amountCents });

/** What stands of one side's payouts, as its dashboard tells it. */
export const PayoutTotals = z.object({
  /** Not marked as paid, or marked and not arrived; of that, what is late, and what the creator said did not arrive. */
  owed: Counted,
  late: Counted,
  notArrived: Counted,
  /** Marked as paid: the creator has not answered yet. */
  toConfirm: Counted,
  arrived: Counted,
});
export type PayoutTotals = z.infer<typeof PayoutTotals>;

/** One side's account of all its payouts. */
export const PayoutAccount = z.object({
  /** Of what is open, each age once, in their order; `markedCents` is the part that waits to be confirmed. */
  ages: z.array(Counted.extend({ age: PayoutAge, markedCents: amountCents })),
  /** Of what is open and not marked: due within 14 days, and late. */
  dueSoon: Counted,
  late: Counted,
  /** Of what is marked. */
  toConfirm: Counted,
  paid: Counted,
  /** Confirmed in this calendar year (UTC). */
  paidThisYear: Counted,
  /** By the month of completion (`2026-09`), the latest last; months without any are left out. */
  months: z.array(Counted.extend({ month: z.string() })),
  /** By the other side, the largest first; those who are gone together under null. */
  parties: z.array(
    Counted.extend({
      id: id.nullable(),
      name: z.string().nullable(),
      image: z.string().nullable(),
      openCents: amountCents,
      toConfirmCents: amountCents,
    }),
  ),
  /** Of the own brand; null for a creator and below three payments. */
  record: PaymentRecord.nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/** What a brand says of its payment: with a reference of its bank, or a file of the deal (`for=payment`), or both. */
export const NewPayment = z
  .object({
    paidOn: plausibleInstant,
    method: PaymentMethod,
    reference: line(limits.title).optional(),
    fileId: id.optional(),
  })
  .refine(({ reference, fileId }) => Boolean(reference) || fileId !== undefined, {
    path: ['reference'],
    error: finding('payment.no_proof'),
  });
export type NewPayment = z.infer<typeof NewPayment>;

export const PayoutAnswer = z.object({ arrived: z.boolean(), note: text(limits.text).optional() });
export type PayoutAnswer = z.infer<typeof PayoutAnswer>;

/** What a creator's invoice to the brand says (rules/payouts#invoice). */
export const DealInvoice = z.object({
  reference: z.string(),
  /** Days as midnight UTC. */
  issuedOn: instant,
  dueOn: instant,
  currency: z.literal('USD'),
  from: z.object({
    role: Role,
    name: z.string(),
    address: z.string().nullable(),
    email: z.string().nullable(),
  }),
  to: z.object({
    role: Role,
    name: z.string(),
    address: z.string().nullable(),
    email: z.string().nullable(),
  }),
  lines: z.array(z.object({ text: z.string(), amountCents })),
  totalCents: amountCents,
});
export type DealInvoice = z.infer<typeof DealInvoice>;
