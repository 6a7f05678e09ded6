/**
 * Castings: open briefs that creators apply to, and that become a deal with each creator whom the brand casts. Everything
 * that changes one, or an application to it, happens under the casting's lock (rules/castings).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import { readApplicants } from './applicants.ts';
import { applyToCasting, changeApplication, withdrawApplication } from './apply.ts';
import type { Board } from './board/board.ts';
import { castApplicants } from './cast.ts';
import { closeCasting, endOwnCasting, reopenCasting } from './end-casting.ts';
import { markApplication, markApplicationsSeen } from './mark-applications.ts';
import { findApplication, readApplications } from './own-applications.ts';
import { readOwnCasting, readOwnCastings } from './read-own-castings.ts';
import {
  serveBoard,
  serveCasting,
  serveDrafts,
  serveInvitations,
  serveKeeping,
} from './routes-of-finding.ts';
import { voteOnApplication } from './vote.ts';
import { changeCasting, postCasting } from './write-casting.ts';

export function castingsRoutes(
  app: FastifyInstance,
  deps: Deps,
  { workFacts, board }: { workFacts: WorkFactsReader; board: Board },
): void {
  serveBoard(app, deps, board);
  serveCasting(app, deps);
  serveBrand(app, deps, workFacts);
  serveCreators(app, deps);
  serveDrafts(app, deps);
  serveInvitations(app, deps);
  serveKeeping(app, deps);
}

function serveBrand(app: FastifyInstance, deps: Deps, workFacts: WorkFactsReader): void {
  const { castings } = api;
  serveCreating(app, deps, castings.post, {
    create: async (txDeps, tx, { actor, body }) => ({ casting: await postCasting(txDeps, tx, actor, body) }),
  });
  serve(app, deps, castings.own, ({ actor, query }) => readOwnCastings(deps, actor, query));
  serve(app, deps, castings.readOwn, async ({ actor, params }) => ({
    casting: await readOwnCasting(deps, actor, params.id),
  }));
  serve(app, deps, castings.change, async ({ actor, params, body }) => ({
    casting: await changeCasting(deps, actor, params.id, body),
  }));
  serve(app, deps, castings.close, async ({ actor, params }) => ({
    casting: await closeCasting(deps, actor, params.id),
  }));
  serve(app, deps, castings.reopen, async ({ actor, params, body }) => ({
    casting: await reopenCasting(deps, actor, params.id, body.closesOn),
  }));
  serve(app, deps, castings.end, async ({ actor, params }) => ({
    casting: await endOwnCasting(deps, actor, params.id),
  }));
  serve(app, deps, castings.applicants, ({ actor, params, query }) =>
    readApplicants({ ...deps, workFacts }, actor, params.id, query),
  );
  serve(app, deps, castings.markSeen, async ({ actor, params }) => ({
    casting: await markApplicationsSeen(deps, actor, params.id),
  }));
  serve(app, deps, castings.mark, async ({ actor, params, body }) => ({
    applicant: await markApplication(deps, actor, params, body.mark),
  }));
  serve(app, deps, castings.vote, async ({ actor, params, body }) => ({
    votes: await voteOnApplication(deps, actor, params, body),
  }));
  serveCreating(app, deps, castings.cast, {
    create: async (txDeps, tx, { actor, params, body }) => {
      const deals = await castApplicants(txDeps, tx, actor, params.id, body);
      return { deals, casting: await readOwnCasting({ db: tx, clock: txDeps.clock }, actor, params.id) };
    },
  });
}

function serveCreators(app: FastifyInstance, deps: Deps): void {
  const { castingApplications } = api;
  serve(app, deps, castingApplications.list, ({ actor, query }) => readApplications(deps, actor, query));
  serve(app, deps, castingApplications.read, ({ actor, params }) =>
    findApplication(deps, actor, params.castingId),
  );
  serveCreating(app, deps, castingApplications.apply, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      application: await applyToCasting(txDeps, tx, actor, params.castingId, body),
    }),
  });
  serve(app, deps, castingApplications.change, async ({ actor, params, body }) => ({
    application: await changeApplication(deps, actor, params.castingId, body),
  }));
  serve(app, deps, castingApplications.withdraw, async ({ actor, params }) => ({
    application: await withdrawApplication(deps, actor, params.castingId),
  }));
}
