/** The jobs of files: smaller pictures and posters, forms for playing, old videos, and cleaning up. */
import { m } from '@briefcast/i18n/messages';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export interface MediaToProcess {
  table: 'media' | 'files';
  id: string;
}

export const processMediaJob = jobKind<MediaToProcess>('media.process', {
  text: m.admin_job_media,
  lane: 'slow',
});

/** Encodes a deal's video for playing. If the disk is full, it is retried for about a day. */
export const watchFilmJob = jobKind<{ fileId: string }>('media.watch', {
  text: m.admin_job_films,
  lane: 'long',
  attempts: patientAttempts,
});

/** Encodes a portfolio video for playing. If the disk is full, it is retried for about a day. */
export const watchMediaJob = jobKind<{ mediaId: string }>('media.watch_public', {
  text: m.admin_job_films,
  lane: 'long',
  attempts: patientAttempts,
});

export const watchOldFilesJob = jobKind<Record<string, never>>('media.watch_old', {
  text: m.admin_job_films,
  lane: 'long',
});

export const cleanOldFilmsJob = jobKind<Record<string, never>>('media.clean_old', {
  text: m.admin_job_old_films,
  lane: 'slow',
});

export const sweepStorageJob = jobKind<Record<string, never>>('storage.sweep', {
  text: m.admin_job_storage_sweep,
  lane: 'slow',
});
