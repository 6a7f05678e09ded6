/**
 * Creators as the public sees them: the directory with its filters and pages, single profiles, categories.
 * Only published creators are here, and never with their e-mail (decisions 3.3–3.4).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { readCategories } from './read-categories.ts';
import { readDirectory } from './read-directory.ts';
import { readPublicProfile } from './read-public-profile.ts';

export function creatorsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.creators.directory, ({ query }) => readDirectory(deps.db, query));
  serve(app, deps, api.creators.publicProfile, async ({ params }) => ({
    creator: await readPublicProfile(deps.db, params.id),
  }));
  serve(app, deps, api.creators.categories, async () => ({ categories: await readCategories(deps.db) }));
}
