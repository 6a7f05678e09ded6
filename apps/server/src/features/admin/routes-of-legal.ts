/** Legal texts of the operator: read with their templates, published as versions, each in the audit trail (rules/legal). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { publishLegalText, readLegalSettings } from '../legal/publish-legal-text.ts';
import { recordAudit } from './audit.ts';

export function adminLegalRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminLegal } = api;
  serve(app, deps, adminLegal.read, ({ params }) => readLegalSettings(deps, params.page));
  serveCreating(app, deps, adminLegal.publish, {
    async create(txDeps, tx, { actor, params, body }) {
      const { page } = params;
      const { effectiveOn, asks, tells } = body;
      const { version, previous } = await publishLegalText(txDeps, tx, page, { by: actor.name, text: body });
      await recordAudit(txDeps, tx, {
        by: actor,
        action: 'legal.publish',
        subject: page,
        before: { version: previous },
        after: { version, effectiveOn, asks, tells },
      });
      return { version };
    },
  });
}
