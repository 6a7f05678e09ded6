/**
 * Ways in which castings and creators find each other besides the board itself: drafts, invitations,
 * creators' saved castings and searches (rules/castings).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { createConcurrencyLimiter } from '../../platform/http/limits/limit-concurrency.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { readySender } from '../../platform/http/ready-answer.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { brandsBlockedBy } from '../blocks/blocked.ts';
import { openLinkCards } from '../media/link-cards.ts';
import type { Board } from './board/board.ts';
import { cardOfCasting } from './casting-card.ts';
import { createCastingDraft, readCastingDrafts, removeCastingDraft, saveCastingDraft } from './drafts.ts';
import { declineInvitation, inviteCreators } from './invite.ts';
import { readCasting } from './read-casting.ts';
import { readFittingCreator } from './read-fitting-creator.ts';
import { readOwnInvitations, readSentInvitations } from './read-invitations.ts';
import { readSavedCastings, saveCasting, unsaveCasting } from './saved-castings.ts';
import { changeSearch, createSearch, readSearches, removeSearch } from './saved-searches.ts';

export function serveBoard(app: FastifyInstance, deps: Deps, board: Board): void {
  const send = readySender({ limiter: createConcurrencyLimiter(limits.answers.large) });
  serve(app, deps, api.castings.board, async ({ actor, parse, request, reply }) => {
    const isCreator = actor.kind === 'user' && actor.role === 'CREATOR';
    const hidden = isCreator ? await brandsBlockedBy(deps.db, actor.userId) : undefined;
    return send(request, reply, await board.answer(parse().query, hidden));
  });
  serve(app, deps, api.castings.fitting, async ({ actor, query }) =>
    board.fitting(
      query,
      await readFittingCreator(deps.db, actor),
      await brandsBlockedBy(deps.db, actor.userId),
    ),
  );
}

export function serveCasting(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.castings.read, async ({ params }) => ({
    casting: await readCasting(deps, params.id),
  }));
  const sendCard = openLinkCards(deps);
  serve(app, deps, api.castings.linkCard, async ({ params, request, reply }) =>
    sendCard(request, reply, cardOfCasting(deps.db, await readCasting(deps, params.id))),
  );
}

export function serveDrafts(app: FastifyInstance, deps: Deps): void {
  const { castingDrafts } = api;
  serve(app, deps, castingDrafts.list, async ({ actor }) => ({
    drafts: await readCastingDrafts(deps.db, actor),
  }));
  serveCreating(app, deps, castingDrafts.create, {
    create: async (txDeps, tx, { actor, body }) => ({
      draft: await createCastingDraft(txDeps, tx, actor, body),
    }),
  });
  serve(app, deps, castingDrafts.save, async ({ actor, params, body }) => ({
    draft: await saveCastingDraft(deps, actor, params.id, body),
  }));
  serve(app, deps, castingDrafts.remove, ({ actor, params }) => removeCastingDraft(deps, actor, params.id));
}

export function serveInvitations(app: FastifyInstance, deps: Deps): void {
  const { castingInvitations } = api;
  serve(app, deps, castingInvitations.sent, ({ actor, params }) =>
    readSentInvitations(deps, actor, params.id),
  );
  serveCreating(app, deps, castingInvitations.invite, {
    create: (txDeps, tx, { actor, params, body }) => inviteCreators(txDeps, tx, actor, params.id, body),
  });
  serve(app, deps, castingInvitations.own, async ({ actor }) => ({
    invitations: await readOwnInvitations(deps, actor),
  }));
  serve(app, deps, castingInvitations.decline, ({ actor, params }) =>
    declineInvitation(deps, actor, params.id),
  );
}

export function serveKeeping(app: FastifyInstance, deps: Deps): void {
  const { savedCastings, castingSearches } = api;
  serve(app, deps, savedCastings.list, async ({ actor }) => ({
    castings: await readSavedCastings(deps, actor),
  }));
  serve(app, deps, savedCastings.save, ({ actor, params }) => saveCasting(deps, actor, params.id));
  serve(app, deps, savedCastings.remove, ({ actor, params }) => unsaveCasting(deps, actor, params.id));
  serve(app, deps, castingSearches.list, async ({ actor }) => ({
    searches: await readSearches(deps.db, actor),
  }));
  serveCreating(app, deps, castingSearches.create, {
    create: async (txDeps, tx, { actor, body }) => ({ search: await createSearch(txDeps, tx, actor, body) }),
  });
  serve(app, deps, castingSearches.change, async ({ actor, params, body }) => ({
    search: await changeSearch(deps, actor, params.id, body),
  }));
  serve(app, deps, castingSearches.remove, ({ actor, params }) => removeSearch(deps, actor, params.id));
}
