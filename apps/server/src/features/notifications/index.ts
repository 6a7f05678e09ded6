/** Notifications: the bell, its settings, its mails, and pushes to devices. */

import { minuteMs } from '@briefcast/contract/kit/days';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/feature.ts';
import { everyStep } from '../../platform/jobs/for-each-due.ts';
import { catchUp } from './bundles.ts';
import {
  catchUpJob,
  pushKeptJob,
  pushNewsJob,
  pushWrittenJob,
  sendBundleJob,
  sendNotificationMailJob,
  settleNewsJob,
  tellEverybodyJob,
  tickJob,
} from './jobs.ts';
import { ownData } from './own-data.ts';
import { notificationsProjection } from './project-facts.ts';
import { pushKept, pushNews } from './push-news.ts';
import { pushWritten } from './push-written.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';
import { notificationsRoutes } from './routes.ts';
import { sendAfterQuietHours } from './send-after-quiet-hours.ts';
import { sendBundle } from './send-bundle.ts';
import { sendNotificationMail } from './send-notification-mail.ts';
import { settleNews } from './settle-news.ts';
import { sweepNotifications } from './sweep-notifications.ts';
import { tellEverybody } from './tell-everybody.ts';
import { checkWatches } from './watch-messages.ts';

/** Runs what becomes due with time. */
const tick = (deps: Deps): Promise<void> =>
  everyStep(
    () => checkWatches(deps),
    () => remindOfDeadlines(deps),
    () => sendAfterQuietHours(deps),
    () => sweepNotifications(deps),
  );

export const notifications: Feature = {
  noun: 'notifications',
  floor: 140,
  owns: ['notifications', 'notificationSettings', 'messageWatches'],
  locks: { notifications: 94, messageWatches: 95 },
  ownData,
  constraintRefusals: {
    notification_settings_user_id_users_id_fk: 'auth.session_expired',
    // Written only by jobs and projections, which look again.
    notifications_user_id_users_id_fk: 'admin.user_not_found',
    notifications_deal_id_deals_id_fk: 'deal.not_found',
    notifications_casting_id_castings_id_fk: 'casting.not_found',
    // Written only by projections, which look again.
    message_watches_user_id_users_id_fk: 'admin.user_not_found',
    message_watches_deal_id_deals_id_fk: 'deal.not_found',
  },
  routes: notificationsRoutes,
  jobs(deps) {
    deps.jobs.handle(sendNotificationMailJob, ({ id }) => sendNotificationMail(deps, id));
    deps.jobs.handle(sendBundleJob, (bundle) => sendBundle(deps, bundle));
    deps.jobs.handle(pushNewsJob, ({ id }) => pushNews(deps, id));
    deps.jobs.handle(pushWrittenJob, (of) => pushWritten(deps, of));
    deps.jobs.handle(pushKeptJob, ({ ids }) => pushKept(deps, ids));
    deps.jobs.handle(settleNewsJob, (subject) => settleNews(deps, subject));
    deps.jobs.handle(tellEverybodyJob, (news) => tellEverybody(deps, news));
    deps.jobs.handle(catchUpJob, ({ userId }) => catchUp(deps, userId));
  },
  timers: (deps) => [{ kind: tickJob, everyMilliseconds: minuteMs, work: () => tick(deps) }],
  follows: notificationsProjection,
};
