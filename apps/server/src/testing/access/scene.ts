/** The scene of the access matrix: a brief that was just sent, its people, and one row at least for every call. */

import { type DealSituation, invitationToken, sentBrief, teamMember } from '../builders.ts';
import { appliedTo, postedCasting } from '../castings.ts';
import { newEmail, type Person, type TestServer } from '../harness.ts';
import { newShare } from '../shares.ts';
import { type AccessDebts, accessDebts } from './debts.ts';
import { type AccessTargets, accessTargets } from './targets.ts';

/** What the calls are about. */
export interface AccessScene {
  /** A brief that was just sent, and its two people. */
  situation: DealSituation;
  targets: AccessTargets;
  debts: AccessDebts;
  team: Record<'manager' | 'reviewer' | 'spare', Person>;
  /** One to be sent again and taken back, and the secret of one that is only looked at. */
  invitation: { id: string; token: string };
  /** A link that guests open, and one to be turned off by each role of the brand; the others try the owner's. */
  share: { token: string; revoked: Record<'owner' | 'manager' | 'reviewer', string> };
  /** Castings of the brand: one that the creator applied to, one to be closed, and one that is over. */
  castings: {
    open: string;
    toClose: string;
    over: string;
    choice: { applicationId: string; price: number };
  };
}

/** Makes the scene through the same calls as a browser. */
export async function makeScene(server: TestServer): Promise<AccessScene> {
  const situation = await sentBrief(server);
  const targets = await accessTargets(server, situation);
  const debts = await accessDebts(server, situation);
  const { brand, creator } = situation;
  // One waits at a time: whoever may propose hears that one does.
  await creator.client.deals.propose({
    params: { id: targets.draftDealId },
    body: { kind: 'CANCELLATION' },
  });
  const team = {
    manager: await teamMember(server, brand, 'MANAGER'),
    reviewer: await teamMember(server, brand, 'REVIEWER'),
    spare: await teamMember(server, brand, 'REVIEWER'),
  };
  const [open, over] = [await postedCasting(brand), await postedCasting(brand)];
  await brand.client.castings.end({ params: { id: over } });
  const castings = {
    open,
    over,
    toClose: await postedCasting(brand),
    choice: await appliedTo(open, creator),
  };
  const invited = await brand.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } });
  const looked = newEmail();
  await brand.client.team.invite({ body: { email: looked, role: 'REVIEWER' } });
  const invitation = { id: invited.invitation.id, token: await invitationToken(server, looked) };
  const shareWith = (name: string) =>
    brand.client.shares.create({
      params: { id: targets.acceptedDealId },
      body: newShare([targets.judgedFileIds.owner], { name }),
    });
  const revoked = async (name: string) => (await shareWith(name)).share.id;
  const share = {
    token: (await shareWith('Guests')).token,
    revoked: { owner: await revoked('One'), manager: await revoked('Two'), reviewer: await revoked('Three') },
  };
  // An invitation is sent again after a minute at the earliest.
  server.advance(2 * 60_000);
  return { situation, targets, debts, team, invitation, share, castings };
}
