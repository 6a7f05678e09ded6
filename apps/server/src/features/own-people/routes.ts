/**
 * Creators whom a brand brings to the market: by a link, or by a mail to each address. Those who join stand in its
 * roster, and it may brief them before they are published (rules/own-people).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { answerInvitation, noteOpened } from './answer-invitation.ts';
import { endOwnLink, openOwnLink } from './change-link.ts';
import { inviteOwnPeople } from './invite-own-people.ts';
import { tellKnown } from './known-addresses.ts';
import { readOwnPeople } from './read-own-people.ts';

export function ownPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  const { ownPeople } = api;
  serve(app, deps, ownPeople.read, ({ actor }) =>
    readOwnPeople(deps, authorizeOrganization(actor, 'ownpeople.read')),
  );
  serve(app, deps, ownPeople.openLink, async ({ actor, body }) => ({
    link: await openOwnLink(deps, actor, body),
  }));
  serve(app, deps, ownPeople.endLink, async ({ actor }) => {
    await endOwnLink(deps, actor);
    return {};
  });
  serve(app, deps, ownPeople.look, ({ actor, body }) =>
    tellKnown(deps.db, authorizeOrganization(actor, 'ownpeople.invite'), body.emails),
  );
  serveCreating(app, deps, ownPeople.invite, {
    create: (txDeps, tx, { actor, body }) => inviteOwnPeople(txDeps, tx, actor, body),
  });
  serve(app, deps, ownPeople.open, async ({ params }) => {
    await noteOpened(deps, params.code);
    return {};
  });
  serve(app, deps, ownPeople.decline, async ({ params }) => {
    await answerInvitation(deps, params.code);
    return {};
  });
}
