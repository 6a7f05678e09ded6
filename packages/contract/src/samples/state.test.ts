import { describe, expect, it, test } from 'vitest';
import { DealStatus } from '../deals/schemas.ts';
import {
  afterSampleStep,
  firstSampleState,
  type SampleStep,
  sampleStepsFor,
  showsAddressToBrand,
  whoseSampleStep,
} from './state.ts';
import { SampleState, type SampleTerms } from './terms.ts';

const kept: SampleTerms = {
  kind: 'SENT',
  what: 'Serum',
  worth: null,
  isReturned: false,
  arrivesBy: null,
  dueAfterDays: null,
};
const returned: SampleTerms = { ...kept, isReturned: true };
const bought: SampleTerms = { kind: 'BOUGHT', what: 'Coffee', upTo: 5_000 };

/** Where each step leads, by the state that it is taken in; everything that is not named is refused. */
const moves: Record<SampleStep, Partial<Record<SampleState, SampleState>>> = {
  GIVE_ADDRESS: {
    ADDRESS_ASKED: 'TO_SEND',
    TO_SEND: 'TO_SEND',
    DAMAGED: 'TO_SEND',
    NOT_RECEIVED: 'TO_SEND',
  },
  SEND: {
    TO_SEND: 'ON_ITS_WAY',
    ON_ITS_WAY: 'ON_ITS_WAY',
    DAMAGED: 'ON_ITS_WAY',
    NOT_RECEIVED: 'ON_ITS_WAY',
  },
  ARRIVE: { TO_SEND: 'ARRIVED', ON_ITS_WAY: 'ARRIVED', NOT_RECEIVED: 'ARRIVED' },
  DAMAGE: { ON_ITS_WAY: 'DAMAGED', NOT_RECEIVED: 'DAMAGED', ARRIVED: 'DAMAGED', TO_RETURN: 'DAMAGED' },
  MISS: { ON_ITS_WAY: 'NOT_RECEIVED' },
  SEND_BACK: { TO_RETURN: 'ON_ITS_WAY_BACK', ON_ITS_WAY_BACK: 'ON_ITS_WAY_BACK' },
  CONFIRM_RETURN: { TO_RETURN: 'RETURNED', ON_ITS_WAY_BACK: 'RETURNED' },
  STATE_RECEIPT: { TO_BUY: 'BOUGHT', BOUGHT: 'BOUGHT' },
};
const steps = Object.keys(moves) as SampleStep[];
const running: DealStatus[] = ['ACCEPTED', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION'];
const afterDeal: SampleStep[] = ['ARRIVE', 'SEND_BACK', 'CONFIRM_RETURN'];

describe('a step of a sample', () => {
  it.each(steps.flatMap((step) => SampleState.options.map((state) => [step, state] as const)))(
    '%s from %s',
    (step, state) => {
      for (const dealStatus of running)
        expect(afterSampleStep(step, { terms: kept, state, dealStatus })).toBe(moves[step][state] ?? null);
    },
  );

  it.each(steps)('%s ends with the deal, unless a parcel is still on its way', (step) => {
    for (const state of SampleState.options)
      for (const dealStatus of DealStatus.options.filter((status) => !running.includes(status))) {
        const isTime = afterDeal.includes(step) && ['COMPLETED', 'CANCELLED'].includes(dealStatus);
        const to = isTime ? (moves[step][state] ?? null) : null;
        expect(afterSampleStep(step, { terms: kept, state, dealStatus })).toBe(to);
      }
  });

  it('leads to the way back where the product is not kept', () => {
    const standing = { terms: returned, state: 'ON_ITS_WAY', dealStatus: 'ACCEPTED' } as const;
    expect(afterSampleStep('ARRIVE', standing)).toBe('TO_RETURN');
  });

  it('is the brand’s or the creator’s', () => {
    const ofBrand = steps.filter((step) => whoseSampleStep(step) === 'BRAND');
    expect(ofBrand).toEqual(['SEND', 'CONFIRM_RETURN']);
    const standing = { terms: kept, state: 'ON_ITS_WAY', dealStatus: 'ACCEPTED' } as const;
    expect(sampleStepsFor('BRAND', standing)).toEqual(['SEND']);
    expect(sampleStepsFor('CREATOR', standing)).toEqual(['ARRIVE', 'DAMAGE', 'MISS']);
  });
});

test('a sample begins with the address, or with buying', () => {
  expect(firstSampleState(kept)).toBe('ADDRESS_ASKED');
  expect(firstSampleState(bought)).toBe('TO_BUY');
});

test('the brand sees the address while it may have to send, and no longer', () => {
  const seen = SampleState.options.filter((state) => showsAddressToBrand(state, 'ACCEPTED'));
  expect(seen).toEqual(['TO_SEND', 'ON_ITS_WAY', 'DAMAGED', 'NOT_RECEIVED']);
  expect(showsAddressToBrand('ON_ITS_WAY', 'COMPLETED')).toBe(false);
});
