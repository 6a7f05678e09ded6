/**
 * Previews of links in the chat. The server fetches pages at addresses that people enter, so the point is
 * what it refuses: everything except a limited part of a public HTML page (rules/link-previews#fetching),
 * which is parsed in a thread of its own.
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { openPreviews } from './previews.ts';

export function linkPreviewsRoutes(app: FastifyInstance, deps: Deps): void {
  const previews = openPreviews(deps);
  app.addHook('onClose', () => previews.close());
  serve(app, deps, api.linkPreviews.fetch, async ({ body }) => ({
    metadata: await previews.fetch(body.url),
  }));
}
