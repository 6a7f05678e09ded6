/** The subscription of creators (rules/subscriptions). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { openCardPage, openPortal, setRenewal } from './card-subscription.ts';
import { goOn, pauseMonth } from './pause-month.ts';
import { orderMonth } from './pay-month.ts';
import { readSubscription } from './subscription-rows.ts';

export function subscriptionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { subscription } = api;
  serve(app, deps, subscription.read, async ({ actor }) => ({
    subscription: await readSubscription(deps, actor.userId),
  }));
  serve(app, deps, subscription.order, async ({ actor }) => ({
    order: await deps.db.transaction((tx) => orderMonth(deps, tx, actor.userId)),
  }));
  serve(app, deps, subscription.checkout, ({ actor }) => openCardPage(deps, actor.userId));
  serve(app, deps, subscription.portal, ({ actor }) => openPortal(deps, actor.userId));
  serve(app, deps, subscription.renewal, async ({ actor, body }) => {
    await setRenewal(deps, actor.userId, body.isEnding);
    return { subscription: await readSubscription(deps, actor.userId) };
  });
  serve(app, deps, subscription.pause, async ({ actor, body }) => {
    await (body.isPaused ? pauseMonth : goOn)(deps, actor.userId);
    return { subscription: await readSubscription(deps, actor.userId) };
  });
}
