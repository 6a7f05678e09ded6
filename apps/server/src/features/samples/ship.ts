/** A parcel is on its way: the brand's to the creator, or the creator's back (rules/samples#moves). */
import { missingAt, type NewShipment, type Sample } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { isPublicWebAddress } from '../../platform/public-address.ts';
import { requirePastDay } from '../payouts/require-past-day.ts';
import { lockSample, moveSample } from './move-sample.ts';
import { readSample } from './read-sample.ts';

type ShipDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>;

/**
 * Returns the columns to keep. Throws request.invalid for a day to come, or before the deal was sent, and for an address that is not
 * one of the public internet, as the other side opens it.
 */
function shipmentOf({ carrier, trackingUrl, sentOn }: NewShipment, sentAt: Date, now: Date) {
  if (trackingUrl !== null && !isPublicWebAddress(trackingUrl))
    throw invalid('trackingUrl', 'address.not_public');
  const day = requirePastDay(sentOn, { sentAt, now, field: 'sentOn' });
  return { carrier, trackingUrl, sentOn: day.toISOString() };
}

/**
 * Records the brand's sending, or a correction of it. Throws what `lockSample` throws, and request.invalid as
 * `shipmentOf` does.
 */
export async function sendSample(
  deps: ShipDeps,
  actor: UserActor,
  dealId: string,
  said: NewShipment,
): Promise<Sample> {
  await deps.db.transaction(async (tx) => {
    const move = await lockSample(tx, actor, dealId, 'SEND');
    const shipment = shipmentOf(said, move.deal.createdAt, deps.clock());
    const overdueAt = missingAt(new Date(shipment.sentOn));
    await moveSample(deps, tx, actor, move, { shipment, overdueAt, note: null });
  });
  return readSample(deps, actor, dealId);
}

/** The creator sent it back. Throws as `sendSample` does. */
export async function sendBack(
  deps: ShipDeps,
  actor: UserActor,
  dealId: string,
  said: NewShipment,
): Promise<Sample> {
  await deps.db.transaction(async (tx) => {
    const move = await lockSample(tx, actor, dealId, 'SEND_BACK');
    await moveSample(deps, tx, actor, move, {
      returned: shipmentOf(said, move.deal.createdAt, deps.clock()),
      overdueAt: null,
    });
  });
  return readSample(deps, actor, dealId);
}

/** The brand has it again. Throws what `lockSample` throws. */
export async function confirmReturn(deps: ShipDeps, actor: UserActor, dealId: string): Promise<Sample> {
  await deps.db.transaction(async (tx) => {
    const move = await lockSample(tx, actor, dealId, 'CONFIRM_RETURN');
    await moveSample(deps, tx, actor, move, { overdueAt: null });
  });
  return readSample(deps, actor, dealId);
}
