/**
 * Portfolio videos that some browsers cannot play: a job makes a form that all can play
 * (rules/files#portfolio-films).
 */
import { createReadStream } from 'node:fs';
import { playsEverywhere } from '@briefcast/contract';
import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { kindOfFilm, readFilmFacts } from '../../platform/media/film-facts.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import { makeWatchable } from '../../platform/media/make-proxy.ts';
import { NotMade } from '../../platform/media/not-made.ts';
import { withTemporaryFolder } from '../../platform/media/temporary-folder.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { watchMediaJob } from './jobs.ts';
import { recordMedia } from './record-media.ts';

type WatchDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'media' | 'log'>;
type MediaRow = typeof media.$inferSelect;

/** The state for a video of which nothing can be made; errors that a retry may fix are rethrown. */
function stateOf(error: unknown): 'FAILED' | 'UNAVAILABLE' {
  if (error instanceof StoredFileMissing) return 'FAILED';
  if (!(error instanceof NotMade)) throw error;
  return error.reason === 'no_tools' ? 'UNAVAILABLE' : 'FAILED';
}

async function findFilm({ db }: WatchDeps, id: string, states: MediaRow['proxyState'][]) {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row?.type === 'VIDEO' && states.includes(row.proxyState) ? row : undefined;
}

/**
 * Checks a portfolio video, and enqueues a playing form if some browsers cannot play it. Repeating it changes
 * nothing.
 */
export async function planMediaWatching(deps: WatchDeps, id: string): Promise<void> {
  const film = await findFilm(deps, id, [null, 'UNAVAILABLE']);
  if (!film) return;
  const look = (path: string) =>
    deps.media.run('films', 'jobs', (run) => readFilmFacts(run, { path, mimeType: film.mimeType }));
  const proxyState = await withLocalFile(deps.storage, film.storageKey, look).then(
    (facts) => (playsEverywhere(kindOfFilm(film, facts)) ? ('READY' as const) : ('WAITING' as const)),
    stateOf,
  );
  await recordMedia(deps, film, { proxyState }, async (tx) => {
    if (proxyState === 'WAITING') await deps.jobs.enqueue(tx, watchMediaJob, { mediaId: id });
  });
}

/**
 * Encodes and stores the playing form; the video takes its turn among those of deals. Throws NotMade,
 * StoredFileMissing and file.busy.
 */
const make = (deps: WatchDeps, { ownerId, storageKey, mimeType }: MediaRow) =>
  deps.media.run('proxies', ownerId ?? 'nobody', (run) =>
    withTemporaryFolder((folder) =>
      withLocalFile(deps.storage, storageKey, async (path) => {
        const { proxy } = await makeWatchable(run, { path, mimeType }, folder, { onProgress: () => {} });
        const proxyKey = newStorageKey();
        return { proxyKey, proxySize: await deps.storage.write(proxyKey, createReadStream(proxy.path)) };
      }),
    ),
  );

/**
 * Makes the playing form of a video, and records it. If none can be made, the video stays as it is; after
 * other failures the queue retries.
 */
export async function watchMedia(deps: WatchDeps, { mediaId }: { mediaId: string }): Promise<void> {
  const film = await findFilm(deps, mediaId, ['WAITING']);
  if (!film) return;
  const made = await make(deps, film).then(
    (form) => ({ proxyState: 'READY' as const, ...form }),
    (error: unknown) => ({ proxyState: stateOf(error), proxyKey: null, proxySize: null }),
  );
  const isNoted = await recordMedia(deps, film, made);
  if (!isNoted && made.proxyKey) await deps.storage.remove(made.proxyKey);
}

/**
 * Processes the next portfolio video that was never checked, because it was uploaded before this existed, or
 * for which there was no ffmpeg, or whose job was given up. Returns whether there was one.
 */
export async function watchOldMedia(
  deps: WatchDeps,
  { isFfmpegThere, forgottenSince }: { isFfmpegThere: boolean; forgottenSince: Date },
): Promise<boolean> {
  const isForgotten = and(eq(media.proxyState, 'WAITING'), lt(media.createdAt, forgottenSince));
  const waitsForTools = isFfmpegThere ? eq(media.proxyState, 'UNAVAILABLE') : sql`false`;
  const [row] = await deps.db
    .select({ id: media.id, proxyState: media.proxyState })
    .from(media)
    .where(
      and(
        eq(media.type, 'VIDEO'),
        ne(media.purpose, 'AVATAR'),
        or(isNull(media.proxyState), waitsForTools, isForgotten),
      ),
    )
    .orderBy(asc(media.id))
    .limit(1);
  if (!row) return false;
  if (row.proxyState === 'WAITING') await watchMedia(deps, { mediaId: row.id });
  else await planMediaWatching(deps, row.id);
  return true;
}
