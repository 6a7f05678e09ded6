/** A deal's file as its two sides see it. Files of the deal are shown alike with it and alone. */
import { api, type DealFile, type Person, type Role, requestPath } from '@briefcast/contract';
import type { files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { type FileVariant, signedAddress } from '../../platform/storage/signed-address.ts';
import { readPeopleOfFile } from '../accounts/person.ts';
import { type MadeRow, presentMedia, readMade } from './deal-file-media.ts';

type StoredFile = typeof files.$inferSelect;
type FileRow = Pick<
  StoredFile,
  | 'id'
  | 'originalName'
  | 'type'
  | 'size'
  | 'status'
  | 'attached'
  | 'feedback'
  | 'backBy'
  | 'createdAt'
  | 'reviewedAt'
  | 'uploaderRole'
  | 'superseded'
  | 'posterKey'
  | 'hasLocation'
  | 'cleaned'
  | 'mimeType'
  | 'width'
  | 'height'
  | 'durationSeconds'
  | 'sha256'
  | 'stackId'
  | 'version'
  | 'deliverableId'
  | 'submittedAt'
> & {
  uploadedBy: Person | null;
  reviewedBy: Person | null;
  /** Null where nothing was begun, as of a file that has just come. */
  made: MadeRow | null;
};

/** Gives the address of a form of the file. */
type LinkTo = (variant: FileVariant) => string;

/**
 * A file as this side of its deal sees it. Give it only to a party of the deal: the addresses in it open the bytes.
 * Whether it tells a place is between the server and who uploaded it.
 */
export function presentFile(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  row: FileRow,
  viewer: Role,
): DealFile {
  const path = requestPath(api.files.content, { params: { id: row.id } });
  const link: LinkTo = (variant) => signedAddress(path, keys.links, { id: row.id, variant }, clock());
  return presentFileBy(link, row, viewer);
}

/** `presentFile` with addresses of another kind, for readers who are let in by something else than being a party. */
export function presentFileBy(link: LinkTo, row: FileRow, viewer: Role): DealFile {
  return {
    id: row.id,
    originalName: row.originalName,
    url: link(row.cleaned ? 'cleaned' : 'original'),
    type: row.type,
    size: row.size,
    status: row.status,
    feedback: row.feedback,
    backBy: row.backBy?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    uploader: { role: row.uploaderRole },
    ...(row.attached ? { attached: true } : {}),
    uploadedBy: row.uploadedBy,
    reviewedBy: row.reviewedBy,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    superseded: row.superseded,
    ...(viewer === row.uploaderRole ? { hasLocation: row.hasLocation ?? false } : {}),
    ...(viewer === row.uploaderRole && row.cleaned ? { placeRemoved: true } : {}),
    poster: row.posterKey ? link('poster') : null,
    media: presentMedia(row, row.made, link),
    sha256: row.sha256,
    stackId: row.stackId ?? row.id,
    version: row.version,
    deliverableId: row.deliverableId,
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}

/**
 * Presents a stored file as this side of its deal sees it, and reads its people and derived forms separately from the
 * row.
 */
export async function presentStoredFile(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  row: StoredFile,
  viewer: Role,
): Promise<DealFile> {
  const [people, made] = await Promise.all([readPeopleOfFile(deps.db, row), readMade(deps.db, row.id)]);
  return presentFile(deps, { ...row, ...people, made }, viewer);
}
