/** The draft of a deal, as the server keeps it, and uploads into it. */
import { AppError, type Draft, type Upload } from '@briefcast/contract';
import { id, type withDeal } from './creator-deal.ts';
import { dealFile } from './deals.ts';
import { media } from './media.ts';
import { idOf } from './people.ts';
import { server } from './stub-server.ts';
import { uploadOf } from './uploads.ts';

export const maxBytes = { VIDEO: 2e9, IMAGE: 25e6, DOCUMENT: 25e6 };
/** What is known of a film that was looked at: twenty seconds with sound. */
export const looked = media({
  durationSeconds: 20,
  frames: 600,
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
});
export const emptyDraft: Draft = {
  isOpen: true,
  files: [],
  uploads: [],
  isTakeBackPossible: false,
  maxBytes,
};

/** A draft that keeps what arrives; some files are refused with their first part. */
export function withDraft(
  change: ReturnType<typeof withDeal>['change'],
  isRefused: (name: string) => boolean,
) {
  let draft = emptyDraft;
  const begun = new Map<string, Upload>();
  server.returns('drafts.read', () => ({ draft }));
  server.returns('uploads.begin', ({ body: { name, size, dealId } }) => {
    const upload = uploadOf({ id: idOf(50 + begun.size), dealId, name, size });
    begun.set(upload.id, upload);
    return { upload };
  });
  const named = (uploadId: string) => begun.get(uploadId) as Upload;
  server.returns('uploads.read', ({ params }) => ({ upload: named(params.id) }));
  server.returns('uploads.writePart', ({ params }) => {
    if (isRefused(named(params.id).name))
      throw new AppError('file.type_not_accepted', { params: { accepted: 'deal' } });
    return { part: { number: params.number, sha256: '0'.repeat(64) } };
  });
  server.returns('uploads.complete', ({ params }) => {
    const { name } = named(params.id);
    const file = dealFile(60 + draft.files.length, { originalName: name, status: 'DRAFT' });
    draft = { ...draft, files: [...draft.files, file] };
    return { file };
  });
  server.returns('uploads.cancel', {});
  server.returns('drafts.removeFile', ({ params }) => {
    draft = { ...draft, files: draft.files.filter((file) => file.id !== params.fileId) };
    return { draft };
  });
  server.returns('drafts.submit', () => {
    change({ status: 'SUBMITTED', files: draft.files.map((file) => ({ ...file, status: 'PENDING' })) });
    draft = { ...draft, files: [], isTakeBackPossible: true };
    return { deal: { id, status: 'SUBMITTED' } };
  });
  server.returns('drafts.takeBack', () => {
    change({ status: 'IN_PROGRESS', files: [] });
    draft = { ...draft, isTakeBackPossible: false };
    return { deal: { id, status: 'IN_PROGRESS' } };
  });
}
