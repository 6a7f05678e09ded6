import type { DealDetail, Proposal } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { RotateCw } from 'lucide-react';
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WhatChanged } from './what-changed.tsx';

interface WhatHappenedProps {
  deal: DealDetail;
  answered: Proposal | null;
  /** Whether the sheet holds other terms than those it was opened with. */
  isReloaded: boolean;
  /** Whether they can no longer be answered. */
  isOver: boolean;
}

/** Tells on a sheet of terms what the other side, or a colleague, did while it was open. */
export function WhatHappened({ deal, answered, isReloaded, isOver }: WhatHappenedProps) {
  if (isOver)
    return (
      <ChangedMeanwhile>
        <WhatChanged deal={deal} answered={answered} />
      </ChangedMeanwhile>
    );
  return isReloaded ? (
    <Notice tone="yellow" title={m.dialog_changed()} icon={<RotateCw aria-hidden className="ic" />} alert>
      {m.proposal_reloaded()}
    </Notice>
  ) : null;
}
