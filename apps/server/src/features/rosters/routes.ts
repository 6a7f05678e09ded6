/**
 * Rosters: creators that a brand saved, in lists and with notes. They belong to the organisation: all members
 * see and change them, creators never learn of them (rules/rosters).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import type { WorkFactsReader } from '../creators/work-facts.ts';
import { addList, removeList, removeSaved, renameList, saveCreator } from './change-rosters.ts';
import { readRosterCreators, readRosters } from './read-rosters.ts';

export function rostersRoutes(
  app: FastifyInstance,
  deps: Deps,
  { workFacts }: { workFacts: WorkFactsReader },
): void {
  const { rosters } = api;
  serve(app, deps, rosters.read, ({ actor }) =>
    readRosters(deps.db, authorizeOrganization(actor, 'roster.use')),
  );
  serve(app, deps, rosters.creators, async ({ actor }) => ({
    creators: await readRosterCreators(
      { db: deps.db, workFacts },
      authorizeOrganization(actor, 'roster.use'),
    ),
  }));
  serve(app, deps, rosters.save, async ({ actor, params, body }) => ({
    saved: await saveCreator(deps, actor, params.creatorId, body),
  }));
  serve(app, deps, rosters.remove, async ({ actor, params }) => {
    await removeSaved(deps, actor, params.creatorId);
    return {};
  });
  serveCreating(app, deps, rosters.addList, {
    create: async (txDeps, tx, { actor, body }) => ({ list: await addList(txDeps, tx, actor, body.name) }),
  });
  serve(app, deps, rosters.renameList, async ({ actor, params, body }) => ({
    list: await renameList(deps, actor, { id: params.id, name: body.name }),
  }));
  serve(app, deps, rosters.removeList, async ({ actor, params }) => {
    await removeList(deps, actor, params.id);
    return {};
  });
}
