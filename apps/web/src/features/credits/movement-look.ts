/** The look and the name of each movement of credits. */
import type { CreditMovement, CreditOrder, Tone } from '@briefcast/contract';
import { type OrderStanding, orderStanding } from '@briefcast/contract/credits/order-standing';
import { creditMovementLabel } from '@briefcast/i18n/labels/credit-movement';
import { orderStandingLabel } from '@briefcast/i18n/labels/order-standing';
import {
  Ban,
  Check,
  Clock,
  Gift,
  Hourglass,
  Lock,
  type LucideIcon,
  Plus,
  RotateCcw,
  TicketCheck,
  Undo2,
} from 'lucide-react';

interface Look {
  tone: Tone;
  Icon: LucideIcon;
  text: () => string;
}

export const movementLooks: Record<CreditMovement, Look> = {
  BOUGHT: { tone: 'green', Icon: Plus, text: () => creditMovementLabel('BOUGHT') },
  GIVEN: { tone: 'green', Icon: Gift, text: () => creditMovementLabel('GIVEN') },
  HELD: { tone: 'yellow', Icon: Lock, text: () => creditMovementLabel('HELD') },
  USED: { tone: 'blue', Icon: TicketCheck, text: () => creditMovementLabel('USED') },
  RETURNED: { tone: 'aqua', Icon: Undo2, text: () => creditMovementLabel('RETURNED') },
  EXPIRED: { tone: 'buff', Icon: Hourglass, text: () => creditMovementLabel('EXPIRED') },
  REFUNDED: { tone: 'orange', Icon: RotateCcw, text: () => creditMovementLabel('REFUNDED') },
};

/** Whether a movement is about a brief, and not about a pack. */
export const isOfBrief = (movement: CreditMovement): boolean =>
  movement === 'HELD' || movement === 'USED' || movement === 'RETURNED';

const orderLooks: Record<OrderStanding, Omit<Look, 'text'>> = {
  AWAITING: { tone: 'yellow', Icon: Clock },
  PAID: { tone: 'green', Icon: Check },
  CANCELLED: { tone: 'buff', Icon: Ban },
  PARTLY_GIVEN_BACK: { tone: 'orange', Icon: RotateCcw },
  GIVEN_BACK: { tone: 'orange', Icon: RotateCcw },
};

/** The look and the text of an order's badge. */
export function orderLook(order: Pick<CreditOrder, 'status' | 'refunded'>): Look {
  const standing = orderStanding(order);
  return { ...orderLooks[standing], text: () => orderStandingLabel(standing) };
}
