/** What the calls that create are about. */

import { api } from '@briefcast/contract';
import { samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation, sentBrief } from '../builders.ts';
import { buyCredits, setCredits } from '../credits.ts';
import type { Person, TestServer } from '../harness.ts';
import { renewableDeal } from '../renewals.ts';
import { sendFile } from '../send-file.ts';
import { newShare } from '../shares.ts';

export interface CreationScene {
  situation: DealSituation;
  accepted: DealSituation;
  /** A paid deal whose licence ends soon. */
  renewable: DealSituation;
  /** Somebody whose session may come to work for another organisation. */
  founder: Person;
  adminToken: string;
  image: Buffer;
  /** A file of the situation's deal, and a comment on it. */
  fileId: string;
  commentId: string;
  /** A take of the creator, and a guest of a link to it. */
  takeId: string;
  guest: { token: string; guestToken: string; commentId: string };
}

/** Makes it through the same calls as a browser. */
export async function makeCreationScene(server: TestServer): Promise<CreationScene> {
  const situation = await sentBrief(server);
  const accepted = await acceptedDeal(server);
  const founder = await server.signUpBrand();
  const renewable = await renewableDeal(server);
  const adminToken = (await server.signInAdmin()).token;
  const image = await samplePicture('webp', 8, 8);
  await setCredits(server, true);
  await buyCredits(server, situation.brand, 60);
  const { brand, dealId } = situation;
  const sent = await sendFile(server, brand, api.files.upload, image, { name: 'a.webp', params: { dealId } });
  const fileId = sent.file.id;
  const body = { kind: 'NOTE', text: 'Like this one' } as const;
  const { creator } = situation;
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  const take = await sendFile(server, creator, api.files.upload, image, {
    name: 'b.webp',
    params: { dealId },
  });
  const takeId = take.file.id;
  const { token } = await brand.client.shares.create({
    params: { id: dealId },
    body: newShare([takeId], { name: 'Guests' }),
  });
  const entered = await server.anonymous.shares.enter({ params: { token }, body: { name: 'Dana' } });
  const guestToken = entered.guest.token;
  const remark = await server
    .as(guestToken)
    .shares.addComment({ params: { token }, body: { fileId: takeId, text: 'A remark' } });
  const guest = { token, guestToken, commentId: remark.comment.id };
  const commentId = (await brand.client.comments.add({ params: { id: fileId }, body })).comment.id;
  return {
    ...{ situation, accepted, renewable, founder, adminToken, image },
    ...{ fileId, commentId, takeId, guest },
  };
}
