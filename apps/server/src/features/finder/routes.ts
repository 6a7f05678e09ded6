/** Finder of a person. */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { find } from './find.ts';

export function finderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.finder.find, ({ actor, query }) => find(deps.db, actor, query));
}
