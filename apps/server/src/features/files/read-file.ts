/** Finds the bytes that an address means, and how they may be shown (decisions 5.3). */
import { AppError } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/prepared.ts';
import { files, media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import { type FileVariant, isFileLink } from '../../platform/files/sign-link.ts';
import type { ServedBytes } from './serve-bytes.ts';

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

/** Stills and smaller pictures are made here, so they may be shown as they are. */
const poster = (posterKey: string | null, cacheControl: string): ServedBytes => {
  if (!posterKey) throw new AppError('file.not_found');
  return { storageKey: posterKey, mimeType: 'image/webp', size: null, disposition: 'inline', cacheControl };
};

/** A deal's file by its signed address. Throws file.link_expired or file.not_found. */
export async function findFileBytes(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  link: { id: string; variant?: FileVariant | undefined; expires: string; signature: string },
): Promise<ServedBytes> {
  const now = clock();
  const variant = link.variant ?? 'original';
  if (!isFileLink(keys.links, { ...link, variant }, now)) throw new AppError('file.link_expired');
  const [file] = await fileById(db).execute({ id: link.id });
  if (!file) throw new AppError('file.not_found');
  const seconds = Math.floor(Number(link.expires) - now.getTime() / 1000);
  const cacheControl = `private, max-age=${seconds}, immutable`;
  if (variant === 'poster') return poster(file.posterKey, cacheControl);
  return { ...file, disposition: attachmentHeader(file.originalName), cacheControl };
}

/** A public picture or video. Throws file.not_found. */
export async function findMediaBytes(
  { db }: Pick<Deps, 'db'>,
  { id, variant }: { id: string; variant?: FileVariant | undefined },
): Promise<ServedBytes> {
  const [row] = await mediaById(db).execute({ id });
  if (!row) throw new AppError('file.not_found');
  const cacheControl = 'public, max-age=31536000, immutable';
  if (variant === 'poster') return poster(row.posterKey, cacheControl);
  // Pictures were encoded here; a video is as it came.
  const isMadeHere = row.mimeType === 'image/webp';
  return { ...row, disposition: isMadeHere ? 'inline' : 'attachment', cacheControl };
}
