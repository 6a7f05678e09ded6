import type { Sample, SampleState } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { sampleStateLabel } from '@briefcast/i18n/labels/sample-state';
import { m } from '@briefcast/i18n/messages';
import { type RailStep, StepRail } from '../../ui/step-rail.tsx';

/** Progress of each state on the way of a parcel: the number of steps that are done. */
const done: Record<SampleState, number> = {
  ADDRESS_ASKED: 0,
  TO_SEND: 1,
  ON_ITS_WAY: 2,
  DAMAGED: 2,
  NOT_RECEIVED: 2,
  ARRIVED: 4,
  TO_RETURN: 3,
  ON_ITS_WAY_BACK: 3,
  RETURNED: 4,
  TO_BUY: 0,
  BOUGHT: 1,
};

const dayOf = (day: string | null | undefined) => (day ? formatShortDate(day) : '');

function stepsOf({
  terms,
  state,
  shipment,
  arrivedAt,
  returned,
  receipt,
}: Sample): Omit<RailStep, 'state'>[] {
  if (terms.kind === 'BOUGHT')
    return [
      { name: m.sample_step_bought(), hint: dayOf(receipt?.statedAt) },
      { name: m.sample_step_paid(), hint: '' },
    ];
  const promised = terms.arrivesBy ? m.sample_arrives_by({ day: dayOf(terms.arrivesBy) }) : '';
  const isTroubled = state === 'DAMAGED' || state === 'NOT_RECEIVED';
  return [
    { name: m.sample_step_address(), hint: '' },
    { name: m.sample_step_sent(), hint: dayOf(shipment?.sentOn) },
    {
      name: m.sample_step_arrives(),
      hint: isTroubled ? sampleStateLabel(state) : dayOf(arrivedAt) || promised,
    },
    terms.isReturned
      ? { name: m.sample_step_return(), hint: dayOf(returned?.sentOn) }
      : { name: m.sample_step_keep(), hint: '' },
  ];
}

interface SampleRailProps {
  sample: Sample;
  /** The deal ended before it was sent or bought. */
  isDropped: boolean;
}

/** Steps of the product from the acceptance to its end; a dropped one has no next step. */
export function SampleRail({ sample, isDropped }: SampleRailProps) {
  const count = done[sample.state];
  const steps = stepsOf(sample).map((step, index) => ({
    ...step,
    state:
      index < count
        ? ('done' as const)
        : index === count && !isDropped
          ? ('now' as const)
          : ('later' as const),
  }));
  return <StepRail steps={steps} />;
}
