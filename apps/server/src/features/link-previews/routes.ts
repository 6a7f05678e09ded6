/**
 * Link previews: what a link in the chat leads to. The server fetches pages that strangers name, so the work here
 * is in what it refuses: everything but a bounded piece of a public HTML page (rules/link-previews#fetching), which is
 * read in a thread of its own.
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
