/** How each movement of credits looks and is called. */
import type { CreditMovement, CreditOrder, OrderStatus } from '@briefcast/contract';
import { creditMovementLabel } from '@briefcast/i18n/labels/credit-movement';
import { m } from '@briefcast/i18n/messages';
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

const orderLooks: Record<OrderStatus, Look> = {
  AWAITING: { stock: 'yellow', Icon: Clock, text: m.billing_awaiting },
  PAID: { stock: 'green', Icon: Check, text: m.billing_paid },
  CANCELLED: { stock: 'buff', Icon: Ban, text: m.billing_cancelled },
};

/** Where an order stands: one whose money went back is no longer only paid. */
export function orderLook({ status, refunded }: Pick<CreditOrder, 'status' | 'refunded'>): Look {
  if (refunded === 'WHOLE') return { stock: 'orange', Icon: RotateCcw, text: m.billing_given_back };
  if (refunded === 'PART') return { stock: 'orange', Icon: RotateCcw, text: m.billing_partly_given_back };
  return orderLooks[status];
}
