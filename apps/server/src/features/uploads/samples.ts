import { uploads } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { dealFile, whole } from '../../testing/route-samples/bounds.ts';
import { creators, theCreator } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';
import { beginUpload } from '../../testing/send-parts.ts';

export const samples = samplesOf({
  /** An upload on its way to the draft of a deal. */
  async makeScene({ creator, accepted }) {
    const draftDealId = await accepted();
    return { draftDealId, uploadId: (await beginUpload(creator, draftDealId, samplePdf())).id };
  },
  routes: {
    'uploads.begin': {
      answers: theCreator(201),
      call: ({ draftDealId }) => ({ body: { dealId: draftDealId, name: 'film.mp4', size: 1000 } }),
      bound: whole(256),
      creates: {
        table: uploads,
        next: ({ accepted: { creator, dealId } }, number) => ({
          token: creator.token,
          body: { dealId, name: `film-${number}.mp4`, size: 1000 },
        }),
      },
    },
    'uploads.list': {
      answers: creators(200),
      bound: whole(256),
    },
    'uploads.read': {
      answers: theCreator(200),
      call: ({ uploadId }) => ({ params: { id: uploadId } }),
      bound: whole(256),
      filled: { status: 404 },
    },
    'uploads.writePart': {
      answers: theCreator(400),
      call: ({ uploadId }) => ({ params: { id: uploadId, number: '1' } }),
    },
    'uploads.complete': {
      answers: theCreator(409),
      call: ({ uploadId }) => ({ params: { id: uploadId }, body: {} }),
      bound: dealFile,
    },
    'uploads.cancel': {
      answers: theCreator(200),
      call: ({ uploadId }) => ({ params: { id: uploadId } }),
    },
    'uploads.beginFilm': {
      answers: creators(201),
      call: { body: { name: 'film.mp4', size: 1000 } },
      bound: whole(16),
      creates: {
        table: uploads,
        next: ({ creator }, number) => ({
          token: creator.token,
          body: { name: `self-tape-${number}.mp4`, size: 5 },
        }),
      },
    },
    'uploads.completeFilm': {
      answers: creators(404),
      call: ({ uploadId }) => ({ params: { id: uploadId }, body: {} }),
    },
  },
});
