/** Needs: one queue of everything that needs a person, by urgency, and what that person put off. */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { putOff, showAgain } from './put-offs.ts';
import { findNeed, readNeeds } from './read-needs.ts';

export function needsRoutes(app: FastifyInstance, deps: Deps): void {
  const { needs } = api;
  serve(app, deps, needs.read, ({ actor }) => readNeeds(deps, actor));
  serve(app, deps, needs.putOff, async ({ actor, body }) => {
    await putOff(deps, actor.userId, await findNeed(deps, actor, body.key), body.until);
    return readNeeds(deps, actor);
  });
  serve(app, deps, needs.showAgain, async ({ actor, body }) => {
    await showAgain(deps, actor.userId, body.key);
    return readNeeds(deps, actor);
  });
}
