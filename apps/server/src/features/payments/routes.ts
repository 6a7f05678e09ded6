/** Paying by card: the way to the provider's page, and what the provider tells (rules/billing#cards). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { jobKind } from '../../platform/jobs/kinds.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { hearEvent } from './hear-event.ts';
import { openCheckout } from './open-checkout.ts';
import { lookAtCheckouts, sendBack, sendBackJob, settlePayment, settlePaymentJob } from './settle-payment.ts';

const lookJob = jobKind<Record<string, never>>('payments.look', { lane: 'quick' });
const hour = 60 * 60 * 1000;
/** Events are small; those of large objects have some kilobytes. */
const maxEventBytes = 256 * 1024;

/** Where Stripe tells its events. Not in the route table, as no client calls it: only a signed body is heard. */
async function webhook(app: FastifyInstance, deps: Deps, payments: Payments): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes, which nothing may have read as JSON before.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/payments/events', { bodyLimit: maxEventBytes }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = payments.readEvent(
        body,
        typeof signature === 'string' ? signature : undefined,
        deps.clock(),
      );
      await hearEvent(deps, event);
      return { received: true };
    });
  });
}

export async function paymentsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { payments } = deps;
  serve(app, deps, api.billing.checkout, ({ actor, params }) =>
    openCheckout(deps, authorizeOrganization(actor, 'billing.manage').brandId, params.id),
  );
  if (payments === null) return;
  deps.jobs.handle(settlePaymentJob, ({ paymentId }) => settlePayment(deps, payments, paymentId));
  deps.jobs.handle(sendBackJob, ({ paymentId }) => sendBack(payments, paymentId));
  deps.jobs.handle(lookJob, async () => {
    // The next time first, so that a failure does not end it for good.
    await deps.jobs.plan(lookJob, new Date(deps.clock().getTime() + hour));
    await lookAtCheckouts(deps, payments);
  });
  app.addHook('onReady', () => deps.jobs.plan(lookJob, new Date(deps.clock().getTime() + hour)));
  await webhook(app, deps, payments);
}
