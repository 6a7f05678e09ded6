/** How each movement of credits looks and is called. */
import type { CreditMovement, CreditOrder } from '@briefcast/contract';
import { type OrderStanding, orderStanding } from '@briefcast/contract/rules/order-standing';
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
import type { Stock } from '../../ui/badge.tsx';

interface Look {
  stock: Stock;
  Icon: LucideIcon;
  text: () => string;
}

export const movementLooks: Record<CreditMovement, Look> = {
  BOUGHT: { stock: 'green', Icon: Plus, text: () => creditMovementLabel('BOUGHT') },
  GIVEN: { stock: 'green', Icon: Gift, text: () => creditMovementLabel('GIVEN') },
  HELD: { stock: 'yellow', Icon: Lock, text: () => creditMovementLabel('HELD') },
  USED: { stock: 'blue', Icon: TicketCheck, text: () => creditMovementLabel('USED') },
  RETURNED: { stock: 'aqua', Icon: Undo2, text: () => creditMovementLabel('RETURNED') },
  EXPIRED: { stock: 'buff', Icon: Hourglass, text: () => creditMovementLabel('EXPIRED') },
  REFUNDED: { stock: 'orange', Icon: RotateCcw, text: () => creditMovementLabel('REFUNDED') },
};

/** Whether a movement is about a brief, and not about a pack. */
export const isOfBrief = (movement: CreditMovement): boolean =>
  movement === 'HELD' || movement === 'USED' || movement === 'RETURNED';

const orderLooks: Record<OrderStanding, Omit<Look, 'text'>> = {
  AWAITING: { stock: 'yellow', Icon: Clock },
  PAID: { stock: 'green', Icon: Check },
  CANCELLED: { stock: 'buff', Icon: Ban },
  PARTLY_GIVEN_BACK: { stock: 'orange', Icon: RotateCcw },
  GIVEN_BACK: { stock: 'orange', Icon: RotateCcw },
};

/** How an order's badge looks and what it says. */
export function orderLook(order: Pick<CreditOrder, 'status' | 'refunded'>): Look {
  const standing = orderStanding(order);
  return { ...orderLooks[standing], text: () => orderStandingLabel(standing) };
}
