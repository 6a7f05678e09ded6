/** Finds the bytes that an address means, and how they may be shown (decisions 5.3). */
import { AppError } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { LRUCache } from 'lru-cache';
import { prepared } from '../../platform/database/prepared.ts';
import { files, media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import { bytesTag, type FileVariant, isFileLink } from '../../platform/files/sign-link.ts';
import type { OpenedAddress, StoredBytes } from './serve-bytes.ts';

const fileById = prepared((db) =>
  db
    .select({
      storageKey: files.storageKey,
      posterKey: files.posterKey,
      mimeType: files.mimeType,
      size: files.size,
      originalName: files.originalName,
    })
    .from(files)
    .where(eq(files.id, sql.placeholder('id')))
    .prepare('file_by_id'),
);

const mediaById = prepared((db) =>
  db
    .select({
      storageKey: media.storageKey,
      posterKey: media.posterKey,
      mimeType: media.mimeType,
      size: media.size,
    })
    .from(media)
    .where(eq(media.id, sql.placeholder('id')))
    .prepare('media_by_id'),
);

type RowOf<Statement> = Statement extends { execute(values: { id: string }): PromiseLike<(infer Row)[]> }
  ? Row
  : never;
export type FileRow = RowOf<ReturnType<typeof fileById>>;
export type MediaRow = RowOf<ReturnType<typeof mediaById>>;

/** A row that was just read, or is read now. Throws file.not_found. */
async function findRow<Row extends { posterKey: string | null }>(
  known: LRUCache<string, Row>,
  { id, variant }: { id: string; variant: FileVariant },
  read: () => Promise<Row[]>,
): Promise<Row> {
  const kept = known.get(id);
  // The smaller form is made after the row.
  if (kept && (variant === 'original' || kept.posterKey)) return kept;
  const [row] = await read();
  if (!row) {
    known.delete(id);
    throw new AppError('file.not_found');
  }
  known.set(id, row);
  return row;
}

/** Stills and smaller pictures are made here, so they may be shown as they are. */
const poster = (posterKey: string | null): StoredBytes => {
  if (!posterKey) throw new AppError('file.not_found');
  return { storageKey: posterKey, mimeType: 'image/webp', size: null, disposition: 'inline' };
};

/** What a signed address opens, of a deal's file. Throws file.link_expired; its `find` throws file.not_found. */
export function openFileLink(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  known: LRUCache<string, FileRow>,
  link: { id: string; variant?: FileVariant | undefined; expires: string; signature: string },
): OpenedAddress {
  const now = clock();
  const { id, variant = 'original' } = link;
  if (!isFileLink(keys.links, { ...link, variant }, now)) throw new AppError('file.link_expired');
  const seconds = Math.floor(Number(link.expires) - now.getTime() / 1000);
  return {
    etag: bytesTag(keys.links, id, variant),
    cacheControl: `private, max-age=${seconds}, immutable`,
    async find() {
      const file = await findRow(known, { id, variant }, () => fileById(db).execute({ id }));
      if (variant === 'poster') return poster(file.posterKey);
      return { ...file, disposition: attachmentHeader(file.originalName) };
    },
    forget: () => known.delete(id),
  };
}

/** What the plain address of a public picture or video opens. Its `find` throws file.not_found. */
export function openMediaLink(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  known: LRUCache<string, MediaRow>,
  { id, variant = 'original' }: { id: string; variant?: FileVariant | undefined },
): OpenedAddress {
  return {
    etag: bytesTag(keys.links, id, variant),
    cacheControl: 'public, max-age=31536000, immutable',
    async find() {
      const row = await findRow(known, { id, variant }, () => mediaById(db).execute({ id }));
      if (variant === 'poster') return poster(row.posterKey);
      // Pictures were encoded here; a video is as it came.
      return { ...row, disposition: row.mimeType === 'image/webp' ? 'inline' : 'attachment' };
    },
    forget: () => known.delete(id),
  };
}
