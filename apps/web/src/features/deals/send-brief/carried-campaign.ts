/** Campaign that briefs are written for, kept in this tab from its page to the creators. */
import { readStored, writeStored } from '../../../lib/storage.ts';

interface CarriedCampaign {
  /** Owner: the next person to log in in this tab must not find it. */
  senderId: string;
  id: string;
}

const key = 'carriedCampaign';

/** Takes a campaign along to the next briefs; none where the id is empty. */
export const carryCampaign = (carried: CarriedCampaign) =>
  writeStored('session', key, JSON.stringify(carried));

/** Id of the campaign that somebody carries; empty without any. */
export function carriedCampaignId(senderId: string): string {
  try {
    const carried = JSON.parse(readStored('session', key) ?? 'null') as CarriedCampaign | null;
    return carried?.senderId === senderId ? carried.id : '';
  } catch {
    return '';
  }
}
