/** What the access matrix asks about: real rows, so that a refusal says who asks and not that nothing is there. */
import { api } from '@briefcast/contract';
import { samplePdf, sampleTaken } from '../../platform/media/sample-media.ts';
import { attestAll, briefFor, type DealSituation, publishedCreator, sentBrief } from '../builders.ts';
import type { Person, TestServer } from '../harness.ts';
import { sendFile } from '../send-file.ts';
import { beginUpload, sendToDraft } from '../send-parts.ts';

/** Ids of rows of the situation's two people, and of others that the admin may end without taking anything away. */
export interface AccessTargets {
  /** One more of the creator's items than publishing needs. */
  portfolioItemId: string;
  /** The line in the creator's bell that tells of the brief. */
  notificationId: string;
  /** A second deal of the two, with an item of its brief and with files of the creator: one to judge and one to approve for each role of the brand, one to take the place out of. */
  acceptedDealId: string;
  briefItemId: string;
  judgedFileIds: Record<'owner' | 'manager' | 'reviewer', string>;
  approvedFileIds: Record<'owner' | 'manager' | 'reviewer', string>;
  cleanedFileId: string;
  /** Of the brand's owner, on the first of those files: one to be deleted and brought back, and one that asks for more. */
  commentIds: Record<'written' | 'removed' | 'request', string>;
  /** A third deal of the two, with a draft of two files and an upload on its way; and a fourth with a draft to submit. */
  draftDealId: string;
  draftFileIds: Record<'kept' | 'removed', string>;
  uploadId: string;
  submittedDealId: string;
  /** People and deals of nobody else in the matrix. */
  removedUserId: string;
  publishedUserId: string;
  cancelledDealId: string;
  removedDealId: string;
}

async function acceptedOf(brand: Person, creator: Person): Promise<string> {
  const { deal } = await brand.client.deals.create({ body: briefFor(creator) });
  await creator.client.deals.changeStatus({ params: { id: deal.id }, body: { status: 'ACCEPTED' } });
  return deal.id;
}

/** Makes the rows through the same calls as a browser, for a brief that was just sent. */
export async function accessTargets(
  server: TestServer,
  { brand, creator }: DealSituation,
): Promise<AccessTargets> {
  const { item } = await creator.client.portfolio.add({
    body: { type: 'IMAGE', url: 'https://media.example/spare.jpg', title: 'Spare' },
  });
  const [line] = (await creator.client.notifications.list()).notifications;
  const acceptedDealId = await acceptedOf(brand, creator);
  const { briefItems = [] } = (await creator.client.deals.read({ params: { id: acceptedDealId } })).deal;
  const picture = await sampleTaken('jpeg');
  const upload = async (name: string) =>
    (await sendFile(server, creator, api.files.upload, picture, { name, params: { dealId: acceptedDealId } }))
      .file.id;
  const judgedFileIds = {
    owner: await upload('judged.jpg'),
    manager: await upload('judged-too.jpg'),
    reviewer: await upload('judged-as-well.jpg'),
  };
  const approvedFileIds = {
    owner: await upload('approved.jpg'),
    manager: await upload('approved-too.jpg'),
    reviewer: await upload('approved-as-well.jpg'),
  };
  const cleanedFileId = await upload('taken.jpg');
  const comment = async (kind: 'IN_BRIEF' | 'NEW_REQUEST') =>
    (
      await brand.client.comments.add({
        params: { id: judgedFileIds.owner },
        body: { kind, text: 'Brighter' },
      })
    ).comment.id;
  const commentIds = {
    written: await comment('IN_BRIEF'),
    removed: await comment('IN_BRIEF'),
    request: await comment('NEW_REQUEST'),
  };
  const draftDealId = await acceptedOf(brand, creator);
  const draft = (dealId: string) => sendToDraft(server, creator, dealId, samplePdf());
  const draftFileIds = { kept: (await draft(draftDealId)).id, removed: (await draft(draftDealId)).id };
  const uploadId = (await beginUpload(creator, draftDealId, samplePdf())).id;
  const submittedDealId = await acceptedOf(brand, creator);
  await draft(submittedDealId);
  await attestAll({ creator, dealId: submittedDealId });
  // Whether a picture tells a place is found out by a job.
  await server.drain();
  return {
    portfolioItemId: item.id,
    notificationId: line?.id ?? '',
    acceptedDealId,
    briefItemId: briefItems[0]?.id ?? '',
    judgedFileIds,
    approvedFileIds,
    cleanedFileId,
    commentIds,
    draftDealId,
    draftFileIds,
    uploadId,
    submittedDealId,
    removedUserId: (await server.signUpCreator()).user.id,
    publishedUserId: (await publishedCreator(server)).user.id,
    cancelledDealId: (await sentBrief(server)).dealId,
    removedDealId: (await sentBrief(server)).dealId,
  };
}
