/**
 * Notifications: the bell, its settings and its mails. Nobody calls them: they read the facts behind the answers of
 * the other features (`project-facts.ts`), and a job each minute looks for messages that wait and deadlines that come.
 */

import { AppError, api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { catchUp } from './bundles.ts';
import { catchUpJob, sendBundleJob, sendNotificationMailJob, tickJob } from './jobs.ts';
import { markAllRead, markOneRead } from './mark-read.ts';
import { countUnread, readNotifications } from './read-notifications.ts';
import { remindOfDeadlines } from './remind-of-deadlines.ts';
import { sendBundle } from './send-bundle.ts';
import { sendNotificationMail } from './send-notification-mail.ts';
import { changeSetting, readSettings } from './settings.ts';
import { sweepNotifications } from './sweep-notifications.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';
import { checkWatches } from './watch-messages.ts';

const tickMilliseconds = 60_000;

/** What time alone brings about. The next time is planned first, so that a failure does not end it for good. */
async function tick(deps: Deps): Promise<void> {
  await deps.jobs.plan(tickJob, new Date(deps.clock().getTime() + tickMilliseconds));
  await checkWatches(deps);
  await remindOfDeadlines(deps);
  await sweepNotifications(deps);
}

/** Mail programs' one click comes as a form, which no other call takes. Its only field says what the address does. */
function takeOneClick(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    (request, _body, done) => {
      if (request.routeOptions.url === api.notifications.unsubscribe.path) done(null, undefined);
      else done(new AppError('request.unsupported_type'));
    },
  );
}

export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs } = deps;
  const { notifications } = api;
  takeOneClick(app);
  serve(app, deps, notifications.list, ({ actor, query }) => readNotifications(db, actor, query));
  serve(app, deps, notifications.unreadCount, ({ actor }) => countUnread(db, actor.userId));
  serve(app, deps, notifications.markRead, ({ actor, params }) => markOneRead(deps, actor, params.id));
  serve(app, deps, notifications.markAllRead, ({ actor, body }) => markAllRead(deps, actor, body.dealId));
  serve(app, deps, notifications.settings, ({ actor }) => readSettings(db, actor));
  serve(app, deps, notifications.changeSetting, ({ actor, body }) => changeSetting(db, actor, body));
  serve(app, deps, notifications.readUnsubscription, ({ query }) => readUnsubscription(deps, query.token));
  serve(app, deps, notifications.unsubscribe, ({ query }) => unsubscribe(deps, query.token));

  jobs.handle(sendNotificationMailJob, ({ id }) => sendNotificationMail(deps, id));
  jobs.handle(sendBundleJob, (bundle) => sendBundle(deps, bundle));
  jobs.handle(catchUpJob, ({ userId }) => catchUp(deps, userId));
  jobs.handle(tickJob, () => tick(deps));
  app.addHook('onReady', () => jobs.plan(tickJob, deps.clock()));
}
