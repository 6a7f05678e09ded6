/** The form of a video that is made public: it does not reveal where it was taken (rules/files#made-forms). */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import { copyWithoutNotes } from '../../platform/media/clean-film.ts';
import { findFilmFacts } from '../../platform/media/film-facts.ts';
import { readFilmNotes } from '../../platform/media/film-notes.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { systemTools, type VideoTools } from '../../platform/media/video.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';

interface StoredFilm {
  storageKey: string;
  mimeType: string;
  size: number;
}

/** The server is stopping, and another one will answer soon. */
const retryAfterSeconds = 5;

/** The bytes to show, under their key; or why there are none. */
export type PublicFilm = Pick<StoredFilm, 'storageKey' | 'size'> | 'unreadable' | 'may_tell_place';

/**
 * Copies the video without its metadata, under a new key. If ffmpeg is not installed, the video itself is
 * used, provided that its structure shows that it has no metadata. The given bytes stay; the caller removes
 * them if others are returned. Throws file.too_many_at_once, file.busy, StoredFileMissing.
 */
export function publicFilm(
  { storage, media }: Pick<Deps, 'storage' | 'media'>,
  account: string,
  film: StoredFilm,
  tools: VideoTools = systemTools,
): Promise<PublicFilm> {
  const { storageKey, mimeType, size } = film;
  return withTemporaryFolder((folder) =>
    withLocalFile(storage, storageKey, async (path) => {
      const output = join(folder, 'copy');
      const { end, facts } = await media.run('films', account, async (run) => {
        const end = await copyWithoutNotes(run, { path, mimeType }, output, { mayRemake: true, tools });
        return { end, facts: end === 'done' ? null : await findFilmFacts(run, { path, mimeType }, tools) };
      });
      if (end === 'done') {
        const copyKey = newStorageKey();
        return { storageKey: copyKey, size: await storage.write(copyKey, createReadStream(output)) };
      }
      if (end === 'absent') {
        const notes = await readFilmNotes(path, mimeType);
        return notes === 'none' ? { storageKey, size } : 'may_tell_place';
      }
      if (end === 'stopped') throw new AppError('file.busy', { retryAfterSeconds });
      return facts ? 'may_tell_place' : 'unreadable';
    }),
  );
}
