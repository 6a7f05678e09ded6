/**
 * The job for files of deals and portfolios that were uploaded before playing forms were made, or while
 * ffmpeg was missing: one file at a time, each after newer uploads.
 */
import { dayMs } from '@briefcast/contract/kit/days';
import { and, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import { fileMedia, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { hasFfmpeg, type VideoTools } from '../../platform/media/video.ts';
import { planWatching, settleMedia } from './file-media-rows.ts';
import { watchOldFilesJob } from './jobs.ts';
import { processMedia } from './process-media.ts';
import { watchOldMedia } from './watch-media.ts';

type OldDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'media' | 'clock' | 'log'>;

/** No job is retried for longer: a row that still waits has lost its job. */
const forgottenMilliseconds = 2 * dayMs;

/** A video, a HEIC, or an unreadable picture without a recorded reason. */
const needsLooking = or(
  eq(files.type, 'VIDEO'),
  like(files.mimeType, 'image/hei%'),
  and(eq(files.type, 'IMAGE'), isNull(files.width)),
);

/** The next file to process; null when there is none. */
async function findNext({ db, clock }: OldDeps, isFfmpegThere: boolean) {
  const forgottenSince = new Date(clock().getTime() - forgottenMilliseconds);
  const isForgotten = and(
    inArray(fileMedia.state, ['WAITING', 'WORKING']),
    lt(fileMedia.changedAt, forgottenSince),
  );
  const waitsForTools = isFfmpegThere ? eq(fileMedia.state, 'UNAVAILABLE') : sql`false`;
  const [row] = await db
    .select({ id: files.id, type: files.type })
    .from(files)
    .leftJoin(fileMedia, eq(fileMedia.fileId, files.id))
    .where(or(and(needsLooking, isNull(fileMedia.fileId)), isForgotten, waitsForTools))
    .orderBy(files.id)
    .limit(1);
  return row ?? null;
}

/** Processes one file, and plans the next run while there are more. */
export async function watchOldFiles(deps: OldDeps, tools?: VideoTools): Promise<void> {
  const isFfmpegThere = await deps.media.run('proxies', 'jobs', (run) => hasFfmpeg(run, tools));
  const file = await findNext(deps, isFfmpegThere);
  if (!file) {
    const forgottenSince = new Date(deps.clock().getTime() - forgottenMilliseconds);
    if (await watchOldMedia(deps, { isFfmpegThere, forgottenSince }))
      await deps.jobs.plan(watchOldFilesJob, deps.clock());
    return;
  }
  if (file.type === 'VIDEO') await planWatching(deps, file.id, { again: true });
  else await processMedia(deps, { table: 'files', id: file.id });
  // A file whose bytes are missing would be found again and again.
  if ((await findNext(deps, isFfmpegThere))?.id === file.id) {
    await settleMedia(deps, file.id, { state: 'FAILED', failure: 'unreadable' });
  }
  await deps.jobs.plan(watchOldFilesJob, deps.clock());
}
