/** Look of a status: the tone and the icon next to its word (design language, 'Stocks'). */
import type { DealStatus, Tone } from '@briefcast/contract';
import { creatorStatusLabel, dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
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
import { Badge } from '../../ui/badge.tsx';

export interface DealLook {
  tone: Tone;
  Icon: LucideIcon;
}

/** The look of each status on deal pages. */
export const dealLooks: Record<DealStatus, DealLook> = {
  BRIEF_SENT: { tone: 'yellow', Icon: Send },
  ACCEPTED: { tone: 'blue', Icon: Handshake },
  IN_PROGRESS: { tone: 'blue', Icon: Loader },
  SUBMITTED: { tone: 'aqua', Icon: Upload },
  NEEDS_REVISION: { tone: 'orange', Icon: RotateCcw },
  COMPLETED: { tone: 'green', Icon: Check },
  REJECTED: { tone: 'red', Icon: X },
  CANCELLED: { tone: 'buff', Icon: Ban },
};

/** A creator receives what a brand sends. */
export const creatorLooks: Record<DealStatus, DealLook> = {
  ...dealLooks,
  BRIEF_SENT: { tone: 'yellow', Icon: Inbox },
  ACCEPTED: { tone: 'blue', Icon: Loader },
};

/** Wording of the status: the creator's dashboard has its own. */
type DealView = 'page' | 'creator';

function lookOf(status: DealStatus, view: DealView): DealLook & { label: string } {
  if (view === 'creator') return { ...creatorLooks[status], label: creatorStatusLabel(status) };
  return { ...dealLooks[status], label: dealStatusLabel(status) };
}

/** The tone of a deal's sheet, for stubs and progress bars. */
export const dealTone = (status: DealStatus, view: DealView = 'page'): Tone => lookOf(status, view).tone;

/** The status of a deal, in the words of the screen that shows it. */
export function DealBadge({ status, view = 'page' }: { status: DealStatus; view?: DealView | undefined }) {
  const { tone, Icon, label } = lookOf(status, view);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
      {label}
    </Badge>
  );
}
