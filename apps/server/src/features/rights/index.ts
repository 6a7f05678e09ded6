/** Rights that end: licences and exclusivities. */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { notifyOfEnds } from './notify-of-ends.ts';
import { rightsRoutes } from './routes.ts';

const notifyOfEndsJob = jobKind<Record<string, never>>('rights.tell', {
  text: m.admin_job_rights,
  lane: 'quick',
});
const notifyEveryMilliseconds = 10 * minuteMs;

export const rights: Feature = {
  noun: 'rights',
  floor: 70,
  // A deal's completion calls its command.
  owns: ['rights', 'calendarAddresses'],
  locks: { rights: 65 },
  constraintRefusals: {
    calendar_addresses_user_id_users_id_fk: 'auth.session_expired',
    rights_deal_id_deals_id_fk: 'deal.not_found',
  },
  routes: rightsRoutes,
  timers: (deps) => [
    { kind: notifyOfEndsJob, everyMilliseconds: notifyEveryMilliseconds, work: () => notifyOfEnds(deps) },
  ],
};
