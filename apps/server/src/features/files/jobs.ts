/** The jobs of files: smaller pictures and posters, forms for playing, old videos, and cleaning up. */
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';

export interface MediaToProcess {
  table: 'media' | 'files';
  id: string;
}

export const processMediaJob = jobKind<MediaToProcess>('media.process', { lane: 'slow' });

/** Encodes a deal's video for playing. If the disk is full, it is retried for about a day. */
export const watchFilmJob = jobKind<{ fileId: string }>('media.watch', {
  lane: 'long',
  attempts: patientAttempts,
});

/** Encodes a portfolio video for playing. If the disk is full, it is retried for about a day. */
export const watchMediaJob = jobKind<{ mediaId: string }>('media.watch_public', {
  lane: 'long',
  attempts: patientAttempts,
});

export const watchOldFilesJob = jobKind<Record<string, never>>('media.watch_old', { lane: 'long' });

export const cleanOldFilmsJob = jobKind<Record<string, never>>('media.clean_old', { lane: 'slow' });

export const sweepStorageJob = jobKind<Record<string, never>>('storage.sweep', { lane: 'slow' });
