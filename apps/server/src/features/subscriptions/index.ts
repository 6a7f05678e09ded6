/** The subscription of creators. */
import { hourMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import type { Feature } from '../../platform/feature.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import {
  settleCardJob,
  settleMonthMoneyJob,
  settleSubscriptionJob,
} from '../payments/handle-stripe-event.ts';
import { endCardJob } from './card-subscription.ts';
import { hideLapsed } from './hide-lapsed.ts';
import { ownData } from './own-data.ts';
import { settleMonthMoney } from './refund-month.ts';
import { subscriptionsRoutes } from './routes.ts';
import { settleCard, settleSubscription } from './settle-subscription.ts';

const lapseJob = jobKind<Record<string, never>>('subscriptions.lapse', {
  text: m.admin_job_subscriptions,
  lane: 'quick',
});

export const subscriptions: Feature = {
  noun: 'subscriptions',
  floor: 70,
  owns: ['creatorSubscriptions', 'subscriptionOrders'],
  locks: { creatorSubscriptions: 31, subscriptionOrders: 82 },
  ownData,
  constraintRefusals: {
    creator_subscriptions_creator_id_creators_user_id_fk: 'auth.session_expired',
  },
  routes: subscriptionsRoutes,
  jobs(deps) {
    const { jobs, payments } = deps;
    if (payments === null) return;
    jobs.handle(settleSubscriptionJob, ({ subscriptionId }) =>
      settleSubscription(deps, payments, subscriptionId),
    );
    jobs.handle(settleCardJob, ({ customerId }) => settleCard(deps, payments, customerId));
    jobs.handle(settleMonthMoneyJob, ({ paymentId }) => settleMonthMoney(deps, payments, paymentId));
    jobs.handle(endCardJob, async ({ subscriptionId }) => {
      await payments.stripe.subscriptions.cancel(subscriptionId);
    });
  },
  timers: (deps) => [{ kind: lapseJob, everyMilliseconds: hourMs, work: () => hideLapsed(deps) }],
};
