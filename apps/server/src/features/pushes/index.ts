/** Push: people's devices, and messages to them. */
import type { Feature } from '../../platform/feature.ts';
import { sendPushJob } from './jobs.ts';
import { ownData } from './own-data.ts';
import { type PushParts, pushesRoutes } from './routes.ts';
import { sendPush } from './send-push.ts';

export const pushes: Feature<PushParts> = {
  noun: 'pushes',
  floor: 50,
  owns: ['pushDevices', 'pushChoices'],
  locks: { pushDevices: 93 },
  ownData,
  constraintRefusals: {
    push_devices_user_id_users_id_fk: 'auth.session_expired',
    push_devices_session_id_sessions_id_fk: 'auth.session_expired',
    push_choices_user_id_users_id_fk: 'auth.session_expired',
    // Two calls for one device at once.
    push_devices_session_id_unique: 'request.in_progress',
    push_devices_endpoint_unique: 'request.in_progress',
  },
  routes: pushesRoutes,
  jobs: (deps, { pushServices }) =>
    deps.jobs.handle(sendPushJob, (push) => sendPush(deps, push, pushServices)),
};
