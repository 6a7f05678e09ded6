/** The subscription of creators (rules/subscription). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import { settleCardJob, settleMonthMoneyJob, settleSubscriptionJob } from '../payments/hear-event.ts';
import { endCardJob, openCardPage, openPortal, setRenewal } from './by-card.ts';
import { hideLapsed } from './hide-lapsed.ts';
import { goOn, pauseMonth } from './pause-month.ts';
import { orderMonth } from './pay-month.ts';
import { settleMonthMoney } from './refund-month.ts';
import { settleCard, settleSubscription } from './settle-subscription.ts';
import { readSubscription } from './subscription-rows.ts';

const lapseJob = jobKind<Record<string, never>>('subscriptions.lapse', { lane: 'quick' });
const hour = 60 * 60 * 1000;

export function subscriptionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { jobs, payments } = deps;
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

  jobs.handle(lapseJob, async () => {
    // The next time first, so that a failure does not end it for good.
    await jobs.plan(lapseJob, new Date(deps.clock().getTime() + hour));
    await hideLapsed(deps);
  });
  app.addHook('onReady', () => jobs.plan(lapseJob, deps.clock()));
  if (payments === null) return;
  jobs.handle(settleSubscriptionJob, ({ subscriptionId }) =>
    settleSubscription(deps, payments, subscriptionId),
  );
  jobs.handle(settleCardJob, ({ customerId }) => settleCard(deps, payments, customerId));
  jobs.handle(settleMonthMoneyJob, ({ paymentId }) => settleMonthMoney(deps, payments, paymentId));
  jobs.handle(endCardJob, async ({ subscriptionId }) => {
    await payments.stripe.subscriptions.cancel(subscriptionId);
  });
}
