/** The jobs of files: smaller pictures and stills, old films, and clearing up. */
import { jobKind } from '../../platform/jobs/kinds.ts';

export interface MediaToProcess {
  table: 'media' | 'files';
  id: string;
}

export const processMediaJob = jobKind<MediaToProcess>('media.process', { lane: 'slow' });

export const cleanOldFilmsJob = jobKind<Record<string, never>>('media.clean_old', { lane: 'slow' });

export const sweepStorageJob = jobKind<Record<string, never>>('storage.sweep', { lane: 'slow' });
