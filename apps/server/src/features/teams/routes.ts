/**
 * Teams: the people of an organisation, invitations by mail, and the organisations of a person. Roles are the contract's
 * table; every change of who belongs to an organisation happens under the lock of its row (rules/teams).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteSuccess } from '../../platform/http/limits/password-tries.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { changeName } from '../accounts/change-name.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import { placeOf } from '../accounts/sign-in-place.ts';
import { acceptInvitation, hashOfInvited } from './accept-invitation.ts';
import { changeRole, removeMember } from './change-members.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { readOrganizations, startOrganization, switchOrganization } from './organizations.ts';
import { readInvitation } from './read-invitation.ts';
import { readTeam } from './read-team.ts';

const bearerOf = (header: string | undefined) => header?.replace(/^Bearer /i, '') ?? '';

export function teamsRoutes(app: FastifyInstance, deps: Deps): void {
  const { team } = api;
  serve(app, deps, team.read, async ({ actor }) => ({
    team: await readTeam(deps, authorizeOrganization(actor, 'team.read')),
  }));
  serveCreating(app, deps, team.invite, {
    create: async (txDeps, tx, { actor, body }) => ({ invitation: await invite(txDeps, tx, actor, body) }),
  });
  serve(app, deps, team.resendInvitation, async ({ actor, params }) => ({
    invitation: await resendInvitation(deps, actor, params.id),
  }));
  serve(app, deps, team.revokeInvitation, async ({ actor, params }) => {
    await revokeInvitation(deps, actor, params.id);
    return {};
  });
  serve(app, deps, team.readInvitation, async ({ params }) => ({
    invitation: await readInvitation(deps, params.token),
  }));
  serveCreating(app, deps, team.acceptInvitation, {
    prepare: ({ body }) => hashOfInvited(deps, body),
    async create(txDeps, tx, { actor, body, request, prepared: passwordHash }) {
      const session = {
        caller: actor,
        sessionToken: bearerOf(request.headers.authorization),
        place: placeOf(request),
      };
      const signedIn = await acceptInvitation(txDeps, tx, session, body, passwordHash);
      await noteSuccess(txDeps, tx, { whose: { email: signedIn.user.email }, address: request.ip });
      return signedIn;
    },
  });
  serve(app, deps, team.changeRole, async ({ actor, params, body }) => ({
    team: await changeRole(deps, actor, params.userId, body.role),
  }));
  serve(app, deps, team.removeMember, async ({ actor, params }) => {
    await removeMember(deps, actor, params.userId);
    return {};
  });
  serve(app, deps, team.organizations, ({ actor, query }) => readOrganizations(deps.db, actor, query));
  serveCreating(app, deps, team.startOrganization, {
    create: async (txDeps, tx, { actor, body }) => ({
      user: await startOrganization(txDeps, tx, actor, body),
    }),
  });
  serve(app, deps, team.switchOrganization, async ({ actor, body }) => ({
    user: await switchOrganization(deps, actor, body.id),
  }));
  serve(app, deps, team.changeName, async ({ actor, body }) => {
    await changeName(deps, actor, body);
    return { user: await readOwnUser(deps, actor) };
  });
}
