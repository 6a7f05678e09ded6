/** Job after somebody joined by a brand's link, done by a feature above (rules/own-people#joining). */
import { m } from '@briefcast/i18n/messages';
import { jobKind } from '../../platform/jobs/kinds.ts';

export interface JoinedByBrand {
  linkId: string;
  brandId: string;
  creatorId: string;
}

export const joinedByBrandJob = jobKind<JoinedByBrand>('own_people.joined', {
  text: m.admin_job_own_people_joined,
  lane: 'quick',
});
