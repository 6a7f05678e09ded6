/** How the states of an addition are called (rules/additions#answers). */
import type { AdditionState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<AdditionState, () => string> = {
  OPEN: m.addition_state_open,
  ACCEPTED: m.addition_state_accepted,
  DECLINED: m.addition_state_declined,
  WITHDRAWN: m.addition_state_withdrawn,
  LAPSED: m.addition_state_lapsed,
};

/** `Added`, `Waits for an answer`. */
export const additionStateLabel = (state: AdditionState): string => labels[state]();
