/** Shared ground of calls that create, where several features ask about it. */
import { api } from '@briefcast/contract';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, sentBrief } from '../builders.ts';
import { buyCredits, setCredits } from '../credits.ts';
import type { TestServer } from '../harness.ts';
import { sendFile } from '../send-file.ts';

/** A deal of the two. */
export interface CreationGround extends DealSituation {
  server: TestServer;
  /** A deal of two others. */
  accepted: DealSituation;
  adminToken: string;
  image: Buffer;
  /** The creator's take for the deal. */
  takeId: string;
}

/** Makes it through the same calls as a browser. */
export async function makeCreationGround(server: TestServer): Promise<CreationGround> {
  const situation = await sentBrief(server);
  const { brand, creator, dealId } = situation;
  const accepted = await acceptedDeal(server);
  const adminToken = (await server.signInAdmin()).token;
  const image = await samplePicture('webp', 8, 8);
  await setCredits(server, true);
  await buyCredits(server, brand, 60);
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  const { file } = await sendFile(server, creator, api.files.upload, image, {
    name: 'b.webp',
    params: { dealId },
  });
  return { ...situation, server, accepted, adminToken, image, takeId: file.id };
}

/** Makes something for a ground at the first call, which the further calls share. */
export function once<Ground extends object, Made>(make: (ground: Ground) => Promise<Made>) {
  const made = new WeakMap<Ground, Promise<Made>>();
  return (ground: Ground): Promise<Made> => {
    const known = made.get(ground) ?? make(ground);
    made.set(ground, known);
    return known;
  };
}
