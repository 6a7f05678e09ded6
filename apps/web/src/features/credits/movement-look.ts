/** How each movement of credits looks and is called. */
import type { CreditMovement, CreditOrder, OrderStatus } from '@briefcast/contract';
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
  BOUGHT: { stock: 'green', Icon: Plus, text: m.billing_bought },
  GIVEN: { stock: 'green', Icon: Gift, text: m.billing_given },
  HELD: { stock: 'yellow', Icon: Lock, text: m.billing_moved_held },
  USED: { stock: 'blue', Icon: TicketCheck, text: m.billing_used },
  RETURNED: { stock: 'aqua', Icon: Undo2, text: m.billing_returned },
  EXPIRED: { stock: 'buff', Icon: Hourglass, text: m.billing_expired },
  REFUNDED: { stock: 'orange', Icon: RotateCcw, text: m.billing_refunded },
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
