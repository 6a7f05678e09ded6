/** How the states of a sample are called (rules/samples#moves). */
import type { SampleState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<SampleState, () => string> = {
  ADDRESS_ASKED: m.sample_state_address_asked,
  TO_SEND: m.sample_state_to_send,
  ON_ITS_WAY: m.sample_state_on_its_way,
  ARRIVED: m.sample_state_arrived,
  DAMAGED: m.sample_state_damaged,
  NOT_RECEIVED: m.sample_state_not_received,
  TO_RETURN: m.sample_state_to_return,
  ON_ITS_WAY_BACK: m.sample_state_on_its_way_back,
  RETURNED: m.sample_state_returned,
  TO_BUY: m.sample_state_to_buy,
  BOUGHT: m.sample_state_bought,
};

/** `Waiting for the address`, `On its way`. */
export const sampleStateLabel = (state: SampleState): string => labels[state]();
