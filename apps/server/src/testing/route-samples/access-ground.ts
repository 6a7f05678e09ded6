/**
 * Shared ground of several features in the access matrix: a brief that was just sent, its people, and rows of both.
 */
import { api } from '@briefcast/contract';
import { sampleTaken } from '../../platform/media/sample-media.ts';
import { sampleBankDetails } from '../bank-details.ts';
import { type DealSituation, sentBrief, teamMember } from '../builders.ts';
import { appliedTo, postedCasting } from '../castings.ts';
import { type DealsOf, dealsOf } from '../deals-of.ts';
import { type Person, type TestServer, testPassword } from '../harness.ts';
import { sendFile } from '../send-file.ts';
import type { Caller } from './callers.ts';

export interface AccessGround extends DealSituation, DealsOf {
  server: TestServer;
  manager: Person;
  reviewer: Person;
  /** A second deal of the two, with a file of the creator. */
  acceptedDealId: string;
  takeId: string;
  /** Uploads another file to it. */
  addTake: (name: string) => Promise<string>;
  /** A casting of the brand that the creator applied to. */
  castingId: string;
  application: { applicationId: string; price: number };
}

/** Nothing has it. */
export const unknownId = '01900000-0000-7000-8000-ffffffffffff';

/** A file is judged once: everybody who may has one of their own, and the others try the owner's. */
export const judgeOf = (caller: Caller) => (caller === 'manager' || caller === 'reviewer' ? caller : 'owner');

/** A payment is marked and a return confirmed once: the manager has others than the owner. */
export const payerOf = (caller: Caller) => (caller === 'manager' ? caller : 'owner');

/** Makes it through the same calls as a browser. */
export async function makeAccessGround(server: TestServer): Promise<AccessGround> {
  const situation = await sentBrief(server);
  const { brand, creator } = situation;
  const deals = dealsOf({ server, brand, creator });
  const acceptedDealId = await deals.accepted();
  const picture = await sampleTaken('jpeg');
  const params = { dealId: acceptedDealId };
  const addTake = async (name: string) =>
    (await sendFile(server, creator, api.files.upload, picture, { name, params })).file.id;
  await creator.client.bankDetails.save({ body: { password: testPassword, details: sampleBankDetails } });
  const castingId = await postedCasting(brand);
  return {
    ...{ ...situation, ...deals, server, acceptedDealId, addTake, castingId },
    takeId: await addTake('take.jpg'),
    manager: await teamMember(server, brand, 'MANAGER'),
    reviewer: await teamMember(server, brand, 'REVIEWER'),
    application: await appliedTo(castingId, creator),
  };
}
