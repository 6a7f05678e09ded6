/** How the movements of credits are called (rules/credits#statement). */
import type { CreditMovement } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<CreditMovement, () => string> = {
  BOUGHT: m.billing_bought,
  GIVEN: m.billing_given,
  HELD: m.billing_moved_held,
  USED: m.billing_used,
  RETURNED: m.billing_returned,
  EXPIRED: m.billing_expired,
  REFUNDED: m.billing_refunded,
};

/** `Bought`, `Held`, `Used`. */
export const creditMovementLabel = (movement: CreditMovement): string => labels[movement]();
