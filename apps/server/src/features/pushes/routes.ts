/**
 * Push: notifies people when no screen is open. Notifications decide on content and time; here are the devices, and
 * the way to them.
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PostOptions } from '../link-previews/post-publicly.ts';
import { choose } from './choices.ts';
import { addDevice, removeDevice, renewDevice } from './devices.ts';
import { readPushes } from './read-pushes.ts';
import { testDevice } from './test-device.ts';

/** The push services that may be called. */
export interface PushParts {
  pushServices: PostOptions;
}

export function pushesRoutes(app: FastifyInstance, deps: Deps, { pushServices }: PushParts): void {
  const { pushes } = api;
  serve(app, deps, pushes.read, ({ actor }) => readPushes(deps, actor));
  serve(app, deps, pushes.addDevice, async ({ actor, body }) => {
    await addDevice(deps, actor, body, pushServices);
    return readPushes(deps, actor);
  });
  serve(app, deps, pushes.renewDevice, async ({ body }) => {
    await renewDevice(deps, body, pushServices);
    return {};
  });
  serve(app, deps, pushes.removeDevice, async ({ actor, params }) => {
    await removeDevice(deps, actor.userId, params.id);
    return readPushes(deps, actor);
  });
  serve(app, deps, pushes.testDevice, async ({ actor, params }) => {
    await testDevice(deps, actor.userId, params.id, pushServices);
    return readPushes(deps, actor);
  });
  serve(app, deps, pushes.choose, async ({ actor, body }) => {
    await choose(deps, actor.userId, body);
    return readPushes(deps, actor);
  });
}
