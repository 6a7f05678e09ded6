/** How a status looks: the stock of its paper and the icon beside its word (design language, 'Stocks'). */
import type { DealStatus } from '@briefcast/contract';
import {
  Ban,
  Check,
  Handshake,
  Inbox,
  Loader,
  type LucideIcon,
  RotateCcw,
  Send,
  Upload,
  X,
} from 'lucide-react';
import type { Stock } from '../../ui/badge.tsx';

export interface DealLook {
  stock: Stock;
  Icon: LucideIcon;
}

/** The look of each status on deal pages. */
export const dealLooks: Record<DealStatus, DealLook> = {
  BRIEF_SENT: { stock: 'yellow', Icon: Send },
  ACCEPTED: { stock: 'blue', Icon: Handshake },
  IN_PROGRESS: { stock: 'blue', Icon: Loader },
  SUBMITTED: { stock: 'aqua', Icon: Upload },
  NEEDS_REVISION: { stock: 'orange', Icon: RotateCcw },
  COMPLETED: { stock: 'green', Icon: Check },
  REJECTED: { stock: 'red', Icon: X },
  CANCELLED: { stock: 'buff', Icon: Ban },
};

/** A creator receives what a brand sends. */
export const creatorLooks: Record<DealStatus, DealLook> = {
  ...dealLooks,
  BRIEF_SENT: { stock: 'yellow', Icon: Inbox },
  ACCEPTED: { stock: 'blue', Icon: Loader },
};
