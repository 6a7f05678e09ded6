/**
 * Copies of a deal's file without metadata of location and camera (rules/files#place): made when its uploader
 * asks, and immediately for attachments of messages.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import type { ReceivedFile } from '../../platform/http/upload-bytes.ts';
import { copyWithoutNotes } from '../../platform/media/clean-film.ts';
import { readFilmNotes } from '../../platform/media/film-notes.ts';
import { copyPictureWithoutNotes, hasPlaceNotes } from '../../platform/media/image.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import type { FileRow } from '../deals/file-rows.ts';
import { storeBytesOf } from './store-bytes.ts';

type MediaDeps = Pick<Deps, 'storage' | 'media'>;
type StoredBytes = Pick<FileRow, 'storageKey' | 'mimeType' | 'type'>;

/** A stored copy without metadata. */
export type CleanedBytes = Pick<ReceivedFile, 'storageKey' | 'size' | 'sha256'>;

async function* hashedOn(source: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Stores a copy without metadata, made on behalf of this person. Throws file.not_cleanable, file.not_found,
 * file.too_many_at_once or file.busy.
 */
export async function storeWithoutNotes(
  { storage, media }: MediaDeps,
  userId: string,
  { storageKey, mimeType, type }: StoredBytes,
): Promise<CleanedBytes> {
  return withTemporaryFolder(async (folder) => {
    const output = join(folder, 'copy');
    const isCopied = await withLocalFile(storage, storageKey, (path) =>
      type === 'IMAGE'
        ? media.run('pictures', userId, (run) => copyPictureWithoutNotes(run, path, output))
        : media.run(
            'films',
            userId,
            async (run) =>
              (await copyWithoutNotes(run, { path, mimeType }, output, { mayRemake: false })) === 'done',
          ),
    ).catch((error: unknown) => {
      if (error instanceof StoredFileMissing) throw new AppError('file.not_found', { cause: error });
      throw error;
    });
    if (!isCopied) throw new AppError('file.not_cleanable');
    const cleanedKey = newStorageKey();
    const hash = createHash('sha256');
    const size = await storage.write(cleanedKey, Readable.from(hashedOn(createReadStream(output), hash)));
    return { storageKey: cleanedKey, size, sha256: hash.digest('hex') };
  });
}

/** Whether stored bytes contain the place where they were taken; false for an unreadable picture. */
async function hasPlace(
  { storage, media }: MediaDeps,
  userId: string,
  { storageKey, mimeType, type }: StoredBytes,
): Promise<boolean> {
  if (type === 'DOCUMENT') return false;
  return withLocalFile(storage, storageKey, async (path) => {
    if (type === 'VIDEO') return (await readFilmNotes(path, mimeType)) === 'place';
    return media
      .run('pictures', userId, (run) => hasPlaceNotes(run, path))
      .catch((error: unknown) => {
        if (error instanceof AppError && ['file.unreadable', 'file.too_complex'].includes(error.code))
          return false;
        throw error;
      });
  });
}

/**
 * Returns received bytes unchanged if they contain no location, otherwise those of a copy without it, which
 * replaces them. Removes them if it throws what `storeWithoutNotes` throws.
 */
export function withoutPlace(
  deps: MediaDeps,
  userId: string,
  received: ReceivedFile,
): Promise<ReceivedFile & Partial<Pick<FileRow, 'cleaned' | 'hasLocation'>>> {
  return storeBytesOf(deps.storage, received, async () => {
    if (!(await hasPlace(deps, userId, received))) return received;
    const cleaned = await storeWithoutNotes(deps, userId, received);
    await deps.storage.remove(received.storageKey);
    return { ...received, ...cleaned, cleaned: true, hasLocation: false };
  });
}
