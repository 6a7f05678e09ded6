/** Pages of invitation links; the admin's calls are served by features/admin, which writes the audit trail. */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { readJoinPreview } from './read-join-links.ts';

export function joinLinksRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.joinLinks.preview, async ({ params }) => ({
    invitation: await readJoinPreview(deps, params.code),
  }));
}
