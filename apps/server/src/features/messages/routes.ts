/**
 * Messages of a deal: sent under the deal's lock and acknowledged once durable, read in pages, marked as seen.
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { markRead, markUnread, publishTyping } from './mark-read.ts';
import { readMessagePage } from './read-page.ts';
import { messageSender } from './send-message.ts';

export function messagesRoutes(app: FastifyInstance, deps: Deps): void {
  const send = messageSender(deps);
  serveOnce(app, deps, api.messages.send, ({ actor, body }, once) => send(actor, body, once));
  serve(app, deps, api.messages.page, ({ actor, params, query }) =>
    readMessagePage(deps.db, actor, params.id, query.before),
  );
  serve(app, deps, api.messages.markRead, async ({ actor, params, query }) => {
    await markRead(deps, actor, params.id, query.upTo);
    return {};
  });
  serve(app, deps, api.messages.markUnread, async ({ actor, params }) => {
    await markUnread(deps, actor, params.id);
    return {};
  });
  serve(app, deps, api.messages.typing, async ({ actor, params }) => {
    await publishTyping(deps, actor, params.id);
    return {};
  });
}
