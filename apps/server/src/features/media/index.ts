/** Public pictures and videos: their rows and URLs. Features of higher layers store their bytes. */
import type { Feature } from '../../platform/feature.ts';
import { ownFiles } from './own-files.ts';

export const media: Feature = {
  noun: 'media',
  floor: 10,
  owns: ['media'],
  locks: { media: 70 },
  ownFiles,
  constraintRefusals: {
    media_owner_id_users_id_fk: 'auth.session_expired',
  },
};
