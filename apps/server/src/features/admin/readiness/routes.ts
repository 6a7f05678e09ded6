import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openTestMail, sendTestMail, testContact } from './mail-test.ts';
import { readReadiness } from './read-readiness.ts';

export function readinessRoutes(app: FastifyInstance, deps: Deps): void {
  const { readiness } = api;
  serve(app, deps, readiness.read, () => readReadiness(deps));
  serve(app, deps, readiness.testMail, async ({ body }) => {
    await sendTestMail(deps, body.to);
    return readReadiness(deps);
  });
  serve(app, deps, readiness.testContact, async ({ params }) => {
    await testContact(deps, params.contact);
    return readReadiness(deps);
  });
  serve(app, deps, readiness.openTestMail, async ({ body }) => {
    await openTestMail(deps, body.token);
    return readReadiness(deps);
  });
}
