import type { DisputeState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const texts: Record<DisputeState, () => string> = {
  OPEN: m.case_state_open,
  OWED: m.case_state_owed,
  REDUCED: m.case_state_reduced,
  NOT_OWED: m.case_state_not_owed,
  WITHDRAWN: m.case_state_withdrawn,
  SETTLED: m.case_state_settled,
};

/** State of a case about a late payment, in a few words. */
export const disputeStateLabel = (state: DisputeState): string => texts[state]();
