/** Several payouts that a brand pays in one run, from the files for its bank to the creators' word (rules/payouts#runs). */

import { PayeeDetails } from '../bank-details/schemas.ts';
import { finding } from '../findings.ts';
import { currency, id, instant, line, plausibleInstant, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { PaymentMethod } from '../payouts/schemas.ts';
import { Person } from '../teams/member.ts';

/** More payments go into another run. */
export const mostRunPayments = 50;
/** Number of runs in a page; each of them has all its payments. */
export const runsPerPage = 20;
/** Maximum number of downloads shown of a run, newest first. */
export const mostRunDownloadsTold = 20;

/** The forms in which banks take a run. */
export const RunFileKind = z.enum(['CSV', 'PAIN_001']);
export type RunFileKind = z.infer<typeof RunFileKind>;

/**
 * State of a payment of a run. OPEN: nobody marked it as paid. ELSEWHERE: it was marked without this run. The
 * others follow from the creator's answer to the payment that this run marked.
 */
export const RunPaymentState = z.enum(['OPEN', 'ELSEWHERE', 'MARKED', 'NOT_ARRIVED', 'CONFIRMED']);
export type RunPaymentState = z.infer<typeof RunPaymentState>;

const amountCents = z.int().min(0);

export const PayoutRun = z.object({
  id,
  /** Counts the runs of an organisation from 1. */
  number: z.int(),
  /** Currency of every payment: banks take one file for each currency. */
  currency,
  createdAt: instant,
  createdBy: Person.nullable(),
  markedAt: instant.nullable(),
  markedBy: Person.nullable(),
  /** When it was given up before it was marked; absent from older servers. */
  discardedAt: instant.nullable().optional(),
  discardedBy: Person.nullable().optional(),
  payments: z.array(
    z.object({
      dealId: id,
      title: z.string(),
      /** The creator's name; null once the account is gone. */
      creator: z.string().nullable(),
      /** Amount owed when the run was made. */
      amountCents,
      state: RunPaymentState,
    }),
  ),
  /** The first day on which what is open of it may have been paid, as midnight UTC; absent where nothing is. */
  earliestPaidOn: instant.optional(),
  /** The first last day for paying what is open of it, as midnight UTC; absent where nothing is. */
  dueOn: instant.optional(),
  downloads: z.array(z.object({ id, kind: RunFileKind, person: Person.nullable(), downloadedAt: instant })),
});
export type PayoutRun = z.infer<typeof PayoutRun>;

export const PayoutRunsQuery = z.object({ cursor: text(limits.title).optional() });
export type PayoutRunsQuery = z.infer<typeof PayoutRunsQuery>;

export const PayoutRunPage = z.object({ runs: z.array(PayoutRun), nextCursor });
export type PayoutRunPage = z.infer<typeof PayoutRunPage>;

/** The deals whose payouts are paid in one run, each once; all in one currency. */
export const NewPayoutRun = z.object({
  dealIds: z
    .array(id)
    .min(1)
    .max(mostRunPayments)
    .overwrite((ids) => [...new Set(ids)]),
  /** The numbers of the open runs whose payments it takes, on purpose. */
  replaces: z.array(z.int().min(0)).max(mostRunPayments).optional(),
});
export type NewPayoutRun = z.infer<typeof NewPayoutRun>;

/** For which file the accounts are asked. */
export const RunPayeesAsked = z.object({ kind: RunFileKind });

/** Payment as a file for the bank describes it. */
export const RunPayment = PayeeDetails.extend({
  dealId: id,
  creator: z.string().nullable(),
  amountCents,
  /** By which the creator knows it: that of the invoice. */
  reference: z.string(),
});
export type RunPayment = z.infer<typeof RunPayment>;

/** Data that the files of a run are made of. */
export const RunPayees = z.object({
  number: z.int(),
  currency,
  createdAt: instant,
  payments: z.array(RunPayment),
});
export type RunPayees = z.infer<typeof RunPayees>;

/**
 * Payment of a run as its brand reports it: with its bank's reference, or a file that it added to each of the
 * deals.
 */
export const NewRunPayment = z
  .object({
    paidOn: plausibleInstant,
    method: PaymentMethod,
    reference: line(limits.title).optional(),
    proofs: z
      .array(z.object({ dealId: id, fileId: id }))
      .max(mostRunPayments)
      .optional(),
  })
  .refine(({ reference, proofs }) => Boolean(reference) || Boolean(proofs?.length), {
    path: ['reference'],
    error: finding('payment.no_proof'),
  });
export type NewRunPayment = z.infer<typeof NewRunPayment>;
