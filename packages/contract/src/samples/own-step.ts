/** Step of a deal's sample that one side has to take, as lists of deals show it (rules/samples#needs-you). */
import type { Role } from '../accounts/schemas.ts';
import type { DealStatus } from '../deals/schemas.ts';
import { activeStatuses } from '../deals/status.ts';
import { endStatuses } from './state.ts';
import type { SampleState } from './terms.ts';

export type OwnSampleStep =
  | 'GIVE_ADDRESS'
  | 'SEND_SAMPLE'
  | 'CONFIRM_ARRIVAL'
  | 'STATE_RECEIPT'
  | 'RETURN_SAMPLE'
  | 'CONFIRM_RETURN';

const stepsOf: Record<SampleState, { who: Role; step: OwnSampleStep } | null> = {
  ADDRESS_ASKED: { who: 'CREATOR', step: 'GIVE_ADDRESS' },
  TO_SEND: { who: 'BRAND', step: 'SEND_SAMPLE' },
  ON_ITS_WAY: { who: 'CREATOR', step: 'CONFIRM_ARRIVAL' },
  ARRIVED: null,
  DAMAGED: { who: 'BRAND', step: 'SEND_SAMPLE' },
  NOT_RECEIVED: { who: 'BRAND', step: 'SEND_SAMPLE' },
  TO_RETURN: { who: 'CREATOR', step: 'RETURN_SAMPLE' },
  ON_ITS_WAY_BACK: { who: 'BRAND', step: 'CONFIRM_RETURN' },
  RETURNED: null,
  TO_BUY: { who: 'CREATOR', step: 'STATE_RECEIPT' },
  BOUGHT: null,
};

interface DealWithSample {
  status: DealStatus;
  sampleState?: SampleState | null | undefined;
}

/** States in which a deal that is over still has something to be done. */
export const statesAfterDeal: readonly SampleState[] = ['TO_RETURN', 'ON_ITS_WAY_BACK'];

/** Whether a deal that is over goes on for its sample. */
export const hasSampleOut = ({ status, sampleState }: DealWithSample): boolean =>
  endStatuses.includes(status) && sampleState != null && statesAfterDeal.includes(sampleState);

/** The side's own step, or null. A product is made content of before it goes back: its return is asked for once the deal is over. */
export function ownSampleStep(viewer: Role, deal: DealWithSample): OwnSampleStep | null {
  const own = deal.sampleState ? stepsOf[deal.sampleState] : null;
  if (own?.who !== viewer) return null;
  const isTime =
    own.step === 'RETURN_SAMPLE'
      ? hasSampleOut(deal)
      : activeStatuses.includes(deal.status) || hasSampleOut(deal);
  return isTime ? own.step : null;
}

const creatorWaitsIn: readonly SampleState[] = ['TO_SEND', 'DAMAGED', 'NOT_RECEIVED'];

/** Whether the creator can do nothing before the brand sends the sample. */
export const waitsForSample = (state: SampleState | null | undefined): boolean =>
  state != null && creatorWaitsIn.includes(state);
