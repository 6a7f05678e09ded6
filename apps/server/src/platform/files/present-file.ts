/** A deal's file as its two sides see it. Here because deals, files and messages show files alike. */
import type { DealFile, Role } from '@briefcast/contract';
import type { files } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { fileLink } from './sign-link.ts';

type FileRow = Pick<
  typeof files.$inferSelect,
  | 'id'
  | 'originalName'
  | 'type'
  | 'size'
  | 'status'
  | 'feedback'
  | 'createdAt'
  | 'uploaderRole'
  | 'superseded'
  | 'posterKey'
  | 'hasLocation'
  | 'cleaned'
>;

/**
 * A file as this side of its deal sees it. Give it only to a party of the deal: the addresses in it open the bytes.
 * Whether it tells a place is between the server and who uploaded it.
 */
export function presentFile(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  row: FileRow,
  viewer: Role,
): DealFile {
  const now = clock();
  return {
    id: row.id,
    originalName: row.originalName,
    url: fileLink(keys.links, row.id, row.cleaned ? 'cleaned' : 'original', now),
    type: row.type,
    size: row.size,
    status: row.status,
    feedback: row.feedback,
    createdAt: row.createdAt.toISOString(),
    uploader: { role: row.uploaderRole },
    superseded: row.superseded,
    ...(viewer === row.uploaderRole ? { hasLocation: row.hasLocation ?? false } : {}),
    poster: row.posterKey ? fileLink(keys.links, row.id, 'poster', now) : null,
  };
}
