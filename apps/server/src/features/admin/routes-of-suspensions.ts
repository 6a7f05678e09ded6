/** Suspending brands and people, and lifting it again (rules/suspensions). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { markAnswerRead } from '../suspensions/suspension-rows.ts';
import { liftByAdmin, suspendBrandByAdmin, suspendPersonByAdmin } from './suspend.ts';

export function adminSuspensionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminSuspensions } = api;
  serve(app, deps, adminSuspensions.suspendBrand, ({ actor, params: { id }, body: { reason } }) =>
    suspendBrandByAdmin(deps, actor, { id, reason }),
  );
  serve(app, deps, adminSuspensions.suspendPerson, ({ actor, params: { id }, body: { reason } }) =>
    suspendPersonByAdmin(deps, actor, { id, reason }),
  );
  serve(app, deps, adminSuspensions.readAnswer, async ({ params }) => {
    await markAnswerRead(deps.db, params.id, deps.clock());
    return {};
  });
  serve(app, deps, adminSuspensions.lift, ({ actor, params }) => liftByAdmin(deps, actor, params.id));
}
