/** The subscription of creators (rules/subscriptions). Amounts are whole fils, 100 to a dirham. */

import { OrderStatus, Seller } from '../credits/schemas.ts';
import { calendarDay, id, instant, requiredText, text } from '../kit/codecs.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';

export const SubscriptionState = z.enum(['TRIAL', 'ACTIVE', 'GRACE', 'LAPSED']);
export type SubscriptionState = z.infer<typeof SubscriptionState>;

/** A month that was ordered, to be paid by transfer, or charged to a card. */
export const SubscriptionOrder = z.object({
  id,
  /** Reference that the transfer names, such as `SUB-2026-0031`. */
  reference: z.string(),
  status: OrderStatus,
  source: z.enum(['TRANSFER', 'CARD']),
  netFils: z.int(),
  taxFils: z.int(),
  grossFils: z.int(),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type SubscriptionOrder = z.infer<typeof SubscriptionOrder>;

/** A card by what its owner knows it by; nothing more of it is ever kept. */
export const SubscriptionCard = z.object({
  /** As the provider calls it, such as `visa`. */
  brand: z.string(),
  last4: z.string(),
  /** From 1. */
  expiresMonth: z.int(),
  expiresYear: z.int(),
});
export type SubscriptionCard = z.infer<typeof SubscriptionCard>;

export const Subscription = z.object({
  /** Null before the trial has begun, which it does with the first publication. */
  state: SubscriptionState.nullable(),
  /** Until when it is paid, or the trial lasts. */
  endsAt: instant.nullable(),
  /** Until when the profile may be public if nothing more is paid. */
  publicUntil: instant.nullable(),
  /** It ends then, and is not renewed. */
  isEnding: z.boolean(),
  /**
   * Time of the next charge of the card after a pause, which begins with `endsAt` and during which the state is
   * LAPSED. Null without one, absent from older servers.
   */
  pausedUntil: instant.nullable().optional(),
  /** One can be asked for now. Absent from older servers, which have none. */
  canPause: z.boolean().optional(),
  /** It is renewed each month by a card. */
  hasCard: z.boolean(),
  /**
   * Card of the subscription; null where none is charged, or the provider did not name it. Absent from older
   * servers.
   */
  card: SubscriptionCard.nullable().optional(),
  /** The profile was hidden when it lapsed, and comes back with the next payment. */
  isHidden: z.boolean(),
  takesCards: z.boolean(),
  trialDays: z.int(),
  graceDays: z.int(),
  /** For a month. */
  netFils: z.int(),
  taxBasisPoints: z.int(),
  taxFils: z.int(),
  /** A month that waits for its transfer. */
  awaiting: SubscriptionOrder.nullable(),
  seller: Seller,
});
export type Subscription = z.infer<typeof Subscription>;

/** Transfer that the admin read from the account; every field is optional. */
export const ArrivedMonth = z
  .object({ receivedOn: calendarDay.optional(), bankReference: text(100).optional() })
  .optional();

export const AdminSubscriptionOrder = SubscriptionOrder.extend({
  creator: z.object({ id, name: z.string() }),
  /** When its whole price had gone back. Absent for one of which it did not, and from older servers. */
  refundedAt: instant.optional(),
});
export type AdminSubscriptionOrder = z.infer<typeof AdminSubscriptionOrder>;

export const PaidMonthsQuery = z.object({
  /** One alone, by its reference. */
  reference: text(50).optional(),
  ...pageFields,
});
export const PaidMonthPage = z.object({ orders: z.array(AdminSubscriptionOrder), nextCursor });
export type PaidMonthPage = z.infer<typeof PaidMonthPage>;

/** Default number of months in a page. */
export const monthsPerPage = 20;

/** Reason for giving a month back, shown to the creator and on the credit note. */
export const NewMonthRefund = z.object({ reason: requiredText(500) });
export type NewMonthRefund = z.infer<typeof NewMonthRefund>;

export const MonthRefunded = z.object({
  order: AdminSubscriptionOrder,
  /** The number of the credit note; null while the provider has not sent the money. */
  creditNote: z.string().nullable(),
});
export type MonthRefunded = z.infer<typeof MonthRefunded>;
