/** Debt of a brand to a creator for a completed deal, and the statements of both on the payment (rules/payouts). */

import { Role } from '../accounts/schemas.ts';
import { PayeeState } from '../bank-details/schemas.ts';
import { DisputeStanding, SentLetter } from '../disputes/schemas.ts';
import { finding } from '../findings.ts';
import { DealInvoiceLink, InvoiceParty } from '../invoices/schemas.ts';
import { currency, id, instant, line, plausibleInstant, sumFields, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { RightKind } from '../rights/right-kind.ts';
import { Person } from '../teams/member.ts';

/** DUE: owed, whatever the day. MARKED: the brand says that it paid. Both others are the creator's answer to that. */
export const PayoutState = z.enum(['DUE', 'MARKED', 'NOT_ARRIVED', 'CONFIRMED']);
export type PayoutState = z.infer<typeof PayoutState>;

/** The most days after completion that a brief may name. */
export const mostPaymentDays = 365;

export const PaymentMethod = z.enum(['BANK_TRANSFER', 'CARD', 'WALLET', 'OTHER']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Hundredths of the deal's currency. */
const amountCents = z.int().min(0);

/** How a brand has paid so far (rules/payouts#record); null below three payments, unless it lost a case. */
export const PaymentRecord = z.object({
  /** Payments that were made, and those that are late. */
  counted: z.int(),
  inTime: z.int(),
  /** Days from completion to payment, rounded; null where none was made. */
  averageDays: z.int().nullable(),
  /** Cases that the market decided against it within two years; absent for none (rules/disputes#record). */
  casesLost: z.int().optional(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** Statement of the brand about a payment. */
const paymentFields = {
  /** The day, as midnight UTC. */
  paidOn: instant,
  method: PaymentMethod,
  reference: z.string().nullable(),
  /** A relative address with an expiring signature. */
  proof: z.object({ id, name: z.string(), size: z.int(), url: z.string() }).nullable(),
  markedAt: instant,
  markedBy: Person.nullable(),
};

/** A payment of less than what is owed, which the creator confirms by itself (rules/payouts#parts). */
export const PayoutPart = z.object({
  id,
  amountCents,
  state: z.enum(['MARKED', 'NOT_ARRIVED', 'CONFIRMED']),
  ...paymentFields,
  answer: z.object({ bySilence: z.boolean(), note: z.string().nullable(), answeredAt: instant }).nullable(),
});
export type PayoutPart = z.infer<typeof PayoutPart>;

/** More parts are not taken. */
export const mostPayoutParts = 24;

/** A share of a rest with a last day of its own, as midnight UTC. */
export const DueShare = z.object({ amountCents, dueAt: instant });
export type DueShare = z.infer<typeof DueShare>;

export const Payout = z.object({
  dealId: id,
  title: z.string(),
  /** Currency of every amount of it. */
  currency,
  /** The whole; what is not in a part that was marked or confirmed is the rest, which the state is of. */
  amountCents,
  restCents: amountCents,
  /** Part of the whole that is no longer owed, as the market decided; absent for nothing. */
  droppedCents: z.int().optional(),
  parts: z.array(PayoutPart),
  state: PayoutState,
  /** Null for a deposit, before the completion. */
  completedAt: instant.nullable(),
  /**
   * The last day for paying, as midnight UTC, and how many days after completion that is; of a deposit, after
   * acceptance.
   */
  dueAt: instant,
  /**
   * Part of the rest that is due by a later day, as a deposit keeps its own (rules/payouts#deposit). Absent where
   * one day counts.
   */
  later: DueShare.optional(),
  paymentDays: z.int(),
  /** The other side; a brand's name outlives its account, a creator's does not. */
  party: z.object({ id: id.nullable(), name: z.string().nullable(), image: z.string().nullable() }),
  /** Record of the brand, shown to the creator. */
  record: PaymentRecord.nullable(),
  /** Latest statement of the brand; null before its first. */
  payment: z.object(paymentFields).nullable(),
  /** Latest answer of the creator; `bySilence` where the time for an answer went by. */
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
  /** Shown to the brand as long as it owes. */
  payee: PayeeState.optional(),
  /**
   * Shown to the brand as long as it owes: the first day on which it may have paid, as midnight UTC
   * (rules/payouts#steps).
   */
  earliestPaidOn: instant.optional(),
  /** Shown to the brand: the number of the newest run that can mark it as paid; null for none. */
  openRun: z.int().nullable().optional(),
  /** Shown to the brand: maker of that run, and downloader of its last file; null where none was taken. */
  heldBy: z
    .object({
      createdAt: instant,
      createdBy: Person.nullable(),
      downloadedAt: instant.nullable(),
      downloadedBy: Person.nullable(),
    })
    .nullable()
    .optional(),
  /**
   * A relative address with an expiring signature: the creator's invoice for the completed deal as PDF, with `lang`. Absent
   * where there is none.
   */
  invoiceUrl: z.string().optional(),
  /**
   * All invoices of the creator for the deal, the first one first: for its price, and for each renewal of its
   * rights.
   */
  invoices: z.array(DealInvoiceLink),
  /** Reference by which both sides find the newest of them and its payment. */
  invoiceReference: z.string(),
  /** The creator's formal letter; absent where none was sent. */
  letter: SentLetter.optional(),
  /** State of the newest case; absent where there was none. */
  dispute: DisputeStanding.optional(),
});
export type Payout = z.infer<typeof Payout>;

export const payoutFolds = ['open', 'paid', 'owed', 'marked'] as const;
export type PayoutFold = (typeof payoutFolds)[number];

/**
 * `open` are those that are not confirmed, or not in every part, the oldest due day first; `paid` the others, the newest
 * first. Of `open`, `owed` are those whose rest is owed, and `marked` those that wait for the creator alone.
 */
export const PayoutsQuery = z.object({
  fold: z.enum(payoutFolds).optional(),
  /** Campaign that a brand's list is narrowed to. */
  campaign: id.optional(),
  ...pageFields,
});
export type PayoutsQuery = z.infer<typeof PayoutsQuery>;

export const PayoutPage = z.object({ payouts: z.array(Payout), nextCursor });
export type PayoutPage = z.infer<typeof PayoutPage>;

/** Age groups by how late a payment is (rules/payouts#ageing). */
export const PayoutAge = z.enum(['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OVER_90']);
export type PayoutAge = z.infer<typeof PayoutAge>;

/** Payments of every currency together, and what they come to, each currency by itself. */
const Counted = z.object({ count: z.int(), ...sumFields });

/** The sums of one side's payouts, as its dashboard shows them. */
export const PayoutTotals = z.object({
  /** Not marked as paid, or marked and not arrived; of that, what is late, and what the creator said did not arrive. */
  owed: Counted,
  late: Counted,
  notArrived: Counted,
  /** Marked as paid: the creator has not answered yet. */
  toConfirm: Counted,
  arrived: Counted,
  /** Counts among owed payouts: those with a formal letter, and open cases. Absent for none. */
  letters: z.int().optional(),
  cases: z.int().optional(),
});
export type PayoutTotals = z.infer<typeof PayoutTotals>;

/** One side's account of all its payouts. */
export const PayoutAccount = z.object({
  /** Sums of open payouts, each age once, in their order; `marked…` is the part that waits to be confirmed. */
  ages: z.array(
    Counted.extend({ age: PayoutAge, markedCents: sumFields.amountCents, markedFils: sumFields.amountFils }),
  ),
  /** Open and unmarked sums: due within 14 days, and late. */
  dueSoon: Counted,
  late: Counted,
  /** Marked sums, to be confirmed. */
  toConfirm: Counted,
  paid: Counted,
  /** Confirmed in this calendar year (UTC); parts are of the year in which they were paid. */
  paidThisYear: Counted,
  /**
   * By month (`2026-09`), the latest last: prices by that of their completion, renewals by that of their agreement;
   * months without any are left out.
   */
  months: z.array(Counted.extend({ month: z.string() })),
  /** By the other side, the largest first; those who are gone together under null. */
  parties: z.array(
    Counted.extend({
      id: id.nullable(),
      name: z.string().nullable(),
      image: z.string().nullable(),
      openCents: sumFields.amountCents,
      openFils: sumFields.amountFils,
      toConfirmCents: sumFields.amountCents,
      toConfirmFils: sumFields.amountFils,
    }),
  ),
  /** Record of the own brand; null for a creator and below three payments. */
  record: PaymentRecord.nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

/**
 * Statement of a brand about its payment: with a reference of its bank, or a file of the deal (`for=payment`), or
 * both.
 */
export const NewPayment = z
  .object({
    paidOn: plausibleInstant,
    method: PaymentMethod,
    reference: line(limits.title).optional(),
    fileId: id.optional(),
    /** Less than the rest is a part; without it, it is the rest. */
    amountCents: z.int().min(1).max(limits.cents).optional(),
  })
  .refine(({ reference, fileId }) => Boolean(reference) || fileId !== undefined, {
    path: ['reference'],
    error: finding('payment.no_proof'),
  });
export type NewPayment = z.infer<typeof NewPayment>;

export const PayoutAnswer = z.object({ arrived: z.boolean(), note: text(limits.text).optional() });
export type PayoutAnswer = z.infer<typeof PayoutAnswer>;

/** Sender or recipient of a creator's invoice. */
const DealInvoiceParty = z.object({
  role: Role,
  name: z.string(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  /** Details of this side for invoices at the time of issue; absent where it had stated none. */
  stated: InvoiceParty.optional(),
});

/** Rights that a line renews, so that papers say it in their language: the title of the project, and each right. */
export const RenewalOnInvoice = z.object({
  title: z.string(),
  /** `until` is null for without end. */
  rights: z.array(z.object({ kind: RightKind, until: instant.nullable() })),
});
export type RenewalOnInvoice = z.infer<typeof RenewalOnInvoice>;

/** Contents of a creator's invoice to the brand (rules/payouts#invoice). */
export const DealInvoice = z.object({
  reference: z.string(),
  /** Days as midnight UTC. */
  issuedOn: instant,
  dueOn: instant,
  currency,
  from: DealInvoiceParty,
  to: DealInvoiceParty,
  lines: z.array(z.object({ text: z.string(), amountCents, renewal: RenewalOnInvoice.optional() })),
  totalCents: amountCents,
  /** Part of the total that is a deposit with a last day of its own; absent where it was paid, or there is none. */
  deposit: DueShare.optional(),
  /**
   * Invoice that a credit note takes back, whole or in part, and why; only on credit notes. Its amounts are
   * positive, too.
   */
  corrects: z.object({ reference: z.string(), issuedOn: instant, reason: z.string() }).optional(),
});
export type DealInvoice = z.infer<typeof DealInvoice>;
