import type { DisputeState } from '@briefcast/contract';
import { disputeStateLabel } from '@briefcast/i18n/labels/dispute-state';
import { Badge } from '../../ui/badge.tsx';
import { disputeLooks } from './dispute-look.ts';

/** Badge for the state of a case. */
export function DisputeBadge({ state }: { state: DisputeState }) {
  const { tone, Icon } = disputeLooks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
      {disputeStateLabel(state)}
    </Badge>
  );
}
