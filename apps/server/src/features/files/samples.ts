import { files, media } from '../../platform/database/tables/index.ts';
import { judgeOf, unknownId } from '../../testing/route-samples/access-ground.ts';
import { dealFile, stream, whole } from '../../testing/route-samples/bounds.ts';
import { creators, dealBrand, dealPeople, everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const verdict = (id: string, status: 'APPROVED' | 'NEEDS_REVISION' | 'REJECTED') => ({
  params: { id },
  body: { status, ...(status === 'APPROVED' ? {} : { feedback: 'Brighter' }) },
});

export const samples = samplesOf({
  /** Files to judge and to approve for each role of the brand, and one to take the place out of. */
  async makeScene({ server, takeId, addTake }) {
    const judged = {
      owner: takeId,
      manager: await addTake('judged-too.jpg'),
      reviewer: await addTake('judged-as-well.jpg'),
    };
    const approvable = {
      owner: await addTake('approved.jpg'),
      manager: await addTake('approved-too.jpg'),
      reviewer: await addTake('approved-as-well.jpg'),
    };
    const cleanedFileId = await addTake('taken.jpg');
    // Whether a picture tells a place is found out by a job.
    await server.drain();
    return { judged, approvable, cleanedFileId };
  },
  routes: {
    'files.upload': {
      answers: dealPeople(400),
      call: ({ dealId }) => ({ params: { dealId } }),
      bound: dealFile,
      creates: {
        table: files,
        next: ({ brand, dealId, image }) => ({ token: brand.token, params: { dealId }, body: image }),
      },
    },
    'files.uploadPortfolio': {
      answers: creators(400),
      creates: { table: media, next: ({ creator, image }) => ({ token: creator.token, body: image }) },
    },
    'files.uploadAvatar': {
      answers: people(400),
      creates: { table: media, next: ({ creator, image }) => ({ token: creator.token, body: image }) },
    },
    'files.usage': {
      answers: people(200),
    },
    'files.review': {
      answers: dealBrand(200),
      call: ({ judged }, caller) => ({
        params: { id: judged[judgeOf(caller)] },
        body: { status: 'APPROVED' },
      }),
      bound: dealFile,
      binds: {
        APPROVED: async ({ withFile }) => verdict((await withFile()).fileId, 'APPROVED'),
        NEEDS_REVISION: async ({ withFile }) => verdict((await withFile()).fileId, 'NEEDS_REVISION'),
        REJECTED: async ({ withFile }) => verdict((await withFile()).fileId, 'REJECTED'),
      },
    },
    'files.approve': {
      answers: dealBrand(200),
      call: ({ acceptedDealId, approvable }, caller) => ({
        params: { id: acceptedDealId },
        body: { fileIds: [approvable[judgeOf(caller)]] },
      }),
      bound: whole(16),
      binds: async ({ withFile }) => {
        const { dealId, fileId } = await withFile();
        return { params: { id: dealId }, body: { fileIds: [fileId] } };
      },
    },
    'files.undoApproval': {
      answers: dealBrand(200),
      call: ({ judged }, caller) => ({ params: { id: judged[judgeOf(caller)] } }),
      bound: dealFile,
      binds: async ({ approved }) => ({ params: { id: (await approved()).fileId } }),
    },
    'files.clean': {
      answers: people(404, { creator: 200 }),
      call: ({ acceptedDealId, cleanedFileId }) => ({
        params: { id: acceptedDealId, fileId: cleanedFileId },
      }),
      bound: dealFile,
    },
    'files.content': {
      answers: everybody(403),
      call: ({ takeId }) => ({
        params: { id: takeId },
        query: { expires: '1', signature: 'forged' },
      }),
      bound: stream,
    },
    'files.downloadAll': {
      answers: dealPeople(409),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: stream,
    },
    'files.media': {
      answers: everybody(404),
      call: { params: { id: unknownId } },
      bound: stream,
    },
  },
});
