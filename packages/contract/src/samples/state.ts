/**
 * States of a sample, with the side that may make each move in each status of its deal: a table that the server
 * applies and the screens draw their buttons from (rules/samples#moves).
 */
import type { Role } from '../accounts/schemas.ts';
import type { DealStatus } from '../deals/schemas.ts';
import { activeStatuses } from '../deals/status.ts';
import type { SampleState, SampleTerms } from './terms.ts';

export type SampleStep =
  | 'GIVE_ADDRESS'
  | 'SEND'
  | 'ARRIVE'
  | 'DAMAGE'
  | 'MISS'
  | 'SEND_BACK'
  | 'CONFIRM_RETURN'
  | 'STATE_RECEIPT';

interface Step {
  who: Role;
  from: readonly SampleState[];
  to: SampleState;
  /** Whether it can be done once the deal is over: a parcel arrives and goes back all the same. */
  afterDeal?: true;
}

/** States in which the parcel is missed or of no use, so that the brand sends another one. */
const troubled: readonly SampleState[] = ['DAMAGED', 'NOT_RECEIVED'];

const steps: Record<SampleStep, Step> = {
  // Corrected as often as needed until the parcel is on its way.
  GIVE_ADDRESS: { who: 'CREATOR', from: ['ADDRESS_ASKED', 'TO_SEND', ...troubled], to: 'TO_SEND' },
  // On its way already, it corrects what was said of the parcel.
  SEND: { who: 'BRAND', from: ['TO_SEND', 'ON_ITS_WAY', ...troubled], to: 'ON_ITS_WAY' },
  // A parcel may come although nobody wrote that it was sent, or after it was missed.
  ARRIVE: { who: 'CREATOR', from: ['TO_SEND', 'ON_ITS_WAY', 'NOT_RECEIVED'], to: 'ARRIVED', afterDeal: true },
  DAMAGE: { who: 'CREATOR', from: ['ON_ITS_WAY', 'NOT_RECEIVED', 'ARRIVED', 'TO_RETURN'], to: 'DAMAGED' },
  MISS: { who: 'CREATOR', from: ['ON_ITS_WAY'], to: 'NOT_RECEIVED' },
  SEND_BACK: {
    who: 'CREATOR',
    from: ['TO_RETURN', 'ON_ITS_WAY_BACK'],
    to: 'ON_ITS_WAY_BACK',
    afterDeal: true,
  },
  CONFIRM_RETURN: {
    who: 'BRAND',
    from: ['TO_RETURN', 'ON_ITS_WAY_BACK'],
    to: 'RETURNED',
    afterDeal: true,
  },
  // Corrected until the deal is completed, when it becomes part of what is owed.
  STATE_RECEIPT: { who: 'CREATOR', from: ['TO_BUY', 'BOUGHT'], to: 'BOUGHT' },
};

/** A sample as the rules of its steps look at it. */
export interface SampleFacts {
  terms: SampleTerms;
  state: SampleState;
  dealStatus: DealStatus;
}

/** Statuses of a deal that was accepted and is over. */
export const endStatuses: readonly DealStatus[] = ['COMPLETED', 'CANCELLED'];

/** State that a step leads to, or null where it is not possible now. A sample to be returned has not only arrived. */
export function afterSampleStep(
  step: SampleStep,
  { terms, state, dealStatus }: SampleFacts,
): SampleState | null {
  const { from, to, afterDeal } = steps[step];
  const isTime = activeStatuses.includes(dealStatus) || (afterDeal && endStatuses.includes(dealStatus));
  if (!isTime || !from.includes(state)) return null;
  return to === 'ARRIVED' && terms.kind === 'SENT' && terms.isReturned ? 'TO_RETURN' : to;
}

/** Side that has to take the step. */
export const whoseSampleStep = (step: SampleStep): Role => steps[step].who;

/** Everything that a side may do now; what a screen offers as buttons. */
export const sampleStepsFor = (role: Role, sample: SampleFacts): SampleStep[] =>
  (Object.keys(steps) as SampleStep[]).filter(
    (step) => steps[step].who === role && afterSampleStep(step, sample) !== null,
  );

/** How a sample begins when its deal is accepted. */
export const firstSampleState = ({ kind }: SampleTerms): SampleState =>
  kind === 'SENT' ? 'ADDRESS_ASKED' : 'TO_BUY';

const needsAddress: readonly SampleState[] = ['TO_SEND', 'ON_ITS_WAY', ...troubled];

/** Whether the brand needs the creator's address: from when it is given until the arrival (rules/samples#address). */
export const showsAddressToBrand = (state: SampleState, dealStatus: DealStatus): boolean =>
  activeStatuses.includes(dealStatus) && needsAddress.includes(state);

/** Neither sent nor bought yet. */
const notBegun: readonly SampleState[] = ['ADDRESS_ASKED', 'TO_SEND', 'TO_BUY'];

/** The deal ended before the sample went anywhere: nothing has to be done for it any more. */
export const isSampleDropped = (state: SampleState, dealStatus: DealStatus): boolean =>
  notBegun.includes(state) && endStatuses.includes(dealStatus);

/** Not there, or of no use: the creator cannot work with it yet. */
export const awaitedStates: readonly SampleState[] = ['ADDRESS_ASKED', ...needsAddress];
