/** The job that encodes a deal's video for playing in a page (rules/files#made-for-watching). */
import { createReadStream } from 'node:fs';
import { and, eq, inArray } from 'drizzle-orm';
import { fileMedia, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import { makeWatchable, type WatchableFilm } from '../../platform/media/make-proxy.ts';
import { NotMade } from '../../platform/media/not-made.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import type { VideoTools } from '../../platform/media/video.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { noteProgress, type StoredForms, settleMedia } from './file-media-rows.ts';
import { filmFindings, type KeptFindings } from './film-findings.ts';

type WatchDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'media' | 'clock' | 'log'>;

/** The minimum time and step between two updates of the progress. */
const leastPercent = 5;
const leastMilliseconds = 2000;

/** Writes the progress rarely, one write after the other; `settled` resolves when none is running. */
function progressWriter(deps: WatchDeps, fileId: string) {
  let told = { percent: 0, at: performance.now() };
  let writing: Promise<unknown> = Promise.resolve();
  return {
    onProgress(percent: number): void {
      const now = performance.now();
      if (percent < told.percent + leastPercent || now < told.at + leastMilliseconds) return;
      told = { percent, at: now };
      writing = writing
        .then(() => noteProgress(deps, fileId, percent))
        // The next update supersedes it, and the outcome supersedes all.
        .catch((error: unknown) => deps.log.warn({ err: error, fileId }, 'progress could not be noted'));
    },
    settled: () => writing,
  };
}

/** Stores a derived file under a new key. */
async function store({ storage }: WatchDeps, path: string): Promise<{ key: string; size: number }> {
  const key = newStorageKey();
  return { key, size: await storage.write(key, createReadStream(path)) };
}

async function storeForms(deps: WatchDeps, { proxy, storyboard }: WatchableFilm): Promise<StoredForms> {
  const board = storyboard && (await store(deps, storyboard.path));
  const film = await store(deps, proxy.path);
  return {
    proxyKey: film.key,
    proxySize: film.size,
    storyboardKey: board?.key ?? null,
    storyboardSize: board?.size ?? null,
  };
}

/** Makes and stores all derived forms. Throws NotMade, StoredFileMissing and file.busy. */
async function make(
  deps: WatchDeps,
  file: typeof files.$inferSelect,
  tools: VideoTools | undefined,
): Promise<{ findings: KeptFindings; forms: StoredForms }> {
  const progress = progressWriter(deps, file.id);
  // Accounts take turns; the videos of deleted accounts wait in one common queue.
  return deps.media.run('proxies', file.uploaderId ?? 'nobody', (run) =>
    withTemporaryFolder((folder) =>
      withLocalFile(deps.storage, file.storageKey, async (path) => {
        await noteProgress(deps, file.id, 0);
        const film = { path, mimeType: file.mimeType };
        const { onProgress, settled } = progress;
        const made = await makeWatchable(run, film, folder, {
          onProgress,
          ...(tools ? { tools } : {}),
        }).finally(settled);
        return { findings: filmFindings(made), forms: await storeForms(deps, made) };
      }),
    ),
  );
}

/**
 * Makes the playing form of a video and records it with the file. If none can be made, the reason is
 * recorded: a retry would not help. After other failures the queue retries.
 */
export async function watchFilm(
  deps: WatchDeps,
  { fileId }: { fileId: string },
  tools?: VideoTools,
): Promise<void> {
  const isOpen = inArray(fileMedia.state, ['WAITING', 'WORKING']);
  const [row] = await deps.db
    .select({ file: files })
    .from(files)
    .innerJoin(fileMedia, and(eq(fileMedia.fileId, files.id), isOpen))
    .where(eq(files.id, fileId));
  if (!row) return;
  const { file } = row;
  try {
    const { findings, forms } = await make(deps, file, tools);
    if (await settleMedia(deps, fileId, { state: 'READY', findings, forms })) return;
    for (const key of [forms.proxyKey, forms.storyboardKey]) if (key) await deps.storage.remove(key);
  } catch (error) {
    const [now] = await deps.db
      .select({ storageKey: files.storageKey })
      .from(files)
      .where(eq(files.id, fileId));
    // The file was cleaned during processing: its new bytes are processed in the next run.
    if (now && now.storageKey !== file.storageKey) throw error;
    if (error instanceof StoredFileMissing) {
      await settleMedia(deps, fileId, { state: 'FAILED', failure: 'unreadable' });
    } else if (!(error instanceof NotMade)) {
      throw error;
    } else if (error.reason === 'no_tools') {
      await settleMedia(deps, fileId, { state: 'UNAVAILABLE' });
    } else {
      deps.log.info({ fileId, reason: error.reason }, 'a film could not be made for watching');
      await settleMedia(deps, fileId, { state: 'FAILED', failure: error.reason });
    }
  }
}
