/** Offers to renew rights of completed deals that end (rules/rights#renewals). */

import { Role } from '../accounts/schemas.ts';
import { finding } from '../findings.ts';
import { DealInvoiceLink } from '../invoices/schemas.ts';
import { cents, currency, id, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { RightKind } from '../rights/right-kind.ts';
import { Surcharge } from '../rights/surcharges.ts';
import { UseTerm } from '../rights/terms.ts';
import { Person } from '../teams/member.ts';

/** OPEN waits for the other side. WITHDRAWN: who offered it took it back. LAPSED: nobody answered in time. */
export const RenewalState = z.enum(['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LAPSED']);
export type RenewalState = z.infer<typeof RenewalState>;

export const RenewalAnswer = RenewalState.extract(['ACCEPTED', 'DECLINED', 'WITHDRAWN']);
export type RenewalAnswer = z.infer<typeof RenewalAnswer>;

/** A right of an offer: the last day that it had, and the one that it gets, or got; null for without end. */
export const RenewedLine = z.object({ kind: RightKind, endsAt: instant, renewedUntil: instant.nullable() });
export type RenewedLine = z.infer<typeof RenewedLine>;

export const Renewal = z.object({
  id,
  dealId: id,
  state: RenewalState,
  /** The side that offered it, and who of it; null for an account that is gone. */
  byRole: Role,
  byPerson: Person.nullable(),
  /** Lines of an open offer with the last days that accepting it today would give. */
  lines: z.array(RenewedLine),
  /** How much longer. */
  term: UseTerm,
  /** Hundredths of the deal's currency, for all lines together. */
  price: z.int(),
  currency,
  /** How many days after it is accepted it is paid. */
  paymentDays: z.int(),
  offeredAt: instant,
  /** When it lapses without an answer. */
  closesAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: Person.nullable(),
  /** The creator's invoice for it; null before it is accepted, and for one without a price. */
  invoice: DealInvoiceLink.nullable(),
});
export type Renewal = z.infer<typeof Renewal>;

/** A right of a completed deal that ends, and the term that it was granted for. */
export const RenewableLine = z.object({ kind: RightKind, endsAt: instant, term: UseTerm });
export type RenewableLine = z.infer<typeof RenewableLine>;

/** All that a form for an offer needs, and what was offered before. */
export const RenewalsOfDeal = z.object({
  /** Newest first. */
  renewals: z.array(Renewal),
  /** Lines that can be renewed now; empty where a side of the deal is gone. */
  lines: z.array(RenewableLine),
  currency,
  /** Price of the deal, in hundredths of its currency. */
  price: z.int(),
  /** Surcharges of the creator for rights, in the deal's currency. */
  surcharges: z.array(Surcharge),
  /** How many days after it is accepted a renewal is paid. */
  paymentDays: z.int(),
  /** Whether what is owed for the deal is not marked as paid, so that nothing can be renewed yet. */
  isPriceOwed: z.boolean(),
});
export type RenewalsOfDeal = z.infer<typeof RenewalsOfDeal>;

/** One offer may be of several rights, each once. An exclusivity always ends. */
export const NewRenewal = z
  .object({ kinds: z.array(RightKind).min(1).max(RightKind.options.length), term: UseTerm, price: cents })
  .refine(({ kinds }) => new Set(kinds).size === kinds.length, {
    path: ['kinds'],
    error: finding('renewal.line_twice'),
  })
  .refine(({ kinds, term }) => term !== 'ENDLESS' || !kinds.includes('EXCLUSIVITY'), {
    path: ['term'],
    error: finding('renewal.exclusivity_endless'),
  });
export type NewRenewal = z.infer<typeof NewRenewal>;
