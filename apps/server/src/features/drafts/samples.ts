import { samplePdf } from '../../platform/media/sample-media.ts';
import { attestAll } from '../../testing/builders.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { sendToDraft } from '../../testing/send-parts.ts';

export const samples = samplesOf({
  /** A draft of two files, and one to submit. */
  async makeScene({ server, creator, accepted }) {
    const draft = async (dealId: string) => (await sendToDraft(server, creator, dealId, samplePdf())).id;
    const draftDealId = await accepted();
    const [keptId, removedId] = [await draft(draftDealId), await draft(draftDealId)];
    const submittedDealId = await accepted();
    await draft(submittedDealId);
    await attestAll({ creator, dealId: submittedDealId });
    return { draftDealId, keptId, removedId, submittedDealId };
  },
  routes: {
    'drafts.read': {
      answers: theCreator(200),
      call: ({ draftDealId }) => ({ params: { id: draftDealId } }),
      bound: whole(1024),
    },
    'drafts.changeFile': {
      answers: theCreator(200),
      call: ({ keptId, draftDealId }) => ({
        params: { id: draftDealId, fileId: keptId },
        body: { position: 1 },
      }),
      bound: whole(1024),
    },
    'drafts.removeFile': {
      answers: theCreator(200),
      call: ({ removedId, draftDealId }) => ({ params: { id: draftDealId, fileId: removedId } }),
      bound: whole(1024),
    },
    'drafts.submit': {
      answers: theCreator(200),
      call: ({ submittedDealId }) => ({ params: { id: submittedDealId } }),
    },
    'drafts.takeBack': {
      answers: theCreator(200),
      call: ({ submittedDealId }) => ({ params: { id: submittedDealId } }),
    },
  },
});
