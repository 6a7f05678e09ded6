/** Creators whom brands bring to the market. */
import { minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { joinedByBrandJob } from '../join-links/joined-by-brand.ts';
import { noteJoined } from './note-joined.ts';
import { ownData } from './own-data.ts';
import { remindInvited } from './remind-invited.ts';
import { ownPeopleRoutes } from './routes.ts';
import { sweepOwnPeople } from './sweep-own-people.ts';

const remindJob = jobKind<Record<string, never>>('own_people.remind', {
  text: m.admin_job_own_people_remind,
  lane: 'quick',
});
const remindEveryMilliseconds = 10 * minuteMs;

export const ownPeople: Feature = {
  noun: 'own-people',
  floor: 90,
  owns: ['ownPeople', 'uninvitedAddresses'],
  ownData,
  constraintRefusals: {
    own_people_brand_id_brands_id_fk: 'auth.session_expired',
    own_people_creator_id_creators_user_id_fk: 'auth.session_expired',
    own_people_link_id_join_links_id_fk: 'joining.not_found',
  },
  routes: ownPeopleRoutes,
  jobs: (deps) => deps.jobs.handle(joinedByBrandJob, (joined) => noteJoined(deps, joined)),
  timers: (deps) => [
    { kind: remindJob, everyMilliseconds: remindEveryMilliseconds, work: () => remindInvited(deps) },
  ],
  sweeps: [sweepOwnPeople],
};
