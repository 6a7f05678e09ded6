/** Files of deals, public pictures and videos, and their derived forms. */
import { hourMs, minuteMs } from '@briefcast/contract/kit/days';
import type { Feature } from '../../platform/feature.ts';
import { removeBytes, removeBytesJob } from '../../platform/storage/remove-bytes.ts';
import { cleanOldFilms } from './clean-old-films.ts';
import type { FilesBeside } from './download-all.ts';
import {
  cleanOldFilmsJob,
  processMediaJob,
  sweepStorageJob,
  watchFilmJob,
  watchMediaJob,
  watchOldFilesJob,
} from './jobs.ts';
import { processMedia } from './process-media.ts';
import { sweepReservations } from './quota.ts';
import { filesRoutes } from './routes.ts';
import { sweep } from './sweep.ts';
import { watchFilm } from './watch-film.ts';
import { watchMedia } from './watch-media.ts';
import { watchOldFiles } from './watch-old-files.ts';

/** A server that has just started has more urgent work than old videos. */
const quietStartMilliseconds = minuteMs;

export const files: Feature<{ filesBeside: FilesBeside }> = {
  noun: 'files',
  floor: 110,
  owns: ['fileMedia', 'uploadReservations'],
  locks: { fileMedia: 68 },
  constraintRefusals: {
    file_media_file_id_files_id_fk: 'file.not_found',
  },
  routes: filesRoutes,
  jobs(deps) {
    deps.jobs.handle(processMediaJob, (job) => processMedia(deps, job));
    deps.jobs.handle(removeBytesJob, (job) => removeBytes(deps, job));
    deps.jobs.handle(watchFilmJob, (job) => watchFilm(deps, job));
    deps.jobs.handle(watchMediaJob, (job) => watchMedia(deps, job));
  },
  timers: (deps) => [
    { kind: sweepStorageJob, everyMilliseconds: hourMs, work: () => sweep(deps) },
    { kind: cleanOldFilmsJob, work: () => cleanOldFilms(deps) },
    {
      kind: watchOldFilesJob,
      firstAfterMilliseconds: quietStartMilliseconds,
      work: () => watchOldFiles(deps),
    },
  ],
  sweeps: [sweepReservations],
};
