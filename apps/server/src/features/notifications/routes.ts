/**
 * Notifications: the bell, its settings and its mails. No feature calls them: they follow the facts of other
 * features (`project-facts.ts`), and a job each minute looks for unread messages and near deadlines.
 */

import { AppError, api } from '@briefcast/contract';
import { pageLanguages, pagesBegin } from '@briefcast/i18n/page-paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { serve } from '../../platform/http/serve.ts';
import { markAllRead, markOneRead } from './mark-read.ts';
import { countUnread, readNotifications } from './read-notifications.ts';
import { changeSettings, readSettings } from './settings.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';

/** The link of a mail leads to the page of its language, to which mail programs post as well (RFC 8058). */
const oneClick = api.notifications.unsubscribe;
const oneClicks = [
  oneClick,
  ...pageLanguages
    .slice(1)
    .map((language) => ({ ...oneClick, path: `${pagesBegin(language)}${oneClick.path}` as `/${string}` })),
];

/** One-click unsubscription sends a form, which no other call accepts. Its only field repeats what the URL says. */
function takeOneClick(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.bodies.unsubscription.bytes },
    (request, _body, done) => {
      if (oneClicks.some(({ path }) => path === request.routeOptions.url)) done(null, undefined);
      else done(new AppError('request.unsupported_type'));
    },
  );
}

export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { notifications } = api;
  takeOneClick(app);
  serve(app, deps, notifications.list, ({ actor, query }) => readNotifications(db, actor, query));
  serve(app, deps, notifications.unreadCount, ({ actor }) => countUnread(db, actor));
  serve(app, deps, notifications.markRead, ({ actor, params }) => markOneRead(deps, actor, params.id));
  serve(app, deps, notifications.markAllRead, ({ actor, body }) => markAllRead(deps, actor, body.dealId));
  serve(app, deps, notifications.settings, ({ actor }) => readSettings(db, actor));
  serve(app, deps, notifications.changeSettings, ({ actor, body }) => changeSettings(db, actor, body));
  serve(app, deps, notifications.readUnsubscription, ({ query }) => readUnsubscription(deps, query.token));
  for (const spec of oneClicks) {
    serve(app, deps, spec, ({ query }) => unsubscribe(deps, query.token));
  }
}
