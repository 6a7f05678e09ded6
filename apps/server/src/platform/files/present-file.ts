/** A deal's file as its two sides see it. Here because deals, files and messages show files alike. */
import type { DealFile } from '@briefcast/contract';
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
>;

/** Give it only to a party of the deal: the addresses in it open the bytes. */
export function presentFile({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, row: FileRow): DealFile {
  const now = clock();
  return {
    id: row.id,
    originalName: row.originalName,
    url: fileLink(keys.links, row.id, 'original', now),
    type: row.type,
    size: row.size,
    status: row.status,
    feedback: row.feedback,
    createdAt: row.createdAt.toISOString(),
    uploader: { role: row.uploaderRole },
    superseded: row.superseded,
    poster: row.posterKey ? fileLink(keys.links, row.id, 'poster', now) : null,
  };
}
