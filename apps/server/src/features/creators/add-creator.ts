/** A new creator's profile: a name, and what every profile begins with. */
import { defaultTurnaroundDays } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import { deriveListing } from './derive-listing.ts';

/** Adds the unpublished profile of a new account. */
export async function addCreator(
  tx: Tx,
  { userId, firstName, lastName }: { userId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx.insert(creators).values({
    userId,
    firstName,
    lastName,
    ugcTurnaroundDays: defaultTurnaroundDays.ugc,
    influencerTurnaroundDays: defaultTurnaroundDays.influencer,
  });
  await deriveListing(tx, userId);
}
