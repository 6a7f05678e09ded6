/** Card payments: opening the provider's checkout page, and the provider's webhook (rules/credits#cards). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { limits } from '../../platform/http/limits/table.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { handleStripeEvent } from './handle-stripe-event.ts';
import { openCheckout } from './open-checkout.ts';

/** Stripe's webhook. Not in the route table, because no client calls it: only signed bodies are accepted. */
async function webhook(app: FastifyInstance, deps: Deps, payments: Payments): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the raw bytes, which must not be parsed as JSON before.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/payments/events', { bodyLimit: limits.bodies.paymentEvent.bytes }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = payments.readEvent(
        body,
        typeof signature === 'string' ? signature : undefined,
        deps.clock(),
      );
      await handleStripeEvent(deps, event);
      return { received: true };
    });
  });
}

export async function paymentsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { payments } = deps;
  serve(app, deps, api.billing.checkout, ({ actor, params }) =>
    openCheckout(deps, authorizeOrganization(actor, 'billing.manage').brandId, params.id),
  );
  if (payments !== null) await webhook(app, deps, payments);
}
