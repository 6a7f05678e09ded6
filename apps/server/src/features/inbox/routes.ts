/** Inbox of a person: its conversations, those that need no answer, and who answers. */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { give } from './give.ts';
import { readInbox } from './read-inbox.ts';
import { settle } from './settle.ts';

export function inboxRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.inbox.list, ({ actor, query }) => readInbox(deps.db, actor, query));
  serve(app, deps, api.inbox.settle, async ({ actor, params, body }) => {
    await settle(deps, actor, params.id, body);
    return {};
  });
  serve(app, deps, api.inbox.give, async ({ actor, params, body }) => {
    await give(deps, actor, params.id, body);
    return {};
  });
}
