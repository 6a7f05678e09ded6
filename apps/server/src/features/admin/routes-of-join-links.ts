/** Links that invite people to the market, each change in the audit trail (rules/join-links). */
import { api, type JoinLink } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { createJoinLink, endJoinLink } from '../join-links/change-join-links.ts';
import { mailJoinLink } from '../join-links/mail-join-link.ts';
import { readJoinLinks } from '../join-links/read-join-links.ts';
import { recordAudit } from './audit.ts';

const kept = ({ role, places, joined }: JoinLink) => ({ role, places, joined });

export function joinLinkRoutes(app: FastifyInstance, deps: Deps): void {
  const { joinLinks } = api;
  serve(app, deps, joinLinks.list, async () => ({ joinLinks: await readJoinLinks(deps) }));
  serveCreating(app, deps, joinLinks.create, {
    async create(txDeps, tx, { actor, body }) {
      const joinLink = await createJoinLink(txDeps, tx, body);
      const subject = joinLink.code;
      await recordAudit(txDeps, tx, {
        by: actor,
        action: 'join_link.create',
        subject,
        after: kept(joinLink),
      });
      return { joinLink };
    },
  });
  serve(app, deps, joinLinks.end, ({ actor, params }) =>
    deps.db.transaction(async (tx) => {
      const joinLink = await endJoinLink(deps, tx, params.id);
      const subject = joinLink.code;
      await recordAudit(deps, tx, { by: actor, action: 'join_link.end', subject, before: kept(joinLink) });
      return {};
    }),
  );
  serve(app, deps, joinLinks.mail, ({ actor, params, body }) =>
    deps.db.transaction(async (tx) => {
      const { code: subject, ...sent } = await mailJoinLink(deps, tx, params.id, body);
      const after = { people: sent.sent, text: body.note };
      await recordAudit(deps, tx, { by: actor, action: 'join_link.mail', subject, after });
      return sent;
    }),
  );
}
