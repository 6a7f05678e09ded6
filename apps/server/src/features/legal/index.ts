/** Legal texts, their versions, and who accepted which. */
import type { Feature } from '../../platform/feature.ts';
import { ownData } from './acceptances.ts';
import { legalRoutes } from './routes.ts';

export const legal: Feature = {
  noun: 'legal',
  floor: 20,
  owns: ['legalTexts', 'legalAcceptances'],
  ownData,
  constraintRefusals: {
    legal_acceptances_user_id_users_id_fk: 'auth.session_expired',
    // Two admins published the same page at once.
    legal_texts_page_version_pk: 'legal.version_changed',
  },
  routes: legalRoutes,
};
