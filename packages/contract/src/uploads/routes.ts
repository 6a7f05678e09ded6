import { ApplicationFilm } from '../castings/application.ts';
import { DealFile } from '../files/schemas.ts';
import { id, queryInt } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  FilmUpload,
  ListedUpload,
  mostListedUploads,
  NewFilmUpload,
  NewUpload,
  sha256,
  Upload,
} from './schemas.ts';

const uploadId = z.object({ id });

/** The parts of a large film come several at a time; a fast line brings a dozen a second. */
const partsPerMinute = 3000;

export const uploads = {
  begin: route({
    method: 'POST',
    path: '/api/uploads',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: "Begin to upload a file into a deal's draft, in numbered parts.",
    body: NewUpload,
    reply: z.object({ upload: Upload }),
    status: 201,
    creates: true,
    limit: { perMinute: 120 },
    refuses: [
      'deal.not_found',
      'draft.replaced_unknown',
      'file.not_now',
      'file.quota_deal',
      'file.too_large',
      'upload.too_many_begun',
    ],
  }),
  list: route({
    method: 'GET',
    path: '/api/uploads',
    access: 'creator',
    summary: "One's unfinished uploads into drafts of all deals, the newest of them, oldest first.",
    reply: z.object({ uploads: z.array(ListedUpload).max(mostListedUploads) }),
    limit: { perMinute: 120 },
    refuses: [],
  }),
  read: route({
    method: 'GET',
    path: '/api/uploads/{id}',
    access: 'creator',
    summary: 'Which parts of an upload are there.',
    params: uploadId,
    reply: z.object({ upload: Upload }),
    limit: { perMinute: 600 },
    refuses: ['upload.not_found'],
  }),
  writePart: route({
    method: 'PUT',
    path: '/api/uploads/{id}/parts/{number}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary:
      'Bring one part, with its SHA-256 in Content-Digest. A part that is there already stays as it is.',
    params: z.object({ id, number: queryInt(1, 100_000) }),
    takesBytes: true,
    reply: z.object({ part: z.object({ number: z.int(), sha256: z.string() }) }),
    limit: { perMinute: partsPerMinute },
    refuses: [
      'file.too_large',
      'file.type_not_accepted',
      'upload.not_found',
      'upload.other_file',
      'upload.part_cut_off',
      'upload.part_damaged',
      'upload.part_unknown',
    ],
  }),
  complete: route({
    method: 'POST',
    path: '/api/uploads/{id}/complete',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Put the parts together, check the file, and place it in the draft. May be repeated.',
    params: uploadId,
    body: z.object({ sha256: sha256.optional() }),
    reply: z.object({ file: DealFile }),
    takesLong: true,
    limit: { perMinute: 240 },
    refuses: ['request.in_progress', 'upload.not_as_sent', 'upload.not_found', 'upload.parts_missing'],
  }),
  cancel: route({
    method: 'DELETE',
    path: '/api/uploads/{id}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Give up an upload; its parts are removed.',
    params: uploadId,
    reply: z.object({}),
    limit: { perMinute: 120 },
    refuses: ['upload.not_found'],
  }),
  beginFilm: route({
    method: 'POST',
    path: '/api/film-uploads',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Begin to upload a film for an application, in numbered parts as any other.',
    body: NewFilmUpload,
    reply: z.object({ upload: FilmUpload }),
    status: 201,
    creates: true,
    limit: { perMinute: 20, perDay: 100 },
    refuses: ['file.too_large'],
  }),
  completeFilm: route({
    method: 'POST',
    path: '/api/film-uploads/{id}/complete',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'Put the parts together and check the film; an application can name it then. May be repeated.',
    params: uploadId,
    body: z.object({ sha256: sha256.optional() }),
    reply: z.object({ film: ApplicationFilm }),
    takesLong: true,
    limit: { perMinute: 60 },
    refuses: [
      'application.film_too_long',
      'file.location_not_removable',
      'request.in_progress',
      'upload.not_as_sent',
      'upload.not_found',
      'upload.parts_missing',
    ],
  }),
};
