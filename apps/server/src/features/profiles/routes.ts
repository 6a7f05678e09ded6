/**
 * One PUT for two roles: the actor's role decides the schema of the body, and which feature makes the change.
 * Fields of the other role, and fields nobody may set, are ignored (rules/wire#partial-updates).
 */
import { api, BrandProfileUpdate, CreatorProfileUpdate } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOwnUser } from '../accounts/read-account.ts';
import { updateBrandProfile } from '../brands/update-profile.ts';
import { changeCreatorProfile } from './change-creator.ts';

export function profilesRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.profiles.update, async ({ actor, body }) => {
    if (actor.role === 'CREATOR') {
      await changeCreatorProfile(deps, actor.userId, CreatorProfileUpdate.parse(body));
    } else {
      await updateBrandProfile(deps, actor, BrandProfileUpdate.parse(body));
    }
    return { user: await readOwnUser(deps, actor) };
  });
}
