/** Reads of one's own suspension, and the one answer to it (rules/suspensions). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerSuspension } from './answer-suspension.ts';
import { readOwnSuspension } from './read-own-suspension.ts';

export function suspensionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { suspension } = api;
  serve(app, deps, suspension.read, async ({ actor }) => ({
    suspension: await readOwnSuspension(deps, actor),
  }));
  serve(app, deps, suspension.answer, async ({ actor, body }) => ({
    suspension: await answerSuspension(deps, actor, body.answer),
  }));
}
