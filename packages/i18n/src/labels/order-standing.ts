/** Name of the state of an order of credits, on screens and in files. */
import type { OrderStanding } from '@briefcast/contract/credits/order-standing';
import { m } from '@briefcast/i18n/messages';

const labels: Record<OrderStanding, () => string> = {
  AWAITING: m.billing_awaiting,
  PAID: m.billing_paid,
  CANCELLED: m.billing_cancelled,
  PARTLY_GIVEN_BACK: m.billing_partly_given_back,
  GIVEN_BACK: m.billing_given_back,
};

/** `Paid`, `Partly refunded`. */
export const orderStandingLabel = (standing: OrderStanding): string => labels[standing]();
