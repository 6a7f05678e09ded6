/** Finds the bytes behind a URL, and how they may be shown (rules/files#signed-addresses). */
import { AppError } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { LRUCache } from 'lru-cache';
import { prepared } from '../../platform/database/prepared.ts';
import { fileMedia, files, media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import { bytesTag, type FileVariant, isSignedAddress } from '../../platform/storage/signed-address.ts';
import { mediaUrlOf } from '../media/media-url.ts';
import type { OpenedAddress, StoredBytes } from './serve-bytes.ts';

const fileById = prepared((db) =>
  db
    .select({
      storageKey: files.storageKey,
      posterKey: files.posterKey,
      mimeType: files.mimeType,
      size: files.size,
      originalName: files.originalName,
      cleaned: files.cleaned,
      type: files.type,
      proxyKey: fileMedia.proxyKey,
      proxySize: fileMedia.proxySize,
      storyboardKey: fileMedia.storyboardKey,
      storyboardSize: fileMedia.storyboardSize,
    })
    .from(files)
    .leftJoin(fileMedia, eq(fileMedia.fileId, files.id))
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
      proxyKey: media.proxyKey,
      proxySize: media.proxySize,
      /**
       * It belongs to a portfolio that is not published, or waits for approval, as a work or as the profile's
       * picture; or it was made for an application, which its brand alone is shown.
       */
      isClosed: sql<boolean>`exists (select from portfolio_items p join creators c on c.user_id = p.creator_id
        where p.media_id = "media"."id" and (not c.is_published or p.id = any(c.held_items)))
        or ("media"."purpose" = 'AVATAR' and exists (select from creators c where c.user_id = "media"."owner_id"
          and c.held_values ->> 'profileImage' = ${mediaUrlOf(sql`"media"."id"`)}))
        or "media"."purpose" = 'APPLICATION'`,
      notes: media.notes,
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

interface ReadRow {
  posterKey: string | null;
  cleaned?: boolean;
  proxyKey?: string | null;
  storyboardKey?: string | null;
}

/** A row from the cache or the database. Throws file.not_found. */
async function findRow<Row extends ReadRow>(
  known: LRUCache<string, Row>,
  { id, variant }: { id: string; variant: FileVariant },
  read: () => Promise<Row[]>,
): Promise<Row> {
  const kept = known.get(id);
  // All forms except the original are made after the row.
  const isThere = {
    original: true,
    cleaned: kept?.cleaned,
    poster: kept?.posterKey,
    proxy: kept?.proxyKey,
    storyboard: kept?.storyboardKey,
  }[variant];
  if (kept && isThere) return kept;
  const [row] = await read();
  if (!row) {
    known.delete(id);
    throw new AppError('file.not_found');
  }
  known.set(id, row);
  return row;
}

/** Posters and smaller pictures are made here, so they may be shown inline. */
const poster = (posterKey: string | null): StoredBytes => {
  if (!posterKey) throw new AppError('file.not_found');
  return { storageKey: posterKey, mimeType: 'image/webp', size: null, disposition: 'inline' };
};

/** The playing forms were encoded here as well; parts of a video can be requested. */
function madeForWatching(
  { type, proxyKey, proxySize, storyboardKey, storyboardSize }: FileRow,
  variant: 'proxy' | 'storyboard',
): StoredBytes {
  const proxyType = type === 'VIDEO' ? 'video/mp4' : 'image/webp';
  const [storageKey, size, mimeType] =
    variant === 'proxy' ? [proxyKey, proxySize, proxyType] : [storyboardKey, storyboardSize, 'image/jpeg'];
  if (!storageKey) throw new AppError('file.not_found');
  return { storageKey, mimeType, size, disposition: 'inline' };
}

/**
 * The bytes of a form of a deal's file, for a caller who was authorised before. Throws file.not_found, or
 * file.link_expired if the file's metadata was removed since.
 */
export async function findFileBytes(
  db: Deps['db'],
  known: LRUCache<string, FileRow>,
  { id, variant }: { id: string; variant: FileVariant },
): Promise<StoredBytes> {
  const file = await findRow(known, { id, variant }, () => fileById(db).execute({ id }));
  if (variant === 'poster') return poster(file.posterKey);
  if (variant === 'proxy' || variant === 'storyboard') return madeForWatching(file, variant);
  if (file.cleaned !== (variant === 'cleaned')) throw new AppError('file.link_expired');
  return { ...file, disposition: attachmentHeader(file.originalName) };
}

/** The bytes may be cached for as long as the URL is valid. */
const signedCacheControl = (expires: string, now: Date): string =>
  `private, max-age=${Math.floor(Number(expires) - now.getTime() / 1000)}, immutable`;

/** Time for which public bytes may be cached without asking again: afterwards they may no longer be public. */
const publicCacheControl = 'public, max-age=3600';

/**
 * Opens the signed URL of a deal's file. Throws file.link_expired; its `find` throws file.not_found, or
 * file.link_expired if the file's metadata was removed since.
 */
export function openFileLink(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  known: LRUCache<string, FileRow>,
  link: { id: string; variant?: FileVariant | undefined; expires: string; signature: string },
): OpenedAddress {
  const now = clock();
  const { id, variant = 'original' } = link;
  if (!isSignedAddress(keys.links, { ...link, variant }, now)) throw new AppError('file.link_expired');
  return {
    etag: bytesTag(keys.links, id, variant),
    cacheControl: signedCacheControl(link.expires, now),
    isProof: true,
    find: () => findFileBytes(db, known, { id, variant }),
    forget: () => known.delete(id),
  };
}

interface MediaAddress {
  id: string;
  variant?: FileVariant | undefined;
  expires?: string | undefined;
  signature?: string | undefined;
}

/** The playing form of a public video. */
const proxyOfMedia = ({ proxyKey, proxySize }: MediaRow): StoredBytes => {
  if (!proxyKey) throw new AppError('file.not_found');
  return { storageKey: proxyKey, mimeType: 'video/mp4', size: proxySize, disposition: 'inline' };
};

/**
 * Opens the URL of a profile's picture or video: the plain one while it is public; a signed one, which its creator and
 * the admin get, always. Throws file.link_expired for an invalid signature; its `find` throws file.not_found, also if
 * it is not public.
 */
export function openMediaLink(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  known: LRUCache<string, MediaRow>,
  { id, variant = 'original', expires, signature }: MediaAddress,
): OpenedAddress {
  const now = clock();
  const isSigned = expires !== undefined && signature !== undefined;
  if (isSigned && !isSignedAddress(keys.links, { id, variant, expires, signature }, now))
    throw new AppError('file.link_expired');
  return {
    etag: bytesTag(keys.links, id, variant),
    cacheControl: isSigned ? signedCacheControl(expires, now) : publicCacheControl,
    isProof: isSigned,
    async find() {
      // A closed row is not taken from the cache, so that what was just published is visible at once.
      if (!isSigned && known.get(id)?.isClosed) known.delete(id);
      const row = await findRow(known, { id, variant }, () => mediaById(db).execute({ id }));
      if (row.isClosed && !isSigned) throw new AppError('file.not_found');
      if (variant === 'poster') return poster(row.posterKey);
      if (row.notes === 'WITHHELD') throw new AppError('file.not_found');
      if (variant === 'proxy') return proxyOfMedia(row);
      // Pictures were encoded here; a video is the original without its metadata.
      return { ...row, disposition: row.mimeType === 'image/webp' ? 'inline' : 'attachment' };
    },
    forget: () => known.delete(id),
  };
}
