import type { ReviewState } from '@briefcast/contract';
import { reviewStateLabel } from '@briefcast/i18n/labels/moderation';
import { Check, Clock, type LucideIcon, RotateCcw } from 'lucide-react';
import { Badge, type Stock } from '../../ui/badge.tsx';

const looks: Record<ReviewState, { stock: Stock; Icon: LucideIcon }> = {
  WAITING: { stock: 'yellow', Icon: Clock },
  APPROVED: { stock: 'green', Icon: Check },
  SENT_BACK: { stock: 'orange', Icon: RotateCcw },
};

/** Where a profile stands in moderation. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  const { stock, Icon } = looks[state];
  return (
    <Badge stock={stock} icon={<Icon aria-hidden className="ic" />}>
      {reviewStateLabel(state)}
    </Badge>
  );
}
