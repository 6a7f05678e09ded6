/** How a case looks: its tone and icon; its words are `disputeStateLabel`. */
import type { DisputeState, Tone } from '@briefcast/contract';
import { CheckCheck, Gavel, type LucideIcon, Scale, Undo2 } from 'lucide-react';

export const disputeLooks: Record<DisputeState, { tone: Tone; Icon: LucideIcon }> = {
  OPEN: { tone: 'orange', Icon: Scale },
  OWED: { tone: 'blue', Icon: Gavel },
  REDUCED: { tone: 'blue', Icon: Gavel },
  NOT_OWED: { tone: 'blue', Icon: Gavel },
  WITHDRAWN: { tone: 'buff', Icon: Undo2 },
  SETTLED: { tone: 'green', Icon: CheckCheck },
};
