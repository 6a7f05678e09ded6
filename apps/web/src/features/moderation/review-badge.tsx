import type { ReviewState, Tone } from '@briefcast/contract';
import { reviewStateLabel } from '@briefcast/i18n/labels/moderation';
import { Check, Clock, type LucideIcon, RotateCcw } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

const looks: Record<ReviewState, { tone: Tone; Icon: LucideIcon }> = {
  WAITING: { tone: 'yellow', Icon: Clock },
  APPROVED: { tone: 'green', Icon: Check },
  SENT_BACK: { tone: 'orange', Icon: RotateCcw },
};

/** The state of a profile in moderation. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
      {reviewStateLabel(state)}
    </Badge>
  );
}
