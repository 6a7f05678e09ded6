/** Public pictures and videos: their rows and URLs. Features of higher layers store their bytes. */
import type { Feature } from '../../platform/feature.ts';

export const media: Feature = {
  noun: 'media',
  floor: 10,
  owns: ['media'],
  constraintRefusals: {
    media_owner_id_users_id_fk: 'auth.session_expired',
  },
};
